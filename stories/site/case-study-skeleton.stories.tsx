// A case study before its story is there.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudySkeleton } from '#ui/site/case-study-skeleton.tsx';

export default { component: CaseStudySkeleton } satisfies Meta<typeof CaseStudySkeleton>;

export const Loading: StoryObj<typeof CaseStudySkeleton> = {};
