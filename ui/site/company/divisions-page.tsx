// /divisions: one long page with a section for each division.
import type { DivisionPage } from '#db/content/division-pages.ts';
import type { CaseStudySummary } from '#ui/brand/case-study-card.tsx';
import { AnchorIndex } from '#ui/site/frame/anchor-index.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { JumpLinks } from '#ui/site/frame/jump-links.tsx';
import { PageHead } from '#ui/site/frame/page-head.tsx';
import { DivisionSection } from './division-section.tsx';
import { PhotoGallery } from './photo-gallery.tsx';

interface DivisionsPageProps {
  intro: string;
  gallery: readonly { src: string; width: number; height: number; alt: string }[];
  divisions: readonly DivisionPage[];
  /** The case studies of each division, in the divisions' order. */
  work: readonly (readonly CaseStudySummary[])[];
}

const THEMES = ['paper', 'dark', 'light'] as const;

/** Holds the page's h1. */
export function DivisionsPage({ intro, gallery, divisions, work }: DivisionsPageProps) {
  const anchors = divisions.map(({ id, title }) => ({ id, label: title }));
  return (
    <>
      <PageHead
        title={
          <>
            <span className="page-head-line">One Agency. </span>
            <span className="page-head-line">Three Specialist Divisions.</span>
          </>
        }
        intro={intro}
      />
      <JumpLinks anchors={anchors} />
      <PhotoGallery images={gallery} label="The divisions at work" shape="lead" eager />
      <div>
        {divisions.map((division, index) => (
          <DivisionSection
            key={division.id}
            division={division}
            studies={work[index] ?? []}
            theme={THEMES[index % THEMES.length]}
            side={index % 2 === 0 ? 'right' : 'left'}
          />
        ))}
        <AnchorIndex anchors={anchors} />
      </div>
      <CallToAction
        title="Not sure which of the three? That’s our job."
        label="Let's Work Together"
        href="/contact"
      />
    </>
  );
}
