// The message in place of a part of a screen that failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailedIsland } from '#ui/admin/shell/failed-island.tsx';

const meta = {
  component: FailedIsland,
  parameters: {
    docs: {
      description: {
        component: `Stands in place of a form, a list or another part whose code threw.

        Do: leave it to the hydration of islands.

        Don't: use it for a request that failed, which has a message and a second try of its own.`,
      },
    },
  },
} satisfies Meta<typeof FailedIsland>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
