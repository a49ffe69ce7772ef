// The keys of a shortcut, in all their states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Kbd } from '#ui/kit/kbd.tsx';

const meta = {
  component: Kbd,
  args: { keys: 'Mod+K' },
  parameters: {
    docs: {
      description: {
        component: `A keyboard shortcut beside its control, shown with the keys of the user's platform and read out in words.

        Do: write Mod for Command or Control. Where the control has aria-keyshortcuts, hide the keys with aria-hidden.

        Don't: use a shortcut of the browser.`,
      },
    },
  },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/^(Control|Command) K$/)).toBeInTheDocument(),
};
export const ThreeKeys: Story = { args: { keys: 'Mod+Shift+Enter' } };
export const NamedKeys: Story = {
  render: () => (
    <p>
      <Kbd keys="ArrowUp" /> <Kbd keys="ArrowDown" /> <Kbd keys="Enter" /> <Kbd keys="Escape" />{' '}
      <Kbd keys="Backspace" /> <Kbd keys="/" />
    </p>
  ),
};
export const InASentence: Story = {
  render: () => (
    <p>
      Press <Kbd keys="Mod+K" /> to go anywhere.
    </p>
  ),
};
export const OnDark: Story = { globals: { theme: 'dark' } };
