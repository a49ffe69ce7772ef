// Search result and shared link beside the form: of a whole study, of a blank one, and too long.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  type CaseStudyFormValues,
  caseStudyValuesOf,
} from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { SearchPreview } from '#ui/admin/forms/search-preview.tsx';
import { caseStudyMeta } from '#ui/brand/item-meta.ts';
import { FormFrame } from '../../fixtures/form-frame.tsx';
import { siteMeta } from '../../fixtures/site-meta.ts';
import { study } from '../../fixtures/studies.ts';

const meta = {
  component: SearchPreview,
  parameters: {
    docs: {
      description: {
        component: `How the item looks in a search result and as a shared link, with the lengths that fit.

        Do: place it in the publishing pane; give it the same rules as the page.

        Don't: write a separate title or description for it.`,
      },
    },
  },
} satisfies Meta<typeof SearchPreview>;
export default meta;
type Story = StoryObj;

const shownWith = (values?: Partial<CaseStudyFormValues>) => () => (
  <FormFrame values={values}>
    <SearchPreview<CaseStudyFormValues>
      metaOf={caseStudyMeta}
      folder="case-studies"
      site={siteMeta}
    />
  </FormFrame>
);

export const Whole: Story = { render: shownWith(caseStudyValuesOf(study)) };

export const Blank: Story = {
  render: shownWith(),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Untitled | Verso')).toHaveLength(2);
    await expect(canvas.getByText('Empty. The description of the site is used')).toBeVisible();
  },
};

export const TooLong: Story = {
  render: shownWith({
    title: 'Brackwick',
    caseStudyTitle: 'How a hand-tool maker priced seven million combinations',
    description: 'A description that goes on. '.repeat(8),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('74 of 60 characters, the end is cut off')).toBeVisible();
  },
};
