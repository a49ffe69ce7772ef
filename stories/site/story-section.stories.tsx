// One chapter of a case study.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySection } from '#ui/site/story-section.tsx';
import { study } from '../fixtures/studies.ts';

export default {
  component: StorySection,
  args: { title: study.challengeTitle, html: study.challengeContent },
} satisfies Meta<typeof StorySection>;
type Story = StoryObj<typeof StorySection>;

export const Challenge: Story = {};
export const TitleOnly: Story = { args: { html: null } };
export const TextOnly: Story = { args: { title: null } };
export const AfterABand: Story = { args: { spaced: true, theme: 'light' } };
