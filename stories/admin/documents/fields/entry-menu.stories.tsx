// The menu of a part of a list: open, at the ends, of a part that must stay.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EntryMenu } from '#ui/admin/documents/fields/entry-menu.tsx';

const meta = {
  component: EntryMenu,
  parameters: {
    docs: {
      description: {
        component: `The actions on one entry of a list.

        Do: name the part in its title.

        Don't: put frequent actions into it.`,
      },
    },
  },
} satisfies Meta<typeof EntryMenu>;
export default meta;
type Story = StoryObj;

const actions = { onMove: fn(), onDuplicate: fn(), onRemove: fn() };

export const Closed: Story = {
  render: () => <EntryMenu title="Partner 3" isFirst={false} isLast={false} {...actions} />,
};

export const Open: Story = {
  ...Closed,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Partner 3' }));
    await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Duplicate' });
  },
};

/** The first one, which must stay. */
export const MustStay: Story = {
  render: () => (
    <EntryMenu
      title="Hero"
      isFirst
      isLast={false}
      onMove={fn()}
      onRemove={fn()}
      keptBecause="The page must begin with this section"
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Hero' }));
    const remove = await body.findByRole('menuitem', { name: /^Remove/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
  },
};
