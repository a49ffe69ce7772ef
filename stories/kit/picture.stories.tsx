// The picture in all its states.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture } from '#ui/kit/picture.tsx';
import { inBox } from '../fixtures/in-box.tsx';

export default {
  component: Picture,
  args: { src: '/images/velmoor-grid.jpg', alt: 'A still life on a plinth', sizes: '100vw' },
  parameters: {
    docs: {
      description: {
        component:
          'For every image of the site. Do set sizes that match the layout, and an alt text that describes the image. Do not mark more than one image of a page as priority, or any image below the fold as eager.',
      },
    },
  },
} satisfies Meta<typeof Picture>;
type Story = StoryObj<typeof Picture>;

export const Lazy: Story = { args: { ratio: '3/2' } };
export const Eager: Story = { args: { eager: true, ratio: '3/2' } };
export const Priority: Story = { args: { priority: true, ratio: '16/9' } };
export const Square: Story = { args: { eager: true, ratio: '1/1' } };
export const OwnProportions: Story = { args: { eager: true, width: 1200, height: 900 } };
/** A file that fails to load leaves a plain area, without the browser's broken-image icon. */
export const Missing: Story = {
  args: { eager: true, ratio: '3/2', src: 'data:,', alt: 'A picture that never came' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img'), '::after').position).toBe('absolute');
  },
};
export const FocalPoint: Story = {
  args: { eager: true, ratio: '4/5', focal: { x: 85, y: 50 } },
  decorators: [inBox({ style: { maxWidth: '20rem' } })],
};
/** Three pixels of stone and orange, as the build makes them of a file. */
const PLACEHOLDER =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAKklEQVR42mPYuXHpyye3vn56c/boDobk6KD/3vJAPlCUgYebC8gHCgM5AN78Fo15yy2aAAAAAElFTkSuQmCC';
/** A transparent file that has loaded, so that the placeholder below it is visible. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const Placeholder: Story = {
  args: { eager: true, ratio: '3/2', src: BLANK, alt: '', placeholder: PLACEHOLDER },
};
export const BetterFormats: Story = {
  args: {
    eager: true,
    ratio: '3/2',
    sources: [
      {
        srcSet: '/images/velmoor-grid.jpg?1 600w, /images/velmoor-grid.jpg 1200w',
        type: 'image/jpeg',
      },
    ],
    sizes: '(min-width: 64rem) 50vw, 100vw',
  },
};
