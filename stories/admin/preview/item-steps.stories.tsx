// The links to the previous and the next item: in the middle of the list, and at its end.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ItemSteps } from '#ui/admin/preview/item-steps.tsx';

const previous = { id: 4, title: 'The returns nobody counts' };
const next = { id: 2, title: 'Charging in euros is a promise' };

const meta = {
  component: ItemSteps,
  args: { kind: 'post', neighbours: { previous, next } },
  parameters: {
    docs: {
      description: {
        component: `Links to the forms of the items before and after one in its list.

        Do: place it among the tools above a form.

        Don't: use it for the pages of a list; that is Pagination.`,
      },
    },
  },
} satisfies Meta<typeof ItemSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Next post: Charging in euros is a promise' }),
    ).toHaveAttribute('href', '/vs-admin/edit/2');
  },
};

export const AtTheEnd: Story = {
  args: { neighbours: { previous, next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next post' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
