// What stands at the address of a case study that is not there.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyNotFound } from '#ui/site/case-study-not-found.tsx';

export default { component: CaseStudyNotFound } satisfies Meta<typeof CaseStudyNotFound>;

export const Missing: StoryObj<typeof CaseStudyNotFound> = {};
