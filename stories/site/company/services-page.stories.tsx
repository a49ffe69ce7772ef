// The services page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { serviceGroups, servicesIntro } from '#db/content/services.ts';
import { ServicesPage } from '#ui/site/company/services-page.tsx';
import { studies } from '../../fixtures/studies.ts';

export default {
  component: ServicesPage,
  parameters: {
    docs: {
      description: {
        component: `Twenty services in four groups, numbered through.

        Do: end every group on a case study where there is one.

        Don't: reorder the services: the order is the specification.`,
      },
    },
  },
  args: {
    intro: servicesIntro,
    groups: serviceGroups,
    work: studies.slice(0, 4),
    bookingHref: '/contact',
  },
} satisfies Meta<typeof ServicesPage>;
type Story = StoryObj<typeof ServicesPage>;

export const Whole: Story = {};
export const NoWork: Story = { args: { work: [] } };
