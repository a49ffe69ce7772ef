// A film with the browser’s controls.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilmPassage } from '#ui/site/passages/film-passage.tsx';

const frame = { id: 'passage', title: 'Peak, without the panic', theme: 'paper' as const };

export default {
  component: FilmPassage,
  parameters: {
    docs: {
      description: {
        component: `A film with the browser’s controls.

        Do: give it captions when somebody speaks.

        Don't: autoplay it.`,
      },
    },
  },
  args: {
    ...frame,
    film: { src: '/videos/showreel.mp4', poster: '/images/showreel-poster.jpg' },
    label: 'Showreel',
    captions: '',
  },
} satisfies Meta<typeof FilmPassage>;
type Story = StoryObj<typeof FilmPassage>;

export const Whole: Story = {};
export const Dark: Story = { args: { theme: 'dark' } };
