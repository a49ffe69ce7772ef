// /divisions: the three divisions with their work.
import { divisionPages, divisionsGallery, divisionsIntro } from '#db/content/division-pages.ts';
import type { CaseStudyCardData } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { Deferred } from '#ui/kit/deferred.tsx';
import { DivisionsPage } from '#ui/site/company/divisions-page.tsx';
import { listCaseStudyCardsWithNotes } from './case-study-cards.ts';
import { selectStudies } from './select-studies.ts';

const STUDIES_PER_DIVISION = 2;

/** The three divisions, each with case studies; without them when the database is unavailable. */
export async function divisions(c: AppContext) {
  const { data } = await defer(c, listCaseStudyCardsWithNotes(c));
  const page = (studies: readonly CaseStudyCardData[]) => (
    <DivisionsPage
      intro={divisionsIntro}
      gallery={divisionsGallery}
      divisions={divisionPages}
      work={selectStudies(studies, divisionPages, STUDIES_PER_DIVISION)}
    />
  );
  return c.render(
    <main id="content">
      <Deferred data={data} fallback={page([])} failed={page([])}>
        {page}
      </Deferred>
    </main>,
    {
      title: 'Divisions | Commerce, Enterprise & Performance',
      description:
        'One agency with three specialist divisions: digital commerce for lifestyle brands, transformation for enterprise and B2B, and performance marketing for online retail.',
      cacheTags: ['case-studies'],
      ogImage: '/images/division-commerce.jpg',
      ogImageAlt: divisionPages[0]?.image.alt,
    },
  );
}
