// /services: twenty numbered services in four groups on alternating sides.
import type { ServiceGroup } from '#db/content/services.ts';
import { AnchorIndex } from '#ui/site/frame/anchor-index.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { JumpLinks } from '#ui/site/frame/jump-links.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { CaseStudyFeature, type CaseStudyFeatureProps } from '#ui/site/work/case-study-feature.tsx';
import { WorkLink } from '#ui/site/work/work-link.tsx';
import { ServiceSection } from './service-section.tsx';

interface ServicesPageProps {
  intro: string;
  groups: readonly ServiceGroup[];
  /** The case study that ends each group, in the groups' order. */
  work: readonly (CaseStudyFeatureProps['study'] | undefined)[];
  /** Where the closing button leads until its dialog takes over. */
  bookingHref: string;
}

const THEMES = ['paper', 'dark', 'light', 'paper'] as const;

/** Holds the page's h1. */
export function ServicesPage({ intro, groups, work, bookingHref }: ServicesPageProps) {
  const anchors = groups.map(({ id, title }) => ({ id, label: title }));
  let counted = 0;
  const sections = groups.map((group, index) => {
    const from = counted + 1;
    counted += group.services.length;
    return { group, from, study: work[index], theme: THEMES[index % THEMES.length], index };
  });
  return (
    <>
      <PageHead
        title={
          <>
            <span className="page-head-line">Twenty services. </span>
            <span className="page-head-line">One team behind them.</span>
          </>
        }
        intro={intro}
      />
      <JumpLinks anchors={anchors} />
      <div>
        {sections.map(({ group, from, study, theme, index }) => (
          <ServiceSection
            key={group.id}
            group={group}
            from={from}
            theme={theme}
            side={index % 2 === 0 ? 'left' : 'right'}
          >
            {study && (
              <>
                <CaseStudyFeature study={study} />
                <MoreWork categories={study.categories} of={group.workCategories} />
              </>
            )}
          </ServiceSection>
        ))}
        <AnchorIndex anchors={anchors} />
      </div>
      <CallToAction
        title="Which of the twenty do you need?"
        label="Schedule a call to discuss your project"
        href={bookingHref}
        opensBooking
      />
    </>
  );
}

/** The way to further studies of the first category that the section and its study share. */
function MoreWork({ categories, of }: { categories: readonly string[]; of: readonly string[] }) {
  const category = of.find((each) => categories.includes(each));
  return (
    <WorkLink category={category}>{category ? `All ${category} work` : 'All our work'}</WorkLink>
  );
}
