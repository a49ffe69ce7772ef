// The mark that rings.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { RingingMark } from '#ui/site/frame/ringing-mark.tsx';

export default {
  component: RingingMark,
  parameters: {
    docs: {
      description: {
        component: `The mark as a bell, for calls.

        Do: set a width on its container, and let it ring when something was opened or completed.

        Don't: use it where no call follows.`,
      },
    },
  },
  args: { mark: company.mark },
} satisfies Meta<typeof RingingMark>;
type Story = StoryObj<typeof RingingMark>;

export const Ringing: Story = {};
