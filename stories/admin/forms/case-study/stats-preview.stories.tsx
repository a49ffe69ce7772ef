// The stats beside their rows: none, and as their page will show them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { caseStudyValuesOf } from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { StatsPreview } from '#ui/admin/forms/case-study/stats-preview.tsx';
import { FormFrame } from '../../../fixtures/form-frame.tsx';
import { study } from '../../../fixtures/studies.ts';

const meta = {
  component: StatsPreview,
  parameters: {
    docs: {
      description: {
        component: `The stats as the page will show them.

        Do: place it below the rows of the form.

        Don't: use it on public pages; that is StatGrid.`,
      },
    },
  },
} satisfies Meta<typeof StatsPreview>;
export default meta;
type Story = StoryObj;

export const None: Story = {
  render: () => (
    <FormFrame>
      <StatsPreview />
    </FormFrame>
  ),
};

export const Some: Story = {
  render: () => (
    <FormFrame values={caseStudyValuesOf(study)}>
      <StatsPreview />
    </FormFrame>
  ),
};
