// The newsletter form of the footer.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { NewsletterForm } from '#ui/site/contact/newsletter-form.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: NewsletterForm,
  parameters: {
    docs: {
      description: {
        component: `The newsletter form of the footer.

        Do: give it to the footer, once a page.

        Don't: promise more than one email a month.`,
      },
    },
  },
  decorators: [inBox({ style: { maxWidth: '56rem', padding: 'var(--margin)' } })],
  args: { company: 'Verso' },
} satisfies Meta<typeof NewsletterForm>;
type Story = StoryObj<typeof NewsletterForm>;

export const OnDark: Story = { globals: { theme: 'dark' } };
export const OnPaper: Story = {};
export const ReturnedForm: Story = {
  args: {
    values: { email: 'ada@example' },
    errors: { email: 'Please enter a valid email address, such as name@example.com' },
  },
};
