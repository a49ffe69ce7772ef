// Asks the agency to call.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { callDays } from '#ui/site/contact/call-days.ts';
import { CallRequestForm } from '#ui/site/contact/call-request-form.tsx';
import { DayChoice } from '#ui/site/contact/day-choice.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: CallRequestForm,
  parameters: {
    docs: {
      description: {
        component: `Asks the agency to call.

        Do: show it in the booking dialog, where no scheduler is configured or wanted.

        Don't: ask for more than a call needs.`,
      },
    },
  },
  decorators: [inBox({ style: { maxWidth: '56rem', padding: 'var(--margin)' } })],
} satisfies Meta<typeof CallRequestForm>;
type Story = StoryObj<typeof CallRequestForm>;

export const Empty: Story = {};
export const WithDays: Story = {
  args: { day: <DayChoice days={callDays(Date.parse('2026-11-24T10:00:00Z'))} /> },
};
export const ReturnedForm: Story = {
  args: {
    values: { name: 'Ada', phone: 'call me', preferredTime: 'morning' },
    errors: { phone: 'Please enter a valid phone number, such as +44 151 496 0120' },
  },
};
