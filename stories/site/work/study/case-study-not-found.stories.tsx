// The page of a case study that does not exist.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyNotFound } from '#ui/site/work/study/case-study-not-found.tsx';

export default {
  component: CaseStudyNotFound,
  parameters: {
    docs: {
      description: {
        component: `What stands at the address of a case study that is missing or could not be fetched.

        Do: answer with the status that tells which: 404 or 503.

        Don't: change its words: they are the spec's.`,
      },
    },
  },
} satisfies Meta<typeof CaseStudyNotFound>;

export const Missing: StoryObj<typeof CaseStudyNotFound> = {};
