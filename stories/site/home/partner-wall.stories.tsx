// The logos of partners.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { homePartners } from '#db/content/home.ts';
import { PartnerLogos, PartnerWall } from '#ui/site/home/partner-wall.tsx';

export default {
  component: PartnerWall,
  parameters: {
    docs: {
      description: {
        component: `A dozen partners of equal weight, without colour.

        Do: mix logos with names in type, in a multiple of six.

        Don't: show brand colours, or all partners; those are on /partners.`,
      },
    },
  },
  args: { ...homePartners, link: 'All 27 partners' },
} satisfies Meta<typeof PartnerWall>;

export const Dozen: StoryObj<typeof PartnerWall> = {};
export const LogosAlone: StoryObj<typeof PartnerLogos> = {
  render: () => <PartnerLogos partners={homePartners.partners} />,
};
