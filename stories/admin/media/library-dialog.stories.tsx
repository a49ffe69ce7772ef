// Choosing a picture: some, none, several pages, failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { MediaList } from '#db/contract/media/media.ts';
import { LibraryDialog } from '#ui/admin/media/library-dialog.tsx';
import { withClientData } from '../../fixtures/admin-decorators.tsx';
import { files, library, libraryAnswers } from '../../fixtures/media.ts';
import { badGateway, ok } from '../../toolbars/answer-api.ts';

const meta = {
  component: LibraryDialog,
  args: { open: true, kind: 'picture' as const, onClose: fn(), onChoose: fn() },
  parameters: {
    api: libraryAnswers,
    docs: {
      description: {
        component: `The media library as a dialog.

        Do: open it through ChooseFromLibrary.

        Don't: describe or delete pictures here; the library's own screen does that.`,
      },
    },
  },
  decorators: [withClientData],
} satisfies Meta<typeof LibraryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (list: Partial<MediaList>) => ({
  api: { ...libraryAnswers, 'GET /api/admin/media': ok<MediaList>({ ...library, ...list }) },
});

export const Some: Story = {
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('4 pictures')).toBeVisible());
  },
};
export const Films: Story = {
  args: { kind: 'film' },
  parameters: answered({ media: files.media.filter(({ kind }) => kind === 'film') }),
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: /showreel.mp4/ })).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: 'Choose films' })).toBeVisible();
  },
};
export const None: Story = {
  parameters: answered({ media: [], pagination: { page: 1, limit: 48, total: 0, pages: 0 } }),
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('No pictures found.')).toBeVisible());
  },
};
export const SeveralPages: Story = {
  parameters: answered({ pagination: { page: 1, limit: 3, total: 9, pages: 3 } }),
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Page 1 of 3')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const NotLoaded: Story = {
  parameters: { api: { 'GET /api/admin/media': badGateway } },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByText(/Error loading pictures/)).toBeVisible(),
    );
  },
};

export const Several: Story = {
  args: { multiple: true },
  play: async ({ args }) => {
    const first = await screen.findByRole('button', { name: /office-liverpool/ });
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: /cover-tiles/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 pictures' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onClose).toHaveBeenCalled();
  },
};
