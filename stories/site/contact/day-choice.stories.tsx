// The day of a call as chips.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { callDays } from '#ui/site/contact/call-days.ts';
import { DayChoice } from '#ui/site/contact/day-choice.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: DayChoice,
  parameters: {
    docs: {
      description: {
        component: `The day of a call as chips, and a calendar for any other day.

        Do: offer the next few working days.

        Don't: use it without JavaScript: a date field is shown there.`,
      },
    },
  },
  decorators: [
    inBox({ style: { display: 'grid', gap: 'var(--space-6)', padding: 'var(--margin)' } }),
  ],
  args: { days: callDays(Date.parse('2026-11-24T10:00:00Z')) },
} satisfies Meta<typeof DayChoice>;
type Story = StoryObj<typeof DayChoice>;

export const Soon: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('As soon as you can')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByLabelText('Today')).toBeChecked();
    await expect(canvas.queryByLabelText('Which day?')).toBeNull();
  },
};
export const AListedDay: Story = { args: { chosen: '2026-11-26' } };
export const AnotherDay: Story = {
  args: { chosen: '2026-12-09' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Another day')).toBeChecked();
    await expect(canvas.getByLabelText('Which day?')).toHaveValue('2026-12-09');
  },
};
