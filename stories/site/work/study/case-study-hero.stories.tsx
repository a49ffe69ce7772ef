// The hero image of a case study.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyHero } from '#ui/site/work/study/case-study-hero.tsx';

export default {
  component: CaseStudyHero,
  parameters: {
    docs: {
      description: {
        component: `The picture of the work, edge to edge, at the top of a case study.

        Do: use it once a page; it is the image the card's picture grows into. The header stands on its band of the client's
        colour and takes the colour that is read there.

        Don't: set text over it, or use it below the first view.`,
      },
    },
  },
  args: { src: '/images/brackwick-main.jpg', slug: 'brackwick' },
} satisfies Meta<typeof CaseStudyHero>;

type Story = StoryObj<typeof CaseStudyHero>;

export const Hero: Story = {};
export const OnALightColour: Story = { args: { accent: '#f2b418' } };
export const OnADarkColour: Story = { args: { accent: '#17625c' } };
