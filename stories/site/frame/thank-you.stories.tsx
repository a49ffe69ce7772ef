// The two confirmations.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { ThankYou } from '#ui/site/frame/thank-you.tsx';
import { original, valuesOf } from '../../fixtures/originals.ts';

export default {
  component: ThankYou,
  parameters: {
    docs: {
      description: {
        component: `The confirmation after an enquiry or a booking: what happens next, with links.

        Do: say when and by whom visitors get a reply.

        Don't: let search engines index it: both pages are noindex.`,
      },
    },
  },
  args: {
    ...valuesOf(original('enquiry-thank-you'), 'thank-you'),
    sign: 'tick',
    mark: company.mark,
    urgentPhone: company.urgentPhone,
  },
} satisfies Meta<typeof ThankYou>;
type Story = StoryObj<typeof ThankYou>;

export const Enquiry: Story = {};
export const Booking: Story = {
  args: { ...valuesOf(original('booking-thank-you'), 'thank-you'), sign: 'ring' },
};
