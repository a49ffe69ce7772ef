// The button that creates.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { adminCreateLinks } from '#db/content/navigation.ts';
import { AdminCreate } from '#ui/admin/shell/admin-create.tsx';
import { inBox } from '../../fixtures/in-box.tsx';

export default {
  component: AdminCreate,
  args: { links: adminCreateLinks },
  decorators: [inBox({ style: { width: '14rem', height: '9rem' } })],
  parameters: {
    docs: {
      description: {
        component: `One button for everything that can be created.

        Do: put it over the navigation.

        Don't: use it for actions on an item.`,
      },
    },
  },
} satisfies Meta<typeof AdminCreate>;
type Story = StoryObj<typeof AdminCreate>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('New'));
    await expect(canvas.getByRole('link', { name: 'New post' })).toBeVisible();
  },
};
