// The grid of pictures: links, buttons, loading.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MediaGrid } from '#ui/admin/media/media-grid.tsx';
import { library } from '../../fixtures/media.ts';

const meta = {
  component: MediaGrid,
  args: { pictures: library.media, onChoose: fn() },
  parameters: {
    docs: {
      description: {
        component: `Uncropped pictures in a grid.

        Do: give \`hrefOf\` where a picture has its own address.

        Don't: use it on the public site; there pictures are shown with Picture.`,
      },
    },
  },
} satisfies Meta<typeof MediaGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToChoose: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /office-liverpool/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(library.media[0]);
  },
};
export const ToGoTo: Story = { args: { hrefOf: ({ name }) => `#${name}` } };
export const Busy: Story = { args: { busy: true } };
