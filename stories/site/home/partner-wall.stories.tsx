// The quiet wall of partners.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { homePartners } from '#db/content/home.ts';
import { PartnerLogos, PartnerWall } from '#ui/site/home/partner-wall.tsx';

export default {
  component: PartnerWall,
  parameters: {
    docs: {
      description: {
        component: `A dozen partners in one weight and no colour.

        Do: mix drawn marks with set names, in a multiple of six.

        Don't: show brand colours, or all of them: that is what /partners is for.`,
      },
    },
  },
  args: { ...homePartners, link: 'All 27 partners' },
} satisfies Meta<typeof PartnerWall>;

export const Dozen: StoryObj<typeof PartnerWall> = {};
export const LogosAlone: StoryObj<typeof PartnerLogos> = {
  render: () => <PartnerLogos partners={homePartners.partners} />,
};
