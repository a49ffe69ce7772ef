// The enquiry form of the contact page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { divisions } from '#db/content/divisions.ts';
import { EnquiryForm } from '#ui/site/contact/enquiry-form.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: EnquiryForm,
  parameters: {
    docs: {
      description: {
        component: `The enquiry form of the contact page.

        Do: pass the titles of the divisions, and the configured embed.

        Don't: put it in a dialog.`,
      },
    },
  },
  decorators: [inBox({ style: { maxWidth: '56rem', padding: 'var(--margin)' } })],
  args: { interests: divisions.map(({ title }) => title) },
} satisfies Meta<typeof EnquiryForm>;
type Story = StoryObj<typeof EnquiryForm>;

export const Empty: Story = {};
export const WithoutInterests: Story = { args: { interests: [] } };
export const ReturnedForm: Story = {
  args: {
    values: {
      name: 'Ada Lovelace',
      email: 'ada@example',
      phone: '12',
      interest: 'Enterprise',
      message: 'A shop for engines',
    },
    errors: {
      email: 'Please enter a valid email address, such as name@example.com',
      phone: 'Please enter a valid phone number, such as +44 151 496 0120',
    },
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
