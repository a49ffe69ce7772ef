// The bar of selected pictures: some to describe, nothing to describe, deleted, described.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MediaSelectionBar } from '#ui/admin/media/media-selection-bar.tsx';
import { withToasts } from '../../fixtures/admin-decorators.tsx';
import { harbour, kennel, libraryAnswers, tiles } from '../../fixtures/media.ts';
import { ok } from '../../toolbars/answer-api.ts';

const meta = {
  component: MediaSelectionBar,
  args: { pictures: [harbour, kennel, tiles], onChanged: fn(async () => {}), onClear: fn() },
  parameters: {
    api: {
      ...libraryAnswers,
      'POST /api/admin/media/delete': ok({ success: true, deleted: [kennel.name] }),
    },
    docs: {
      description: {
        component: `The actions on several pictures of the library.

        Do: pass only visible pictures.

        Don't: ask before deleting; it can be undone.`,
      },
    },
  },
  decorators: [withToasts],
} satisfies Meta<typeof MediaSelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deleted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete unused' }));
    await screen.findByText('2 not deleted: in use or part of the site.');
    await expect(args.onChanged).toHaveBeenCalled();
  },
};
export const Described: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add alt texts (1)' }));
    await userEvent.type(await screen.findByLabelText('Alt text'), 'A kennel');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Alt texts saved');
  },
};
export const NothingToDescribe: Story = { args: { pictures: [harbour] } };
