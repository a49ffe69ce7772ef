// The mark that rings.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { company } from '#db/content/company.ts';
import { RingingMark } from '#ui/site/frame/ringing-mark.tsx';

export default {
  component: RingingMark,
  parameters: {
    docs: {
      description: {
        component: `The mark as a bell, for what is about a call.

        Do: give its place a width, and let it ring once something was opened or done.

        Don't: show it where nobody will ring.`,
      },
    },
  },
  args: { mark: company.mark },
} satisfies Meta<typeof RingingMark>;
type Story = StoryObj<typeof RingingMark>;

export const Ringing: Story = {};
