// The sections of the case-study form: blank, and of a whole study.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { caseStudyValuesOf } from '#ui/islands/lib/case-study-form-values.ts';
import { CaseStudyFields, CaseStudyListing } from '#ui/islands/parts/case-study-fields.tsx';
import { study } from '../../fixtures/studies.ts';
import { FormFrame } from './form-frame.tsx';

const meta = {
  component: CaseStudyFields,
  parameters: {
    docs: {
      description: {
        component: `All sections of the case-study form; CaseStudyListing says how it is listed.

        Do: stand both in AdminFormLayout.

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
      <CaseStudyFields study={null} />
    </FormFrame>
  ),
};

export const Whole: Story = {
  render: () => (
    <FormFrame values={caseStudyValuesOf(study)}>
      <CaseStudyFields study={study} />
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
