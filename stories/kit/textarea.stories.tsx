// The textarea in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from '#ui/kit/textarea.tsx';

export default {
  component: Textarea,
  parameters: {
    docs: {
      description: {
        component: `Several lines of text.

        Do: set the rows for its usual content.

        Don't: use it for one line (Input), or for text with headings and links.`,
      },
    },
  },
  args: { 'aria-label': 'Excerpt' },
} satisfies Meta<typeof Textarea>;
type Story = StoryObj<typeof Textarea>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'Most shops count orders.\nFew count what comes back.' },
};
export const Invalid: Story = { args: { defaultValue: 'Too long', 'aria-invalid': true } };
export const Disabled: Story = { args: { defaultValue: 'As it was', disabled: true } };
