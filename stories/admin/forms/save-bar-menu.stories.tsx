// The menu of the save bar on a phone: closed, open, with items of the form.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SaveBarMenu } from '#ui/admin/forms/save-bar-menu.tsx';
import { DropdownMenuItem } from '#ui/kit/dropdown-menu.tsx';

const meta = {
  component: SaveBarMenu,
  args: {
    onPreview: fn(),
    panelId: 'panel',
    children: <DropdownMenuItem>Save draft</DropdownMenuItem>,
  },
  render: (args) => (
    <div className="admin-form-bar">
      <div className="admin-form-state" role="status">
        Published
      </div>
      <SaveBarMenu {...args} />
    </div>
  ),
  globals: { viewport: { value: 'mobile1' } },
  parameters: {
    docs: {
      description: {
        component: `The actions that do not fit into the save bar on a phone.

        Do: put every button here that the bar hides on a phone.

        Don't: put the publish button here; it is always visible.`,
      },
    },
  },
} satisfies Meta<typeof SaveBarMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, args }) => {
    // a wide screen hides the button and shows its items in the bar
    const more = canvas.queryByRole('button', { name: 'More' });
    if (!more) return;
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Save draft' })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Preview' }));
    await expect(args.onPreview).toHaveBeenCalled();
  },
};
