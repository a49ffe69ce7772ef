// Whose story it is.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyIntro } from '#ui/site/case-study-intro.tsx';
import { bareStudy, study } from '../fixtures/studies.ts';

export default { component: CaseStudyIntro, args: { study } } satisfies Meta<typeof CaseStudyIntro>;
type Story = StoryObj<typeof CaseStudyIntro>;

export const Whole: Story = {};
export const Bare: Story = { args: { study: bareStudy } };
