// One of a few answers as a row of pills.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PillChoice } from '#ui/site/frame/pill-choice.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: PillChoice,
  parameters: {
    docs: {
      description: {
        component: `One of a few answers as a row of pills.

        Do: use it for two to five short answers in a form of the public site.

        Don't: use it for filters, which are FilterChips.`,
      },
    },
  },
  decorators: [inBox({ style: { maxWidth: '56rem', padding: 'var(--margin)' } })],
  args: {
    label: 'What is it about?',
    name: 'interest',
    options: ['Commerce', 'Enterprise', 'Performance'].map((value) => ({ value, label: value })),
  },
} satisfies Meta<typeof PillChoice>;
type Story = StoryObj<typeof PillChoice>;

export const Nothing: Story = { args: { optional: true } };
export const Chosen: Story = { args: { chosen: 'Enterprise' } };
export const ByKeyboard: Story = {
  args: { chosen: 'Commerce' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Commerce')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByLabelText('Enterprise')).toBeChecked();
  },
};
