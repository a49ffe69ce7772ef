// One chapter of a case study.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySection } from '#ui/site/work/study/story-section.tsx';
import { study } from '../../../fixtures/studies.ts';

export default {
  component: StorySection,
  parameters: {
    docs: {
      description: {
        component: `One chapter of a case study: a title, and what was written under it.

        Do: set spaced after a band of colour; either half may be missing.

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
export const AfterABand: Story = { args: { spaced: true, theme: 'light' } };
