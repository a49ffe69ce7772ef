// One group of services.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceSection } from '#ui/site/company/service-section.tsx';
import { CaseStudyFeature } from '#ui/site/work/case-study-feature.tsx';
import { serviceEntries } from '../../fixtures/originals.ts';
import { study } from '../../fixtures/studies.ts';

export default {
  component: ServiceSection,
  parameters: {
    docs: {
      description: {
        component: `A group of services with a sticky name beside the list.

        Do: number the services through the page with from, and alternate the side.

        Don't: let a text grow past four sentences.`,
      },
    },
  },
  args: { group: serviceEntries[0] as (typeof serviceEntries)[number] },
} satisfies Meta<typeof ServiceSection>;
type Story = StoryObj<typeof ServiceSection>;

export const Left: Story = {};
export const RightDark: Story = {
  args: {
    group: serviceEntries[3] as (typeof serviceEntries)[number],
    from: 19,
    side: 'right',
    theme: 'dark',
  },
};
export const WithWork: Story = { args: { children: <CaseStudyFeature study={study} /> } };
