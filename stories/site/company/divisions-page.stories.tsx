// The divisions page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { divisionPages, divisionsGallery, divisionsIntro } from '#db/content/division-pages.ts';
import { DivisionsPage } from '#ui/site/company/divisions-page.tsx';
import { studies } from '../../fixtures/studies.ts';

export default {
  component: DivisionsPage,
  parameters: {
    docs: {
      description: {
        component: `Three divisions in three bands.

        Do: show different work in each band.

        Don't: add a fourth band without a fourth theme.`,
      },
    },
  },
  args: {
    intro: divisionsIntro,
    gallery: divisionsGallery,
    divisions: divisionPages,
    work: [studies.slice(0, 2), studies.slice(2, 4), studies.slice(4, 6)],
  },
} satisfies Meta<typeof DivisionsPage>;
type Story = StoryObj<typeof DivisionsPage>;

export const Whole: Story = {};
export const NoWork: Story = { args: { work: [] } };
