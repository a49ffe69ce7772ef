// The dialog that asks when to publish an item or its changes.
import { type ReactElement, useState } from 'react';
import { DAY_MS, MINUTE_MS } from '#db/limits.ts';
import { serverNow } from '#ui/islands/server-clock.ts';
import { Button } from '#ui/kit/button.tsx';
import { DateTimeInput } from '#ui/kit/date-time-input.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { useTimeZone } from '#ui/kit/use-time-zone.ts';
import { formatMoment, fromWallTime, toWallTime } from '#ui/kit/zoned-time.ts';

interface ScheduleDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactElement;
  /** The current date, ISO 8601; null proposes tomorrow morning. */
  publishDate: string | null;
  /** Whether the time is that of changes to a live item. */
  ofChanges?: boolean;
  /** Called with a future moment in ISO 8601, and the same moment in words. */
  onSchedule: (publishDate: string, inWords: string) => void;
}

/** Rejects a moment in the past, also one that passed while the dialog was open. */
export function ScheduleDialog({
  trigger,
  publishDate,
  ofChanges = false,
  onSchedule,
}: ScheduleDialogProps) {
  const zone = useTimeZone();
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  const [min, setMin] = useState<string>();
  const [error, setError] = useState<string>();
  const title = `${publishDate === null ? 'Schedule' : 'Reschedule'}${ofChanges ? ' changes' : ''}`;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) return;
        setValue(publishDate ?? tomorrowMorning(zone));
        setMin(new Date(serverNow() + MINUTE_MS).toISOString());
        setError(undefined);
      }}
      size="sm"
      title={title}
      description={
        ofChanges
          ? 'The changes go live automatically. Until then the live page stays as it is.'
          : 'Goes live automatically. Hidden until then.'
      }
      trigger={trigger}
      panelProps={{
        onCloseAutoFocus(event) {
          // a refused save has led to its field while the dialog was closing
          if (document.activeElement !== document.body) event.preventDefault();
        },
      }}
    >
      <form
        className="login-dialog"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // in React, the event bubbles from the portal to the surrounding form
          event.stopPropagation();
          if (value === null) return setError('Choose a date and a time.');
          if (Date.parse(value) <= serverNow()) return setError('Choose a time in the future.');
          setOpen(false);
          onSchedule(value, formatMoment(value, zone));
        }}
      >
        <Field label="Publish at" error={error}>
          <DateTimeInput
            value={value}
            min={min}
            onValueChange={(next) => {
              setValue(next);
              setError(undefined);
            }}
          />
        </Field>
        <Button type="submit" variant="primary">
          {title}
        </Button>
      </form>
    </Dialog>
  );
}

function tomorrowMorning(zone: string): string | null {
  const tomorrow = toWallTime(new Date(serverNow() + DAY_MS).toISOString(), zone);
  return fromWallTime(`${tomorrow.slice(0, 10)}T09:00`, zone);
}
