// The tour of the dashboard.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminTour } from '#ui/admin/shell/admin-tour.tsx';

export default {
  component: AdminTour,
  parameters: {
    docs: {
      description: {
        component: `Five sentences for the first day.

        Do: show it at the head of the dashboard.

        Don't: show it again once it was closed.`,
      },
    },
  },
} satisfies Meta<typeof AdminTour>;

export const Open: StoryObj<typeof AdminTour> = {};
