// /book-a-call/thank-you.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { bookingThanks } from '#db/content/thank-you.ts';
import { ThankYou } from '#ui/site/frame/thank-you.tsx';
import { PublicScreen } from './frames.tsx';

function BookingThankYou() {
  return (
    <PublicScreen path="/book-a-call/thank-you">
      <ThankYou
        text={bookingThanks}
        sign="ring"
        mark={company.mark}
        urgentPhone={company.urgentPhone}
      />
    </PublicScreen>
  );
}

export default { component: BookingThankYou } satisfies Meta<typeof BookingThankYou>;

export const Whole: StoryObj<typeof BookingThankYou> = {};
