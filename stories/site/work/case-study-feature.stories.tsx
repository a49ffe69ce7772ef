// One case study across the page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyFeature } from '#ui/site/work/case-study-feature.tsx';
import { bareStudy, study } from '../../fixtures/studies.ts';

export default {
  component: CaseStudyFeature,
  parameters: {
    docs: {
      description: {
        component: `The proof at the end of a section: picture, giant figure, client.

        Do: use one at a time, after the argument it proves.

        Don't: make a list of them: that is what the cards are for.`,
      },
    },
  },
  args: { study },
} satisfies Meta<typeof CaseStudyFeature>;
type Story = StoryObj<typeof CaseStudyFeature>;

export const Whole: Story = {};
export const Bare: Story = { args: { study: bareStudy } };
