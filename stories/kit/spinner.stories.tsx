// The spinner in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '#ui/kit/spinner.tsx';

export default {
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `An action in progress without a known end.

        Do: name the action in its label; pass an empty label where text beside it already does.

        Don't: fill a page with it: use Skeleton for known layouts, Progress where progress is known.`,
      },
    },
  },
} satisfies Meta<typeof Spinner>;
type Story = StoryObj<typeof Spinner>;

export const Announced: Story = {};
export const Silent: Story = { args: { label: '' } };
