// The video player in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoPlayer } from '#ui/kit/video-player.tsx';

export default {
  component: VideoPlayer,
  args: { src: '/videos/hero.mp4', poster: '/images/hero-poster.jpg', muted: true },
} satisfies Meta<typeof VideoPlayer>;
type Story = StoryObj<typeof VideoPlayer>;

export const WithCaption: Story = { args: { caption: 'One take, one light.' } };
export const WithoutCaption: Story = { args: { label: 'Showreel' } };
