// The picture in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '#ui/kit/picture.tsx';

export default {
  component: Picture,
  args: { src: '/images/velmoor-grid.jpg', alt: 'A still life on a plinth', sizes: '100vw' },
} satisfies Meta<typeof Picture>;
type Story = StoryObj<typeof Picture>;

export const Lazy: Story = { args: { ratio: '3/2' } };
export const Eager: Story = { args: { eager: true, ratio: '3/2' } };
export const Priority: Story = { args: { priority: true, ratio: '16/9' } };
export const Square: Story = { args: { eager: true, ratio: '1/1' } };
export const OwnProportions: Story = { args: { eager: true, width: 1200, height: 900 } };
export const Missing: Story = {
  args: { eager: true, ratio: '3/2', src: 'data:,', alt: 'A picture that never came' },
};
