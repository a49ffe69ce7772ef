// /enquiry/thank-you.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { enquiryThanks } from '#db/content/thank-you.ts';
import { ThankYou } from '#ui/site/frame/thank-you.tsx';
import { PublicScreen } from './frames.tsx';

function EnquiryThankYou() {
  return (
    <PublicScreen path="/enquiry/thank-you">
      <ThankYou
        text={enquiryThanks}
        sign="tick"
        mark={company.mark}
        urgentPhone={company.urgentPhone}
      />
    </PublicScreen>
  );
}

export default { component: EnquiryThankYou } satisfies Meta<typeof EnquiryThankYou>;

export const Whole: StoryObj<typeof EnquiryThankYou> = {};
