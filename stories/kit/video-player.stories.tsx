// The video player in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoPlayer } from '#ui/kit/video-player.tsx';

export default {
  component: VideoPlayer,
  parameters: {
    docs: {
      description: {
        component: `A film with the browser's own controls and without autoplay.

        Do: give it a poster and a caption, or a label where there is no caption.

        Don't: use it for decorative motion (the home hero), or start it unmuted.`,
      },
    },
  },
  args: { src: '/videos/hero.mp4', poster: '/images/hero-poster.jpg', muted: true },
} satisfies Meta<typeof VideoPlayer>;
type Story = StoryObj<typeof VideoPlayer>;

export const WithCaption: Story = { args: { caption: 'One take, one light.' } };
export const WithoutCaption: Story = { args: { label: 'Showreel' } };
/** The first frame is shown. */
export const WithoutPoster: Story = {
  args: { src: '/videos/lindqo-desk.mp4', poster: undefined, label: 'At the desk' },
};
