// The call request form of the booking dialog, for when no scheduler is configured or wanted.
import type { ReactNode } from 'react';
import {
  ENQUIRY_EMAIL_MAX_CHARS,
  ENQUIRY_NAME_MAX_CHARS,
  ENQUIRY_PHONE_MAX_CHARS,
} from '#db/limits.ts';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';
import { PillChoice } from '#ui/site/frame/pill-choice.tsx';
import { firstError, NativeForm, type ReturnedForm } from './native-form.tsx';

const TIMES = [
  { value: 'any', label: 'Any time' },
  { value: 'morning', label: '9 to 12' },
  { value: 'midday', label: '12 to 3' },
  { value: 'afternoon', label: '3 to 6' },
];

interface CallRequestFormProps extends ReturnedForm {
  /** The field for the day; by default a date input, which needs no script. */
  day?: ReactNode;
}

/** Name, phone, day, time, email and a note; leads to /book-a-call/thank-you. */
export function CallRequestForm({ day, values = {}, errors = {} }: CallRequestFormProps) {
  const first = firstError(errors, ['name', 'phone', 'preferredDate', 'email', 'message']);
  return (
    <NativeForm
      kind="call"
      label="Call request"
      send="Ask for a call"
      next="/book-a-call/thank-you"
      values={values}
      errors={errors}
      small="We’ll use your number for this call, and for nothing else."
    >
      <Field label="Name" error={errors.name} half>
        <Input
          name="name"
          defaultValue={values.name}
          autoComplete="name"
          autoFocus={first === 'name'}
          maxLength={ENQUIRY_NAME_MAX_CHARS}
          required
        />
      </Field>
      <Field label="Phone" error={errors.phone} half>
        <Input
          name="phone"
          type="tel"
          defaultValue={values.phone}
          autoComplete="tel"
          autoFocus={first === 'phone'}
          maxLength={ENQUIRY_PHONE_MAX_CHARS}
          required
        />
      </Field>
      {day ?? (
        <Field
          label="Day"
          hint="Leave it empty and we’ll ring on the next working day."
          error={errors.preferredDate}
          optional
          half
        >
          <Input
            name="preferredDate"
            type="date"
            defaultValue={values.preferredDate}
            autoFocus={first === 'preferredDate'}
          />
        </Field>
      )}
      <PillChoice
        label="Time, in the UK"
        name="preferredTime"
        options={TIMES}
        chosen={values.preferredTime ?? 'any'}
      />
      <Field label="Email" error={errors.email} optional half>
        <Input
          name="email"
          type="email"
          defaultValue={values.email}
          autoComplete="email"
          autoFocus={first === 'email'}
          maxLength={ENQUIRY_EMAIL_MAX_CHARS}
          spellCheck={false}
        />
      </Field>
      <Field label="What shall we talk about?" error={errors.message} optional half>
        <Textarea name="message" rows={1} defaultValue={values.message} />
      </Field>
    </NativeForm>
  );
}
