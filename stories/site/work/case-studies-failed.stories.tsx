// The list of case studies when it could not be fetched.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudiesFailed } from '#ui/site/work/case-studies-failed.tsx';

export default {
  component: CaseStudiesFailed,
  parameters: {
    docs: {
      description: {
        component: `The list of case studies when the database is not available.

        Do: show it in place of the list.

        Don't: show it for a list without results.`,
      },
    },
  },
} satisfies Meta<typeof CaseStudiesFailed>;

export const Failed: StoryObj<typeof CaseStudiesFailed> = {};
