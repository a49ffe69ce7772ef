// /results: with links to case studies, and without them while none are loaded.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { results } from '#db/content/results.ts';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { Showcase } from '#ui/site/work/showcase.tsx';
import { PublicScreen } from './frames.tsx';

function Results({ studies }: Pick<ComponentProps<typeof Showcase>, 'studies'>) {
  return (
    <PublicScreen path="/results">
      <PageHead
        title={
          <>
            Real Results. <span className="page-head-turn">Real Impact.</span>
          </>
        }
        intro="Fourteen brands and one figure each: the one that their own finance team would put first."
      />
      <Showcase results={results} studies={studies} />
      <CallToAction
        title="Want a number like these?"
        label="Schedule a call to discuss your project"
        href="/contact"
        opensBooking
      />
    </PublicScreen>
  );
}

export default { component: Results } satisfies Meta<typeof Results>;
type Story = StoryObj<typeof Results>;

export const WithCaseStudies: Story = {
  args: {
    studies: results.map(({ slug, tags }) => ({ slug, slugs: [slug], categories: [...tags] })),
  },
};
export const WithoutCaseStudies: Story = { args: { studies: [] } };
