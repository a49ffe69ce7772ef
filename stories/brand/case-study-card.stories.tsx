// A case study as lists show it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyCard } from '#ui/brand/case-study-card.tsx';
import { bareStudy, study } from '../fixtures/studies.ts';

export default {
  component: CaseStudyCard,
  parameters: {
    docs: {
      description: {
        component: `A case study in a list: picture, figure, client, tags.

        Do: choose wide where it spans two columns, and eager only in the first view.

        Don't: show it without a link, or cut the description by hand: it cuts itself at 150 characters.`,
      },
    },
  },
  args: { study, eager: true },
} satisfies Meta<typeof CaseStudyCard>;
type Story = StoryObj<typeof CaseStudyCard>;

export const Tall: Story = {};
export const Wide: Story = { args: { shape: 'wide' } };
export const Bare: Story = { args: { study: bareStudy } };
