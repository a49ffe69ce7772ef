// One office.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { offices } from '#db/content/offices.ts';
import { OfficeCard } from '#ui/site/contact/office-card.tsx';

export default {
  component: OfficeCard,
  parameters: {
    docs: {
      description: {
        component: `An office: the headquarters with picture and whole address, the others in four lines.

        Do: show one headquarters per page.

        Don't: leave the phone out where there is one.`,
      },
    },
  },
  args: { office: offices[0] as (typeof offices)[number] },
} satisfies Meta<typeof OfficeCard>;
type Story = StoryObj<typeof OfficeCard>;

export const Headquarters: Story = { args: { isHeadquarters: true } };
export const Other: Story = { args: { office: offices[1] as (typeof offices)[number] } };
export const OpeningSoon: Story = { args: { office: offices[4] as (typeof offices)[number] } };
