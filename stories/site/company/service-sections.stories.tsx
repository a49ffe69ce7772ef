// The groups of services with their work.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceSections } from '#ui/site/company/service-sections.tsx';
import { serviceEntries } from '../../fixtures/originals.ts';
import { studies } from '../../fixtures/studies.ts';

export default {
  component: ServiceSections,
  parameters: {
    docs: {
      description: {
        component: `A band for each group of services, numbered through all of them.

        Do: end each group on a case study.

        Don't: put it twice on a page: its anchors are the names of the groups.`,
      },
    },
  },
  args: { groups: serviceEntries, work: studies.slice(0, 4) },
} satisfies Meta<typeof ServiceSections>;
type Story = StoryObj<typeof ServiceSections>;

export const Whole: Story = {};
export const NoWork: Story = { args: { work: [] } };
