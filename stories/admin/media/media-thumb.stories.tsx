// One uploaded picture, small.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaThumb } from '#ui/admin/media/media-thumb.tsx';
import { cloth, harbour } from '../../fixtures/media.ts';

const meta = {
  component: MediaThumb,
  args: { picture: harbour, sizes: '12rem', style: { width: '12rem', height: 'auto' } },
  parameters: {
    docs: {
      description: {
        component: `An uploaded picture on an admin screen.

        Do: set \`sizes\` to its width in the layout.

        Don't: use it where Picture can reserve the place and show a placeholder.`,
      },
    },
  },
} satisfies Meta<typeof MediaThumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = { args: { alt: harbour.alt } };
export const Landscape: Story = { args: { picture: cloth } };
