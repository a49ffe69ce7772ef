// The intro of a case study: client, title and role.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyIntro } from '#ui/site/work/study/case-study-intro.tsx';
import { bareStudy, study } from '../../../fixtures/studies.ts';

export default {
  component: CaseStudyIntro,
  parameters: {
    docs: {
      description: {
        component: `Whose story it is, what was done, and in which role.

        Do: pass the study as it is: title, subtitle, tags and logo leave with their data.

        Don't: use it twice on a page: it holds the h1.`,
      },
    },
  },
  args: { study },
} satisfies Meta<typeof CaseStudyIntro>;
type Story = StoryObj<typeof CaseStudyIntro>;

export const Whole: Story = {};
export const Bare: Story = { args: { study: bareStudy } };
/** The name of the client stands for a logo that cannot be had. */
export const MissingLogo: Story = {
  args: { study: { ...study, logo: 'data:image/png;base64,AAAA' } },
};
export const Cover: Story = { args: { study: bareStudy, isWhole: true } };
