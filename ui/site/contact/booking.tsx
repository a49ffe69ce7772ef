// The booking dialog (docs/contract.md, Booking): the scheduler where one is configured, else the native call request as
// the right page of a spread, with the announcement of the call on the left.
import { type FormEvent, useRef, useState } from 'react';
import type { Drawing } from '#db/content/company.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';
import { RingingMark } from '#ui/site/frame/ringing-mark.tsx';
import { booking } from './booking-store.ts';
import { callDays } from './call-days.ts';
import { CallRequestForm } from './call-request-form.tsx';
import { DayChoice } from './day-choice.tsx';
import type { TypedValues } from './native-form.tsx';
import { Scheduler, type SchedulerEmbed } from './scheduler.tsx';
import { BookingContext, useBooking } from './use-booking.ts';

interface BookingProps {
  /** Null when none is configured. */
  scheduler: SchedulerEmbed | null;
  /** The mark that rings beside the form. */
  mark: Drawing;
}

/** Opens from every `[data-opens="booking"]` of the page (`behaviours/booking-buttons.ts`). */
export function Booking(props: BookingProps) {
  return (
    <BookingContext value={booking}>
      <BookingDialog {...props} />
    </BookingContext>
  );
}

/** Focuses the name; without the form, the close button gets the focus. */
function focusFirstField(event: Event) {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[name="name"]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** The days from now on, computed when the dialog is opened. */
function NextDays({ chosen }: { chosen: string | undefined }) {
  return <DayChoice days={callDays(Date.now())} chosen={chosen} />;
}

function BookingDialog({ scheduler, mark }: BookingProps) {
  const { isOpen, close } = useBooking();
  const [wantsForm, setWantsForm] = useState(false);
  const calendar = wantsForm ? null : scheduler;
  // keeps what was typed while the dialog is closed
  const typed = useRef<TypedValues>({});
  const keep = ({ target }: FormEvent) => {
    const { form } = target as HTMLInputElement;
    if (form) typed.current = Object.fromEntries(new FormData(form) as Iterable<[string, string]>);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title="Book a Call"
      size="wide"
      theme="light"
      panelProps={{ 'aria-modal': true, onOpenAutoFocus: focusFirstField }}
    >
      <div className="booking" data-way={calendar ? 'calendar' : 'form'} onInput={keep}>
        {calendar === null ? (
          <>
            <p className="booking-lead">
              Leave your number, and our commercial director will ring you at the time you choose.
            </p>
            <CallRequestForm
              day={<NextDays chosen={typed.current.preferredDate} />}
              values={typed.current}
            />
            {mark.path && <RingingMark mark={mark} />}
          </>
        ) : (
          <Scheduler {...calendar} />
        )}
        <p className="booking-ways">
          <TextLink href={scheduler?.url ?? '/contact'} target="_blank" rel="noopener" arrow="out">
            {scheduler ? 'Open in a new tab' : 'Write to us in a new tab'}
          </TextLink>
          {scheduler && (
            <Button variant="link" onClick={() => setWantsForm(!wantsForm)}>
              {wantsForm ? 'Choose a time in the calendar' : 'Rather have us call you?'}
            </Button>
          )}
        </p>
      </div>
    </Dialog>
  );
}
