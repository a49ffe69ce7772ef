// A toolbar button in its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tool } from '#ui/admin/editor/toolbar/tool.tsx';
import { Bold } from '#ui/kit/icons.ts';

export default {
  component: Tool,
  args: { label: 'Bold', Icon: Bold, keys: 'Mod+B', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Do: name the action and its keys. Don’t: disable it natively; arrow keys must still reach it.',
      },
    },
  },
} satisfies Meta<typeof Tool>;
type Story = StoryObj<typeof Tool>;

export const Off: Story = { args: { pressed: false } };
export const On: Story = { args: { pressed: true } };
export const WithText: Story = {
  args: {
    label: 'Style: Heading 2',
    keys: undefined,
    Icon: undefined,
    text: 'Heading 2',
    opens: true,
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
