// The two confirmations.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { bookingThanks, enquiryThanks } from '#db/content/thank-you.ts';
import { ThankYou } from '#ui/site/frame/thank-you.tsx';

export default {
  component: ThankYou,
  parameters: {
    docs: {
      description: {
        component: `After an enquiry or a booking: what happens next, and where to go meanwhile.

        Do: say when and by whom the answer comes.

        Don't: let search engines in: both pages are noindex.`,
      },
    },
  },
  args: {
    text: enquiryThanks,
    sign: 'tick',
    mark: company.mark,
    urgentPhone: company.urgentPhone,
  },
} satisfies Meta<typeof ThankYou>;
type Story = StoryObj<typeof ThankYou>;

export const Enquiry: Story = {};
export const Booking: Story = { args: { text: bookingThanks, sign: 'ring' } };
