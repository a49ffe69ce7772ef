// The rhythmic grid of the work.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseStudyCard } from '#ui/brand/case-study-card.tsx';
import { WorkGrid } from '#ui/site/work/work-grid.tsx';
import { inBox } from '../../fixtures/in-box.tsx';
import { bareStudy, studies } from '../../fixtures/studies.ts';

const cards = [...studies.slice(0, 5), bareStudy].map((study) => (
  <CaseStudyCard key={study.slug} study={study} eager />
));

export default {
  component: WorkGrid,
  args: { children: cards },
  decorators: [inBox({ style: { padding: 'var(--margin)' } })],
  parameters: {
    docs: {
      description: {
        component: `One, two or three columns whose pictures have two heights.

        Do: fill it with cards that mark the frame of their picture with data-work-image.

        Don't: use it for anything but the work.`,
      },
    },
  },
} satisfies Meta<typeof WorkGrid>;
type Story = StoryObj<typeof WorkGrid>;

export const Six: Story = {};
export const Four: Story = { args: { children: cards.slice(0, 4) } };
export const One: Story = { args: { children: cards.slice(0, 1) } };
