// A whole case study, in the order of docs/contract.md, Case study.
import type { StudyFacts } from '#db/content/study-facts.ts';
import type { TwoSides } from '#db/content/two-sides.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { StatGrid } from '#ui/brand/stat-grid.tsx';
import { TextLink } from '#ui/kit/text-link.tsx';
import { CallToAction } from '#ui/site/frame/call-to-action.tsx';
import { CaseStudyHero } from './case-study-hero.tsx';
import { CaseStudyIntro } from './case-study-intro.tsx';
import { MediaGallery } from './media-gallery.tsx';
import { NextCaseStudy, type NextStudy } from './next-case-study.tsx';
import { RectoVerso } from './recto-verso.tsx';
import { StorySection } from './story-section.tsx';
import { Testimonial } from './testimonial.tsx';

interface CaseStudyStoryProps {
  study: CaseStudy;
  bookingHref: string;
  /** The client's colour, `#rrggbb`, above the hero and behind the results. */
  accent?: string;
  facts?: StudyFacts;
  /** The front and the back room of the client's shop. */
  sides?: TwoSides;
  /** The sections of the services by the name of a role. */
  roleHrefs?: ReadonlyMap<string, string>;
  /** The next case study. */
  next?: NextStudy | null;
}

/** Each section only when its data exists; holds the page's h1. */
export function CaseStudyStory({
  study,
  bookingHref,
  accent,
  facts,
  sides,
  roleHrefs,
  next,
}: CaseStudyStoryProps) {
  return (
    <article>
      {study.mainImage && <CaseStudyHero src={study.mainImage} slug={study.slug} accent={accent} />}
      <CaseStudyIntro
        study={study}
        facts={facts}
        roleHrefs={roleHrefs}
        isWhole={hasNothingElse(study) && !sides}
      />
      <StorySection
        title={study.challengeTitle}
        html={study.challengeContent}
        idPrefix="challenge-"
        part="challenge"
      />
      <StatGrid stats={study.stats} accent={accent} />
      <StorySection
        title={study.solutionTitle}
        html={study.solutionContent}
        idPrefix="solution-"
        part="solution"
        spaced={study.stats.length > 0}
      />
      {sides && <RectoVerso sides={sides} />}
      <MediaGallery study={study} accent={accent} />
      <Testimonial
        quote={study.testimonial1Quote}
        name={study.testimonial1Name}
        position={study.testimonial1Position}
        image={study.testimonial1Image}
        part="testimonial1"
      />
      <Testimonial
        quote={study.testimonial2Quote}
        name={study.testimonial2Name}
        position={study.testimonial2Position}
        image={study.testimonial2Image}
        theme="paper"
        part="testimonial2"
      />
      <CallToAction
        title="Let's make something great together. Drop us a line."
        label="Schedule a call to discuss your project"
        href={bookingHref}
        opensBooking
      >
        <TextLink href="/case-studies" arrow="left">
          Back to Case Studies
        </TextLink>
      </CallToAction>
      {next && <NextCaseStudy study={next} />}
    </article>
  );
}

/** Whether the study has neither pictures nor a story, figures or voices. */
function hasNothingElse(study: CaseStudy): boolean {
  const texts = [study.challengeTitle, study.challengeContent, study.solutionTitle];
  const voices = [study.solutionContent, study.testimonial1Quote, study.testimonial2Quote];
  const lists = [study.stats, study.mediaImages, study.mediaVideos];
  return (
    ![study.mainImage, ...texts, ...voices].some(Boolean) &&
    lists.every((list) => list.length === 0)
  );
}
