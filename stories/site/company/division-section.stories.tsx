// One division on its page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DivisionSection } from '#ui/site/company/division-section.tsx';
import { divisionEntries } from '../../fixtures/originals.ts';
import { bareStudy, studies, study } from '../../fixtures/studies.ts';

export default {
  component: DivisionSection,
  parameters: {
    docs: {
      description: {
        component: `A division with its picture, its three values and its work.

        Do: alternate side and theme from one to the next.

        Don't: give it more than two case studies.`,
      },
    },
  },
  args: {
    division: divisionEntries[0] as (typeof divisionEntries)[number],
    studies: studies.slice(0, 2),
  },
} satisfies Meta<typeof DivisionSection>;
type Story = StoryObj<typeof DivisionSection>;

export const Right: Story = {};
export const LeftDark: Story = {
  args: {
    division: divisionEntries[1] as (typeof divisionEntries)[number],
    side: 'left',
    theme: 'dark',
  },
};
export const OwnPicture: Story = {
  args: {
    division: {
      ...(divisionEntries[0] as (typeof divisionEntries)[number]),
      image: { src: '/images/about-desk.jpg', alt: 'A desk in the evening' },
    },
    studies: [],
  },
};
export const OneStudy: Story = { args: { studies: [study] } };
export const BareStudy: Story = { args: { studies: [study, bareStudy] } };
export const NoWork: Story = { args: { studies: [] } };
