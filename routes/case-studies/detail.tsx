// /case-studies/{slug} (spec §2 'Public case-study detail').
import type { ReactNode } from 'react';
import { clientColours } from '#db/content/client-colours.ts';
import { company } from '#db/content/company.ts';
import type { CaseStudy } from '#db/contract/case-studies.ts';
import { findCaseStudyBySlug, findNextCaseStudy } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { redirectIfMoved } from '#server/http/slug-redirect.ts';
import type { PageMeta } from '#server/render/head.tsx';
import { withNotes } from '#server/render/picture-notes.ts';
import { type Data, ready } from '#server/render/ready.ts';
import { Deferred } from '#ui/kit/deferred.tsx';
import { CaseStudyNotFound } from '#ui/site/work/case-study-not-found.tsx';
import { CaseStudySkeleton } from '#ui/site/work/case-study-skeleton.tsx';
import { CaseStudyStory } from '#ui/site/work/case-study-story.tsx';
import { titled } from '../page-meta.ts';
import { caseStudyData } from '../structured-data/case-study.ts';

/** The case study; missing or failed, 'Case Study Not Found', with the status that tells which. */
export async function caseStudyDetail(c: AppContext) {
  const slug = c.req.param('slug') as string;
  const { data } = await ready(c, findStory(c, slug));
  const moved = await redirectIfMoved(c, 'case-study', slug, data);
  if (moved) return moved;
  return renderCaseStudy(c, data);
}

/** The page of a case study; `more` wins over what the study says about itself, `note` stands above it. */
export function renderCaseStudy(
  c: AppContext,
  data: Data<Story | null>,
  more: Partial<PageMeta> = {},
  note: ReactNode = null,
) {
  const bookingHref = c.var.config.hubspot.meetingsUrl ?? '/contact';
  return c.render(
    <>
      {note}
      <main id="content">
        <Deferred data={data} fallback={<CaseStudySkeleton />} failed={<CaseStudyNotFound />}>
          {(story) =>
            story ? (
              <CaseStudyStory
                {...story}
                bookingHref={bookingHref}
                accent={clientColours[story.study.slug]}
              />
            ) : (
              <CaseStudyNotFound />
            )
          }
        </Deferred>
      </main>
    </>,
    { ...metaOf(c, data), ...more },
  );
}

interface Story {
  study: CaseStudy;
  next: Awaited<ReturnType<typeof findNextCaseStudy>>;
}

async function findStory(c: AppContext, slug: string): Promise<Story | null> {
  const study = await findCaseStudyBySlug(c.var.db, slug);
  if (!study) return null;
  const story = await storyOf(c, study);
  const { next } = story;
  const { tags } = c.var.showing;
  tags.add('next-study');
  for (const { id } of next ? [study, next] : [study]) tags.add(`case-study:${id}`);
  return story;
}

/** The case study with what stands below it. */
export function storyOf(c: AppContext, study: CaseStudy): Promise<Story> {
  const story = findNextCaseStudy(c.var.db, study).then((next) => ({ study, next }));
  return withNotes(c, story, ({ next }) => [
    study.mainImage,
    ...study.mediaImages,
    study.challengeContent,
    study.solutionContent,
    study.testimonial1Image,
    study.testimonial2Image,
    next?.mainImage,
    next?.gridImage,
  ]);
}

function metaOf(c: AppContext, data: Data<Story | null>): PageMeta {
  if (data instanceof Promise)
    return {
      title: titled('Case Studies'),
      description: company.description,
      whenReady: data.then((loaded) => metaOf(c, loaded)),
    };
  const study = data.ok ? data.value?.study : null;
  if (!study)
    return {
      title: titled('Case Study Not Found'),
      description: 'This case study does not exist.',
      noIndex: true,
      status: data.ok ? 404 : 503,
    };
  const image = study.mainImage || study.gridImage;
  return {
    title: titled(study.caseStudyTitle ? `${study.title}: ${study.caseStudyTitle}` : study.title),
    description: study.description,
    ...(image && { ogImage: image, ogImageAlt: study.title }),
    ogType: 'article',
    publishedTime: study.publishDate,
    modifiedTime: study.updatedAt,
    tags: study.categories,
    structuredData: [caseStudyData(study, c.env.origin)],
  };
}
