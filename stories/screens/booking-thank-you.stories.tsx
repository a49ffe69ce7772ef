// /book-a-call/thank-you.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { ThankYou } from '#ui/site/frame/thank-you.tsx';
import { original, valuesOf } from '../fixtures/originals.ts';
import { PublicScreen } from './frames.tsx';

function BookingThankYou() {
  return (
    <PublicScreen path="/book-a-call/thank-you">
      <ThankYou
        {...valuesOf(original('booking-thank-you'), 'thank-you')}
        sign="ring"
        mark={company.mark}
        urgentPhone={company.urgentPhone}
      />
    </PublicScreen>
  );
}

export default { component: BookingThankYou } satisfies Meta<typeof BookingThankYou>;

export const Whole: StoryObj<typeof BookingThankYou> = {};
