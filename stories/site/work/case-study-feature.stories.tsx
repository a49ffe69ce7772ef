// One case study across the page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyFeature } from '#ui/site/work/case-study-feature.tsx';
import { bareStudy, study } from '../../fixtures/studies.ts';

export default {
  component: CaseStudyFeature,
  parameters: {
    docs: {
      description: {
        component: `A featured case study at the end of a section: picture, large figure, client.

        Do: use one at a time.

        Don't: make a list of them: use cards.`,
      },
    },
  },
  args: { study },
} satisfies Meta<typeof CaseStudyFeature>;
type Story = StoryObj<typeof CaseStudyFeature>;

export const Whole: Story = {};
export const Bare: Story = { args: { study: bareStudy } };
