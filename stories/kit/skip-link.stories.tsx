// The skip link in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from '#ui/kit/skip-link.tsx';

export default {
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">Press Tab: the link appears above this text.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
type Story = StoryObj<typeof SkipLink>;

export const Hidden: Story = {};
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('link').focus() };
