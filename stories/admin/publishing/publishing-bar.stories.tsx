// The save bar: of a new item, at rest, while a draft is saved, while it is updated, while the server is away.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import {
  PublishingBar,
  PublishingMenuItems,
  PublishingSummary,
} from '#ui/admin/publishing/publishing-bar.tsx';
import { Button } from '#ui/kit/button.tsx';
import { DropdownMenu } from '#ui/kit/dropdown-menu.tsx';
import { isChanged, isNew, isPublished, isScheduled } from '../../fixtures/publishing.ts';

const meta = {
  component: PublishingBar,
  args: { publishing: isPublished, cancel: '/vs-admin/dashboard' },
  render: (args) => (
    <div className="admin-form-bar">
      <div className="admin-form-state" role="status">
        <PublishingSummary publishing={args.publishing} />
      </div>
      <PublishingBar {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component: `The buttons that save or publish the form.

        Do: place it in the bar of AdminFormLayout, with PublishingSummary on its left.

        Don't: add actions that only change the status; those are in PublishingState.`,
      },
    },
  },
} satisfies Meta<typeof PublishingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewItem: Story = { args: { publishing: { ...isNew, isDirty: true } } };
export const Published: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(args.publishing.secondary?.run).toHaveBeenCalled();
  },
};
export const Changed: Story = {
  args: {
    publishing: { ...isChanged, primary: { ...isChanged.primary, label: 'Publish changes' } },
  },
};
/** On a phone these take the place of two buttons. */
export const InTheMenuOfAPhone: Story = {
  render: (args) => (
    <DropdownMenu trigger={<Button>More</Button>}>
      <PublishingMenuItems {...args} />
    </DropdownMenu>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/vs-admin/dashboard',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save draft' }));
    await expect(args.publishing.secondary?.run).toHaveBeenCalled();
  },
};
export const Scheduled: Story = { args: { publishing: isScheduled } };
export const OutOfReach: Story = {
  args: {
    publishing: {
      ...isPublished,
      isDirty: true,
      saving: { ...isPublished.saving, waitsFor: 'server' },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.publishing.saving.tryAgain).toHaveBeenCalled();
    await expect(canvas.queryByText(/Unsaved changes/)).toBeNull();
  },
};
export const SessionEnded: Story = {
  args: {
    publishing: {
      ...isPublished,
      isDirty: true,
      saving: { ...isPublished.saving, waitsFor: 'login' },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.publishing.saving.tryAgain).toHaveBeenCalled();
  },
};
/** Deleted for good while it was open. */
export const Gone: Story = {
  args: {
    publishing: {
      ...isPublished,
      isDirty: true,
      saving: { ...isPublished.saving, isDeleted: true, isGone: true },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Not saved: it was deleted for good/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recreate' }));
    await expect(args.publishing.saving.recreate).toHaveBeenCalled();
  },
};
export const SavingDraft: Story = {
  args: {
    publishing: {
      ...isPublished,
      isDirty: true,
      saving: { ...isPublished.saving, task: 'draft', busy: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Update Post' })).toBeDisabled();
  },
};
