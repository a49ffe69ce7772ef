// The work, edge to edge.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyHero } from '#ui/site/work/study/case-study-hero.tsx';

export default {
  component: CaseStudyHero,
  parameters: {
    docs: {
      description: {
        component: `The work, edge to edge, at the top of its story.

        Do: use it once a page; it is the image the card's picture grows into.

        Don't: set text over it, or use it below the first view.`,
      },
    },
  },
  args: { src: '/images/brackwick-main.jpg', alt: 'Brackwick', slug: 'brackwick' },
} satisfies Meta<typeof CaseStudyHero>;

export const Hero: StoryObj<typeof CaseStudyHero> = {};
