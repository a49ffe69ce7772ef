// /case-studies/{slug}: a case study.
import type { ReactNode } from 'react';
import { clientColours } from '#db/content/client-colours.ts';
import { findBySlugs } from '#db/content/find-by-slugs.ts';
import { studyFacts } from '#db/content/study-facts.ts';
import { twoSides } from '#db/content/two-sides.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { modifiedAt } from '#db/contract/modified-at.ts';
import {
  findCaseStudyBySlug,
  findNextCaseStudy,
  listSlugsOfStudy,
} from '#db/queries/case-studies.ts';
import { studyWithLiveLinks } from '#server/content/live-links.ts';
import { siteFacts } from '#server/content/site-facts.ts';
import type { AppContext } from '#server/context.ts';
import { slugRedirect } from '#server/http/slug-redirect.ts';
import { defer } from '#server/render/defer.ts';
import type { PageMeta } from '#server/render/head.tsx';
import { withPictureNotes } from '#server/render/picture-notes.ts';
import { caseStudyMeta } from '#ui/brand/item-meta.ts';
import { Deferred, type DeferredData } from '#ui/kit/deferred.tsx';
import { CaseStudyNotFound } from '#ui/site/work/study/case-study-not-found.tsx';
import { CaseStudySkeleton } from '#ui/site/work/study/case-study-skeleton.tsx';
import { CaseStudyStory } from '#ui/site/work/study/case-study-story.tsx';
import { pageTitle } from '../page-meta.ts';
import { bookingHref } from '../sections/booking-href.ts';
import { servicesOf } from '../sections/entries.ts';
import { caseStudyData } from '../structured-data/case-study.ts';

/** The address of each role: the name of a service or its group links to the group. */
function roleHrefs(c: AppContext): ReadonlyMap<string, string> {
  return new Map(
    servicesOf(c).flatMap(({ href, title, services }) =>
      [title, ...services.map(({ name }) => name)].map((name) => [name, href] as const),
    ),
  );
}

/** The case study. A missing one is 404, a failed one 503; both show 'Case Study Not Found'. */
export async function caseStudyDetail(c: AppContext) {
  const slug = c.req.param('slug') as string;
  const { data } = await defer(c, findStudyWithNext(c, slug));
  const redirect = await slugRedirect(c, 'case-study', slug, data);
  if (redirect) return redirect;
  return renderCaseStudy(c, data);
}

/** The page of a case study; `more` overrides its metadata, `note` is shown above it. */
export function renderCaseStudy(
  c: AppContext,
  data: DeferredData<StudyWithNext | null>,
  more: Partial<PageMeta> = {},
  note: ReactNode = null,
) {
  return c.render(
    <>
      {note}
      <main id="content">
        <Deferred data={data} fallback={<CaseStudySkeleton />} failed={<CaseStudyNotFound />}>
          {(found) => {
            if (!found) return <CaseStudyNotFound />;
            const { slugs, ...story } = found;
            return (
              <CaseStudyStory
                {...story}
                bookingHref={bookingHref(c)}
                accent={findBySlugs(clientColours, slugs)}
                facts={findBySlugs(studyFacts, slugs)}
                sides={findBySlugs(twoSides, slugs)}
                roleHrefs={roleHrefs(c)}
              />
            );
          }}
        </Deferred>
      </main>
    </>,
    { ...metaOf(c, data), sheets: ['case-study'], ...more },
  );
}

interface StudyWithNext {
  study: CaseStudy;
  /** The present slug of the study and its former ones. */
  slugs: string[];
  next: Awaited<ReturnType<typeof findNextCaseStudy>>;
}

async function findStudyWithNext(c: AppContext, slug: string): Promise<StudyWithNext | null> {
  const study = await findCaseStudyBySlug(c.get('db'), slug);
  return study && withNextStudy(c, study);
}

/** The case study with the next one below it. */
export function withNextStudy(c: AppContext, study: CaseStudy): Promise<StudyWithNext> {
  const story = Promise.all([
    studyWithLiveLinks(c, study),
    listSlugsOfStudy(c.get('db'), study.id),
    findNextCaseStudy(c.get('db'), study),
  ]).then(([shown, slugs, next]) => ({ study: shown, slugs: [study.slug, ...slugs], next }));
  return withPictureNotes(c, story, ({ next }) => [
    study.mainImage,
    ...study.mediaImages,
    ...study.mediaVideos,
    study.challengeContent,
    study.solutionContent,
    study.testimonial1Image,
    study.testimonial2Image,
    next?.mainImage,
    next?.gridImage,
  ]);
}

function metaOf(c: AppContext, data: DeferredData<StudyWithNext | null>): PageMeta {
  if (data instanceof Promise)
    return {
      title: pageTitle(c, 'Case Studies'),
      description: siteFacts(c).description,
      cacheTags: null,
      deferredMeta: data.then((result) => metaOf(c, result)),
    };
  const story = data.ok ? data.value : null;
  if (!story)
    return {
      title: pageTitle(c, 'Case Study Not Found'),
      description: 'This case study does not exist.',
      noIndex: true,
      cacheTags: null,
      status: data.ok ? 404 : 503,
    };
  const { study, next } = story;
  const shown = next ? [study, next] : [study];
  const { title, description, image } = caseStudyMeta(study);
  return {
    title: pageTitle(c, title),
    description,
    ...(image && { ogImage: image, ogImageAlt: study.title }),
    ogType: 'article',
    publishedTime: study.publishDate,
    modifiedTime: modifiedAt(study),
    tags: study.categories,
    structuredData: [caseStudyData(c, study)],
    cacheTags: ['next-study', ...shown.map(({ id }) => `case-study:${id}` as const)],
  };
}
