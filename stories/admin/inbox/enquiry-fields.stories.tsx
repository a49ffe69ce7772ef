// The facts of an enquiry in the inbox: of a whole one, and of a call request.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactFields, EnquiryFields } from '#ui/admin/inbox/enquiry-fields.tsx';
import { callRequest, enquiry } from '../../fixtures/enquiries.ts';
import { inBox } from '../../fixtures/in-box.tsx';

const meta = {
  component: EnquiryFields,
  args: { fields: contactFields(enquiry) },
  parameters: {
    docs: {
      description: {
        component: `Names and values of an enquiry; a field without a value is left out.

        Do: show it below the message.

        Don't: repeat the message or the name of the sender in it.`,
      },
    },
  },
  decorators: [inBox({ style: { padding: 'var(--margin)', maxWidth: '48rem' } })],
} satisfies Meta<typeof EnquiryFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: '+44 151 496 0120' });
    await expect(phone).toHaveAttribute('href', 'tel:+441514960120');
    await expect(canvas.queryByText('Preferred time')).toBeNull();
  },
};
export const CallRequest: Story = { args: { fields: contactFields(callRequest) } };
