// The screen of names: some of each kind, none.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SharedNames } from '#ui/admin/names/shared-names.tsx';
import { loggedIn } from '../../fixtures/staff-answers.ts';

const meta = {
  component: SharedNames,
  args: {
    list: {
      names: [
        { of: 'post-category', name: 'B2B', count: 4 },
        { of: 'post-category', name: 'Pricing', count: 1 },
        { of: 'author', name: 'Ada', count: 3 },
        { of: 'case-study-category', name: 'B2B', count: 7 },
        { of: 'sector', name: 'Tools', count: 2 },
      ],
    },
  },
  parameters: {
    api: loggedIn,
    docs: {
      description: {
        component: `All shared names, with the number of items that use each.

        Do: hydrate it on load; without a script it can only be read.

        Don't: list names that belong to one item, such as its title.`,
      },
    },
  },
} satisfies Meta<typeof SharedNames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename… Pricing' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Rename “Pricing”' })).toBeVisible(),
    );
  },
};
export const None: Story = { args: { list: { names: [] } } };
