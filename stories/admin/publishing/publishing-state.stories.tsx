// Whether visitors see the item: not yet, from a date on, now, and now with changes that wait.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PublishingState, PublishingStatus } from '#ui/admin/publishing/publishing-state.tsx';
import { inBox } from '../../fixtures/in-box.tsx';
import {
  isChanged,
  isChangedLater,
  isDraft,
  isNew,
  isPublished,
  isScheduled,
} from '../../fixtures/publishing.ts';

const meta = {
  component: PublishingState,
  args: { publishing: isPublished, live: '/insights/the-returns-nobody-counts' },
  decorators: [inBox({ style: { maxWidth: '20rem' } })],
  parameters: {
    docs: {
      description: {
        component: `The status of the item, and the actions that change it without changing the content.

        Do: place it first in the section 'Publishing'.

        Don't: rely on colour alone; PublishingStatus names the status.`,
      },
    },
  },
} satisfies Meta<typeof PublishingState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewItem: Story = { args: { publishing: isNew } };
export const Draft: Story = { args: { publishing: isDraft } };
export const Scheduled: Story = {
  args: { publishing: isScheduled },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unschedule' }));
    await expect(args.publishing.withdraw).toHaveBeenCalled();
  },
};
export const Changed: Story = { args: { publishing: isChanged } };
export const ChangesScheduled: Story = {
  args: { publishing: isChangedLater },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unschedule' }));
    await expect(args.publishing.cancelSchedule).toHaveBeenCalled();
  },
};
export const WordsAlone: Story = {
  render: () => (
    <p>
      <PublishingStatus publishing={isChanged} />
    </p>
  ),
};
export const Published: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish…' }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
    await expect(args.publishing.withdraw).not.toHaveBeenCalled();
  },
};
