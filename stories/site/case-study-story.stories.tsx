// A case study, whole and bare.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyStory } from '#ui/site/case-study-story.tsx';
import { bareStudy, study } from '../fixtures/studies.ts';

export default {
  component: CaseStudyStory,
  args: { study, bookingHref: '/contact' },
} satisfies Meta<typeof CaseStudyStory>;
type Story = StoryObj<typeof CaseStudyStory>;

export const Whole: Story = {};
export const WithTheClientsColour: Story = { args: { accent: '#1f3d2b' } };
export const Bare: Story = { args: { study: bareStudy } };
