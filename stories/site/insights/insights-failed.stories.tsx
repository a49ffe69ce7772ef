// The Insights list when its articles could not be fetched.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InsightsFailed } from '#ui/site/insights/insights-failed.tsx';

export default {
  component: InsightsFailed,
  parameters: {
    docs: {
      description: {
        component: `The Insights list when its articles could not be loaded.

        Do: show it in place of the list, below the page head.

        Don't: show it for an empty list.`,
      },
    },
  },
} satisfies Meta<typeof InsightsFailed>;

export const Failed: StoryObj<typeof InsightsFailed> = {};
