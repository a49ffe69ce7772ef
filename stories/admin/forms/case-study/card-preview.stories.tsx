// The card beside the form: blank, and of a whole study.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardPreview } from '#ui/admin/forms/case-study/card-preview.tsx';
import { caseStudyValuesOf } from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { FormFrame } from '../../../fixtures/form-frame.tsx';
import { study } from '../../../fixtures/studies.ts';

const meta = {
  component: CardPreview,
  parameters: {
    docs: {
      description: {
        component: `The card as lists will show it.

        Do: place it in the publishing pane of the case-study form.

        Don't: use it where the card is a link; that is CaseStudyCard.`,
      },
    },
  },
} satisfies Meta<typeof CardPreview>;
export default meta;
type Story = StoryObj;

export const Blank: Story = {
  render: () => (
    <FormFrame>
      <CardPreview />
    </FormFrame>
  ),
};

export const Whole: Story = {
  render: () => (
    <FormFrame values={caseStudyValuesOf(study)}>
      <CardPreview />
    </FormFrame>
  ),
};
