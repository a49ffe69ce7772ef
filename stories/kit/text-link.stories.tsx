// The text link in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '#ui/kit/text-link.tsx';

export default {
  component: TextLink,
  parameters: {
    docs: {
      description: {
        component: `A text link, in a sentence or alone.

        Do: say where it leads, and use the arrow for the one link onward, back or out.

        Don't: write 'click here', or use it for actions (Button).`,
      },
    },
  },
  args: { href: '/insights', children: 'More Insights' },
} satisfies Meta<typeof TextLink>;
type Story = StoryObj<typeof TextLink>;

export const Plain: Story = {};
export const Underlined: Story = { args: { underlined: true } };
export const LeadsOn: Story = { args: { arrow: 'right' } };
export const LeadsBack: Story = { args: { arrow: 'left', children: 'Back to Insights' } };
export const LeavesTheSite: Story = { args: { arrow: 'out', children: 'LinkedIn' } };
