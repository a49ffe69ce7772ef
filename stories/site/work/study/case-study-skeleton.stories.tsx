// A case study that is loading.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudySkeleton } from '#ui/site/work/study/case-study-skeleton.tsx';

export default {
  component: CaseStudySkeleton,
  parameters: {
    docs: {
      description: {
        component: `A placeholder for a loading case study, in its final layout.

        Do: show it as the fallback of Deferred around CaseStudyStory.

        Don't: show it in a list.`,
      },
    },
  },
} satisfies Meta<typeof CaseStudySkeleton>;

export const Loading: StoryObj<typeof CaseStudySkeleton> = {};
