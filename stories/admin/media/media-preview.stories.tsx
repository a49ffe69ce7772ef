// A file of the library in a grid: a picture, a film with and without poster, a PDF.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaPreview } from '#ui/admin/media/media-preview.tsx';
import { inBox } from '../../fixtures/in-box.tsx';
import { cloth, prices, reel, silent } from '../../fixtures/media.ts';

const meta = {
  component: MediaPreview,
  args: { file: cloth, sizes: '12rem' },
  parameters: {
    docs: {
      description: {
        component: `A preview of a file.

        Do: show its name beside it; the preview itself has none.

        Don't: play films in a grid.`,
      },
    },
  },
  decorators: [inBox({ className: 'media-card-frame', style: { width: '12rem' } })],
} satisfies Meta<typeof MediaPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Film: Story = { args: { file: reel } };
export const FilmWithoutPoster: Story = { args: { file: silent } };
export const Pdf: Story = { args: { file: prices } };
