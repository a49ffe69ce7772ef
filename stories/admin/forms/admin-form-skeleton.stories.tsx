// An editing screen whose item is loading.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminFormSkeleton } from '#ui/admin/forms/admin-form-skeleton.tsx';

const meta = {
  component: AdminFormSkeleton,
  args: { label: 'Loading post...' },
  parameters: {
    docs: {
      description: {
        component: `A placeholder for a form while its item loads.

        Do: say in words what is loading.

        Don't: use it for lists.`,
      },
    },
  },
} satisfies Meta<typeof AdminFormSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
