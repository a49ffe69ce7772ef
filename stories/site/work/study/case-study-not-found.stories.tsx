// The page of a case study that does not exist.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyNotFound } from '#ui/site/work/study/case-study-not-found.tsx';

export default {
  component: CaseStudyNotFound,
  parameters: {
    docs: {
      description: {
        component: `Shown for a case study that is missing or could not be loaded.

        Do: answer with the matching status: 404 or 503.

        Don't: change its texts: they are fixed by docs/contract.md.`,
      },
    },
  },
} satisfies Meta<typeof CaseStudyNotFound>;

export const Missing: StoryObj<typeof CaseStudyNotFound> = {};
