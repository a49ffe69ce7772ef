// The picture of a list row.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowThumb } from '#ui/admin/lists/row-thumb.tsx';

export default {
  component: RowThumb,
  parameters: {
    docs: {
      description: {
        component: `A small picture beside a title.

        Do: put it before the title that names it.

        Don't: use it where the picture carries information that the text does not.`,
      },
    },
  },
} satisfies Meta<typeof RowThumb>;
type Story = StoryObj<typeof RowThumb>;

export const Picture: Story = { args: { src: '/images/cover-pages.jpg' } };
export const None: Story = { args: { src: null } };
