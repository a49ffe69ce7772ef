// The skip link in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from '#ui/kit/skip-link.tsx';

export default {
  component: SkipLink,
  parameters: {
    docs: {
      description: {
        component: `The first stop of the Tab key. It skips the header.

        Do: render it once, before everything else, on every page that has a main with the id content.

        Don't: hide it from the keyboard, or add a second one.`,
      },
    },
  },
  render: () => (
    <>
      <SkipLink />
      <main id="content">Press Tab: the link appears above this text.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
type Story = StoryObj<typeof SkipLink>;

export const Hidden: Story = {};
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('link').focus() };
