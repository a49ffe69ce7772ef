// The event photo of /partners.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerStage } from '#ui/site/partners/partner-stage.tsx';

export default {
  component: PartnerStage,
  args: {
    src: '/images/about-stage.jpg',
    alt: 'An empty stage with an orange curtain, a lectern and two chairs in the spotlight',
    caption: 'The partner evening, before the doors opened',
  },
  parameters: {
    docs: {
      description: {
        component: `A photograph that starts in column 3 and leaves the page on the right.

        Do: use it once a page, under the heading.

        Don't: put words over it.`,
      },
    },
  },
} satisfies Meta<typeof PartnerStage>;

export const Stage: StoryObj<typeof PartnerStage> = {};
