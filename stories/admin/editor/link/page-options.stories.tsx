// The options under a search field.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageOptions } from '#ui/admin/editor/link/page-options.tsx';

const meta = {
  component: PageOptions,
  args: {
    id: 'field',
    label: 'Pages of this site',
    pages: [
      { label: 'About', address: '/about', hint: 'Page' },
      { label: 'How returns work', address: '/insights/returns', hint: 'Post' },
    ],
    active: 1,
    onChoose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `The options under a search field.

        Do: let the field keep the focus and handle the keys.

        Don't: use it as a select.`,
      },
    },
  },
} satisfies Meta<typeof PageOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: /About/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('/about');
  },
};
