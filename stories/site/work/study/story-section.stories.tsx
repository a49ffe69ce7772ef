// One text section of a case study.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySection } from '#ui/site/work/study/story-section.tsx';
import { study } from '../../../fixtures/studies.ts';

export default {
  component: StorySection,
  parameters: {
    docs: {
      description: {
        component: `A chapter of a case study: a title and its text.

        Do: set spaced after a coloured band; either part can be missing.

        Don't: use it outside a case study (Prose).`,
      },
    },
  },
  args: { title: study.challengeTitle, html: study.challengeContent },
} satisfies Meta<typeof StorySection>;
type Story = StoryObj<typeof StorySection>;

export const Challenge: Story = {};
export const TitleOnly: Story = { args: { html: null } };
export const TextOnly: Story = { args: { title: null } };
export const AfterABand: Story = { args: { spaced: true } };
