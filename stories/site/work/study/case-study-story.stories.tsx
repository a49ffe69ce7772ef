// A case study, whole and bare.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyStory } from '#ui/site/work/study/case-study-story.tsx';
import { bareStudy, study } from '../../../fixtures/studies.ts';

export default {
  component: CaseStudyStory,
  parameters: {
    docs: {
      description: {
        component: `A whole case study, in the order of docs/contract.md.

        Do: pass the study as the API returns it, and the client's colour when it has one.

        Don't: reorder its sections, or fill missing ones with placeholders.`,
      },
    },
  },
  args: { study, bookingHref: '/contact' },
} satisfies Meta<typeof CaseStudyStory>;
type Story = StoryObj<typeof CaseStudyStory>;

export const Whole: Story = {};
export const WithTheClientsColour: Story = { args: { accent: '#1f3d2b' } };
export const Bare: Story = { args: { study: bareStudy } };
