// The media library: some pictures, none, one open, an upload, failed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { mediaQuery } from '#db/contract/media/media.ts';
import { AdminMedia } from '#ui/admin/media/admin-media.tsx';
import { library, libraryAnswers } from '../../fixtures/media.ts';
import { loggedIn } from '../../fixtures/staff-answers.ts';
import { badGateway } from '../../toolbars/answer-api.ts';

const meta = {
  component: AdminMedia,
  args: { list: library, query: mediaQuery.parse({}), defaults: mediaQuery.parse({}) },
  parameters: {
    api: libraryAnswers,
    docs: {
      description: {
        component: `All uploads, with search, alt texts, replacement and deletion.

        Do: pass the page that the server rendered; hydrate it on load.

        Don't: use it to choose a picture for a field; LibraryDialog does that.`,
      },
    },
  },
} satisfies Meta<typeof AdminMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { ...library, media: [], pagination: { ...library.pagination, total: 0, pages: 0 } };

export const Some: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link', { name: /KB/ });
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
  },
};
export const None: Story = { args: { list: none } };
export const NothingFound: Story = {
  args: { list: none, query: mediaQuery.parse({ search: 'kettle' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Clear Filters' }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /office-liverpool/ }));
    const dialog = await screen.findByRole('dialog', { name: 'office-liverpool.jpg' });
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { name: 'Used in 3 places' })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const NotLoaded: Story = {
  parameters: { api: { ...loggedIn, 'GET /api/admin/media': badGateway } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Without alt text/ }));
    await waitFor(() =>
      expect(canvas.getByText('Error loading files. Please try again later.')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'All' }));
  },
};
