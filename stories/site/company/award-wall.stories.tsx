// The awards as seals.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { awards } from '#db/content/awards.ts';
import { company } from '#db/content/company.ts';
import { AwardSeal, AwardWall } from '#ui/site/company/award-wall.tsx';

export default {
  component: AwardWall,
  parameters: {
    docs: {
      description: {
        component: `Drawn seals, each with its own edge, over the words of their awards.

        Do: write the whole award in the label: the seal is decoration.

        Don't: put more than about fifty characters on the ring of a seal.`,
      },
    },
  },
  args: { title: 'Other people’s opinions', awards, mark: company.mark },
} satisfies Meta<typeof AwardWall>;
type Story = StoryObj<typeof AwardWall>;

export const Four: Story = {};
export const OneSeal: StoryObj<typeof AwardSeal> = {
  render: () => <AwardSeal award={awards[0] as (typeof awards)[number]} mark={company.mark} />,
};
