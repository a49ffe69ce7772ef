// The list of case studies while it loads.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyGridSkeleton } from '#ui/site/work/case-study-grid-skeleton.tsx';

export default {
  component: CaseStudyGridSkeleton,
  parameters: {
    docs: {
      description: {
        component: `A placeholder for loading case studies.

        Do: show it as the fallback of the list.

        Don't: show it for an empty list.`,
      },
    },
  },
} satisfies Meta<typeof CaseStudyGridSkeleton>;
type Story = StoryObj<typeof CaseStudyGridSkeleton>;

export const Six: Story = {};
