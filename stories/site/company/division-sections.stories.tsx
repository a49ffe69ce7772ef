// The divisions with their work.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DivisionSections } from '#ui/site/company/division-sections.tsx';
import { divisionEntries } from '../../fixtures/originals.ts';
import { studies } from '../../fixtures/studies.ts';

export default {
  component: DivisionSections,
  parameters: {
    docs: {
      description: {
        component: `A band for each division, on alternating sides and backgrounds.

        Do: show different work in each band.

        Don't: put it twice on a page: its anchors are the names of the divisions.`,
      },
    },
  },
  args: {
    divisions: divisionEntries,
    work: [studies.slice(0, 2), studies.slice(2, 4), studies.slice(4, 6)],
  },
} satisfies Meta<typeof DivisionSections>;
type Story = StoryObj<typeof DivisionSections>;

export const Whole: Story = {};
export const NoWork: Story = { args: { work: [] } };
