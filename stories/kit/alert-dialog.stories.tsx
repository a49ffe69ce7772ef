// The question before something is destroyed, in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenu, DropdownMenuItem } from '#ui/kit/dropdown-menu.tsx';

const meta = {
  component: AlertDialog,
  args: {
    open: true,
    title: 'Delete this post',
    description:
      'Are you sure you want to delete "The returns nobody counts"? This action cannot be undone.',
    confirmLabel: 'Delete',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  argTypes: {
    tone: { control: 'radio', options: ['destructive', 'default'] },
    pending: { control: 'boolean' },
  },
  parameters: {
    docs: {
      description: {
        component: `A question that must be answered before continuing.

        Do: name what will be lost, and put the action on the button ('Delete', not 'OK'). Keep it open while the work runs, and say in it why the work failed.

        Don't: ask where an undo is possible, or for actions that are easy to repeat. A form belongs in a Dialog.`,
      },
    },
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DeleteAPost: Story = {};
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: 'Failed to delete blog post' } };
export const NothingIsLost: Story = {
  args: {
    tone: 'default',
    title: 'Publish this post',
    description: 'It can be read by everybody at once.',
    confirmLabel: 'Publish',
  },
};

export const HostileTitle: Story = {
  args: {
    description: `Are you sure you want to delete "<img src=x onerror=alert(1)>${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}"? This action cannot be undone.`,
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'حذف هذا المقال',
    description: 'هل أنت متأكد من حذف "الإرجاعات التي لا يحصيها أحد"؟ لا يمكن التراجع.',
    confirmLabel: 'حذف',
    panelProps: { dir: 'rtl', lang: 'ar' },
  },
};

export const CannotBeLeftWhilePending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

function Deletion() {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Delete...
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this post"
        description='Are you sure you want to delete "The returns nobody counts"? This action cannot be undone.'
        confirmLabel="Delete"
        error={error}
        onConfirm={() => setError('Failed to delete blog post')}
      />
    </>
  );
}

/** A failed deletion leaves the question open; Escape closes it, and the button gets the focus back. */
export const AskedByAButton: Story = {
  render: () => <Deletion />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete...' });
    await userEvent.click(opener);
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Failed to delete blog post')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function InAMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<Button variant="outline">Actions</Button>}>
        <DropdownMenuItem>Edit</DropdownMenuItem>
        <DropdownMenuItem tone="destructive" onSelect={() => setOpen(true)}>
          Delete
        </DropdownMenuItem>
      </DropdownMenu>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this post"
        description='Are you sure you want to delete "The returns nobody counts"? This action cannot be undone.'
        confirmLabel="Delete"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

export const AskedByAMenuItem: Story = {
  render: () => <InAMenu />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
