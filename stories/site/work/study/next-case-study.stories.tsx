// The link to the next case study.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextCaseStudy } from '#ui/site/work/study/next-case-study.tsx';
import { bareStudy, study } from '../../../fixtures/studies.ts';

export default {
  component: NextCaseStudy,
  args: { study },
  parameters: {
    docs: {
      description: {
        component: `A link to the next case study, as large as a cover.

        Do: place it last, after the link back.

        Don't: show two of them.`,
      },
    },
  },
} satisfies Meta<typeof NextCaseStudy>;
type Story = StoryObj<typeof NextCaseStudy>;

export const WithPicture: Story = {};
export const WithoutPicture: Story = { args: { study: bareStudy } };
export const LongName: Story = {
  args: {
    study: {
      ...study,
      title: 'Thrupp & Marrable Catering Packaging, incorporating the Severn Cup and Lid Company',
    },
  },
};
