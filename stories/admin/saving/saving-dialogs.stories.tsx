// The questions of a save: here two versions after a stale save.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { SavingDialogs } from '#ui/admin/saving/saving-dialogs.tsx';
import { storedAs } from '#ui/admin/saving/stored-item.ts';
import { FormFrame } from '../../fixtures/form-frame.tsx';
import { formPublishingOf, isPublished, publishedPost } from '../../fixtures/publishing.ts';

const conflict = {
  isShown: true,
  statusBefore: 'published' as const,
  remote: storedAs(publishedPost, null, true),
  theirs: publishedPost,
  attempt: {
    request: {
      ...{ type: 'draft' as const, task: 'draft' as const, values: { title: 'A' } },
      ...{ success: 'Draft saved', failure: 'Failed to save the draft' },
    },
    ...{ before: null, isAutomatic: false },
  },
};

const meta = {
  component: SavingDialogs,
  args: {
    publishing: formPublishingOf(
      { ...isPublished, saving: { ...isPublished.saving, conflict } },
      { remoteValues: () => ({ title: 'B' }) },
    ),
  },
  render: (args) => (
    <FormFrame values={{ title: 'A' }}>
      <SavingDialogs {...args} />
    </FormFrame>
  ),
  parameters: {
    docs: {
      description: {
        component: `The dialogs of AltTextsDialog and VersionsDialog, wired to a form.

        Do: place it beside the form, inside its FormProvider.

        Don't: open another dialog for a stale save.`,
      },
    },
  },
} satisfies Meta<typeof SavingDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StaleSave: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use theirs' }));
    await expect(args.publishing.saving.useRemote).toHaveBeenCalled();
  },
};
