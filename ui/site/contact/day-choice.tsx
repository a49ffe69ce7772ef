// The day of a call as chips, and a calendar for any other day.
import { useState } from 'react';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { PillChoice } from '#ui/site/frame/pill-choice.tsx';
import type { CallDay } from './call-days.ts';

interface DayChoiceProps {
  days: readonly CallDay[];
  /** The day chosen before, an ISO date. */
  chosen?: string;
}

const OTHER = 'other';

/** Sends `preferredDate`: one of the days, the day of the calendar, or nothing for as soon as possible. */
export function DayChoice({ days, chosen = '' }: DayChoiceProps) {
  const options = [{ value: '', label: 'As soon as you can' }, ...days];
  const isListed = options.some(({ value }) => value === chosen);
  const [choice, setChoice] = useState(isListed ? chosen : OTHER);
  return (
    <>
      <div onChange={({ target }) => setChoice((target as HTMLInputElement).value)}>
        <PillChoice
          label="Day"
          name="preferredDate"
          options={[...options, { value: OTHER, label: 'Another day' }]}
          chosen={choice}
        />
      </div>
      {choice === OTHER && (
        <Field label="Which day?" half>
          {/* comes after the chips, so its value is the one that is sent */}
          <Input name="preferredDate" type="date" defaultValue={isListed ? '' : chosen} />
        </Field>
      )}
    </>
  );
}
