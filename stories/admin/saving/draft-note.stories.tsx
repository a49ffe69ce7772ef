// The note over a form that holds a draft: said, discarded, and absent. Comparing is a story of Differences.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DraftNote } from '#ui/admin/saving/draft-note.tsx';

const meta = {
  component: DraftNote,
  args: {
    savedAt: '2026-03-11T09:00:00.000Z',
    differences: () => [
      { name: 'title', label: 'Title', mine: 'Counted', other: 'The returns nobody counts' },
    ],
    onDiscard: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Says that the form has unpublished changes.

        Do: place it above the fields.

        Don't: use it for changes stored in this browser; that is LocalCopyOffer.`,
      },
    },
  },
} satisfies Meta<typeof DraftNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Said: Story = {};
export const ByAMachine: Story = { args: { writtenBy: 'Drafting assistant' } };

export const Scheduled: Story = { args: { publishAt: '2999-03-24T09:30:00.000Z' } };

export const NotPublished: Story = {
  args: {
    failure: { at: '2026-03-12T09:00:00.000Z', message: 'This slug is already in use' },
  },
};

export const Discarded: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

export const DiscardedTwice: Story = {
  render: (args) => (
    <form>
      <DraftNote {...args} />
      <label>
        Title
        <input type="text" />
      </label>
    </form>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Discard draft' });
    const answer = async (name: string) => {
      await userEvent.click(opener);
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name }));
    };
    await answer('Discard draft');
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await answer('Cancel');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const NoDraft: Story = { args: { savedAt: null } };
