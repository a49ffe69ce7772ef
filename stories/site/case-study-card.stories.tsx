// A case study as lists show it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyCard } from '#ui/site/case-study-card.tsx';
import { bareStudy, study } from '../fixtures/studies.ts';

export default { component: CaseStudyCard, args: { study, eager: true } } satisfies Meta<
  typeof CaseStudyCard
>;
type Story = StoryObj<typeof CaseStudyCard>;

export const Tall: Story = {};
export const Wide: Story = { args: { shape: 'wide' } };
export const Bare: Story = { args: { study: bareStudy } };
