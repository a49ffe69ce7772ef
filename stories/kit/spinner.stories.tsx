// The spinner in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '#ui/kit/spinner.tsx';

export default {
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `Work in progress that has no known end.

        Do: name the work in its label; pass an empty label where words beside it say so already.

        Don't: fill a page with it: what has a known shape gets a Skeleton, what can be measured a Progress.`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;
type Story = StoryObj<typeof Spinner>;

export const Announced: Story = {};
export const Silent: Story = { args: { label: '' } };
