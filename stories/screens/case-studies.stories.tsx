// /case-studies: loading, failed, all, filtered, nothing found and before anything is published.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Deferred, type DeferredData } from '#ui/kit/deferred.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { CaseStudiesFailed } from '#ui/site/work/case-studies-failed.tsx';
import { CaseStudyGridSkeleton } from '#ui/site/work/case-study-grid-skeleton.tsx';
import { CaseStudyList } from '#ui/site/work/case-study-list.tsx';
import { bareStudy, studies } from '../fixtures/studies.ts';
import { failed, loaded, loading, PublicScreen } from './frames.tsx';

type List = ComponentProps<typeof CaseStudyList>;

interface CaseStudiesProps {
  data: DeferredData<List['studies']>;
  filter?: List['filter'];
}

function CaseStudies({ data, filter = { category: '', sector: '' } }: CaseStudiesProps) {
  return (
    <PublicScreen path="/case-studies">
      <PageHead
        title={
          <>
            Case Studies. <span className="page-head-turn">Our Work.</span>
          </>
        }
      />
      <Deferred data={data} fallback={<CaseStudyGridSkeleton />} failed={<CaseStudiesFailed />}>
        {(found) => <CaseStudyList studies={found} filter={filter} />}
      </Deferred>
      <CallToAction
        title="Let's make something great together. Drop us a line."
        label="Schedule a call to discuss your project"
        href="/contact"
        opensBooking
      />
    </PublicScreen>
  );
}

export default { component: CaseStudies } satisfies Meta<typeof CaseStudies>;
type Story = StoryObj<typeof CaseStudies>;

const all = loaded([...studies, bareStudy]);

export const Loading: Story = { args: { data: loading } };
export const Failed: Story = { args: { data: failed } };
export const Everything: Story = { args: { data: all } };
export const Filtered: Story = { args: { data: all, filter: { category: 'B2B', sector: '' } } };
export const NothingFound: Story = {
  args: { data: all, filter: { category: 'no such category', sector: '' } },
};
export const NothingPublished: Story = { args: { data: loaded([]) } };
