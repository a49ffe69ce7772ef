// A film of the library with its poster: to be played, without a poster, a poster that cannot be saved.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FilmStage } from '#ui/admin/media/film-stage.tsx';
import { withToasts } from '../../fixtures/admin-decorators.tsx';
import { libraryAnswers, reel, silent } from '../../fixtures/media.ts';

const meta = {
  component: FilmStage,
  args: { film: reel, onSaved: fn() },
  parameters: {
    api: libraryAnswers,
    docs: {
      description: {
        component: `A film with a play button, and two ways to set its poster.

        Do: update the list with what \`onSaved\` returns. Don't: autoplay a film.`,
      },
    },
  },
  decorators: [withToasts],
} satisfies Meta<typeof FilmStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPoster: Story = {};

export const WithoutFrame: Story = {
  args: { film: { ...silent, url: 'data:video/mp4;base64,AAAA' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use this frame as poster' }));
    await waitFor(() => expect(screen.getByText('No frame to use')).toBeVisible());
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
