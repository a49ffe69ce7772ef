// One picture of the library: used, loading, deleted, failed save.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PictureDetail } from '#ui/admin/media/picture-detail.tsx';
import { withToasts } from '../../fixtures/admin-decorators.tsx';
import { harbour, kennel, libraryAnswers, prices, reel } from '../../fixtures/media.ts';
import { badGateway, failure, never } from '../../toolbars/answer-api.ts';

const path = `/api/admin/media/${harbour.name}`;

const meta = {
  component: PictureDetail,
  args: {
    name: harbour.name,
    known: harbour,
    onClose: fn(),
    onSaved: fn(),
    onDeleted: fn(),
    onReplaced: fn(),
    onPrevious: undefined,
    onNext: fn(),
  },
  parameters: {
    api: libraryAnswers,
    docs: {
      description: {
        component: `A picture with its name, alt text, focal point and uses.

        Do: pass the picture of the list, so that it is shown immediately.

        Don't: add a save button: changes are saved automatically.`,
      },
    },
  },
  decorators: [withToasts],
} satisfies Meta<typeof PictureDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {
  play: async ({ args }) => {
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'Used in 3 places' })).toBeVisible(),
    );
    await userEvent.type(screen.getByLabelText('Alt text'), '!');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled(), { timeout: 3000 });
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  },
};
export const Unused: Story = {
  args: { name: kennel.name, known: kennel },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'Unused' })).toBeVisible(),
    );
  },
};
export const Loading: Story = {
  args: { known: undefined },
  parameters: { api: { ...libraryAnswers, [`GET ${path}`]: never } },
};
export const Gone: Story = {
  args: { known: undefined },
  parameters: {
    api: { ...libraryAnswers, [`GET ${path}`]: failure(404, { message: 'File not found' }) },
  },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText(/could not be loaded/)).toBeVisible());
  },
};

/** Fails every second time, like a server that is unavailable for a moment. */
const savedAtLast = () => {
  let tries = 0;
  return (request: Request) =>
    ++tries % 2 === 1 ? badGateway(request) : Response.json({ ...harbour, decorative: true });
};

export const SavedOnRetry: Story = {
  parameters: { api: { ...libraryAnswers, [`PATCH ${path}`]: savedAtLast() } },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Decorative/ }));
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 });
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  },
};

export const Film: Story = {
  args: { name: reel.name, known: reel },
  play: async () => {
    const take = () => screen.getByRole('button', { name: 'Use this frame as poster' });
    await waitFor(() => expect(take()).toBeVisible());
    await expect(screen.queryByLabelText('Alt text')).toBeNull();
  },
};

export const Pdf: Story = {
  args: { name: prices.name, known: prices },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Browsers save this PDF/)).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      prices.url,
    );
  },
};
