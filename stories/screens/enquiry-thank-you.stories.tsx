// /enquiry/thank-you.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { ThankYou } from '#ui/site/frame/thank-you.tsx';
import { original, valuesOf } from '../fixtures/originals.ts';
import { PublicScreen } from './frames.tsx';

function EnquiryThankYou() {
  return (
    <PublicScreen path="/enquiry/thank-you">
      <ThankYou
        {...valuesOf(original('enquiry-thank-you'), 'thank-you')}
        sign="tick"
        mark={company.mark}
        urgentPhone={company.urgentPhone}
      />
    </PublicScreen>
  );
}

export default { component: EnquiryThankYou } satisfies Meta<typeof EnquiryThankYou>;

export const Whole: StoryObj<typeof EnquiryThankYou> = {};
