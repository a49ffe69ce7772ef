// The sections of the case-study form: blank, and of a whole study.
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CaseStudyFields,
  CaseStudyListing,
} from '#ui/admin/forms/case-study/case-study-fields.tsx';
import { caseStudyValuesOf } from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { FormFrame } from '../../../fixtures/form-frame.tsx';
import { study } from '../../../fixtures/studies.ts';

const meta = {
  component: CaseStudyFields,
  parameters: {
    docs: {
      description: {
        component: `All sections of the case-study form; CaseStudyListing says how it is listed.

        Do: place both in AdminFormLayout.

        Don't: leave out a section: a save sends the whole study.`,
      },
    },
  },
} satisfies Meta<typeof CaseStudyFields>;
export default meta;
type Story = StoryObj;

export const Blank: Story = {
  render: () => (
    <FormFrame>
      <CaseStudyFields study={null} isNew />
    </FormFrame>
  ),
};

export const Whole: Story = {
  render: () => (
    <FormFrame values={caseStudyValuesOf(study)}>
      <CaseStudyFields study={study} isNew={false} />
    </FormFrame>
  ),
};

export const Listing: Story = {
  render: () => (
    <FormFrame values={caseStudyValuesOf(study)}>
      <CaseStudyListing />
    </FormFrame>
  ),
};
