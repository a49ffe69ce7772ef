// The tooltip in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { Button } from '#ui/kit/button.tsx';
import { Tooltip } from '#ui/kit/tooltip.tsx';
import { inBox } from '../fixtures/in-box.tsx';

export default {
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component: `The name of a control that shows only an icon.

        Do: repeat the control's accessible name, in a word or two.

        Don't: put essential content, links or sentences in it: touch screens cannot hover.`,
      },
    },
  },
  args: {
    content: 'Edit',
    children: (
      <Button size="icon" aria-label="Edit">
        <Pencil aria-hidden="true" />
      </Button>
    ),
  },
  decorators: [inBox({ style: { padding: '4rem', display: 'grid', placeItems: 'center' } })],
} satisfies Meta<typeof Tooltip>;
type Story = StoryObj<typeof Tooltip>;

export const Closed: Story = {};
export const OpenOnFocus: Story = { play: ({ canvas }) => canvas.getByRole('button').focus() };
export const Below: Story = {
  args: { side: 'bottom' },
  play: ({ canvas }) => canvas.getByRole('button').focus(),
};
