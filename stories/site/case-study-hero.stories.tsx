// The work, edge to edge.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyHero } from '#ui/site/case-study-hero.tsx';

export default {
  component: CaseStudyHero,
  args: { src: '/images/brackwick-main.jpg', alt: 'Brackwick', slug: 'brackwick' },
} satisfies Meta<typeof CaseStudyHero>;

export const Hero: StoryObj<typeof CaseStudyHero> = {};
