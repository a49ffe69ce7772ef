// The intro of a case study: client, title and role.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyIntro } from '#ui/site/work/study/case-study-intro.tsx';
import { bareStudy, study } from '../../../fixtures/studies.ts';

export default {
  component: CaseStudyIntro,
  parameters: {
    docs: {
      description: {
        component: `Client, title and role of a case study.

        Do: pass the study unchanged: title, subtitle, tags and logo are left out without data.

        Don't: use it twice on a page: it holds the h1.`,
      },
    },
  },
  args: { study },
} satisfies Meta<typeof CaseStudyIntro>;
type Story = StoryObj<typeof CaseStudyIntro>;

export const Whole: Story = {};
export const Bare: Story = { args: { study: bareStudy } };
/** When the logo fails to load, the client's name covers the browser's broken-image icon. */
export const BrokenLogo: Story = {
  args: { study: { ...study, logo: 'data:image/png;base64,AAAA' } },
};
export const Cover: Story = { args: { study: bareStudy, isWhole: true } };
