// The pictures and films of a case study.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaGallery } from '#ui/site/work/study/media-gallery.tsx';

const IMAGES = ['/images/velmoor-main.jpg', '/images/velmoor-grid.jpg', '/images/tivvo-main.jpg'];
const VIDEOS = ['/videos/hero.mp4', '/videos/hero-portrait.mp4'];
const nothing = {
  title: 'Velmoor',
  mediaImages: [],
  mediaAlts: [],
  mediaVideos: [],
  mediaCaptions: [],
};

export default {
  component: MediaGallery,
  parameters: {
    docs: {
      description: {
        component: `The pictures and films of a case study, across the whole page.

        Do: pass exactly two of a kind to show them side by side; write an alt text for each picture.

        Don't: use it for logos, or to lay out text.`,
      },
    },
  },
} satisfies Meta<typeof MediaGallery>;
type Story = StoryObj<typeof MediaGallery>;

export const PairOfImages: Story = {
  args: { study: { ...nothing, mediaImages: IMAGES.slice(0, 2) } },
};
export const PairOfFilms: Story = {
  args: { study: { ...nothing, mediaVideos: VIDEOS, mediaCaptions: ['One take, one light.'] } },
};
export const ThreeImages: Story = {
  args: { study: { ...nothing, mediaImages: IMAGES, mediaAlts: ['A folded jumper on a plinth'] } },
};
export const ImageAndFilm: Story = {
  args: { study: { ...nothing, mediaImages: IMAGES.slice(0, 1), mediaVideos: VIDEOS.slice(0, 1) } },
};
