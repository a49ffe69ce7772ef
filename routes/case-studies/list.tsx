// /case-studies, filtered by ?category=, ?sector= and ?partner=, as pictures or with ?view=index as lines.
import { workWith } from '#db/content/study-facts.ts';
import { caseStudyListQuery } from '#db/contract/case-studies.ts';
import type { CaseStudyCardData } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { nameRedirect } from '#server/http/name-redirect.ts';
import { defer, statusOf, valueIfReady } from '#server/render/defer.ts';
import { Island } from '#ui/islands/island.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { CaseStudiesFailed } from '#ui/site/work/case-studies-failed.tsx';
import {
  filteredHref,
  filterOptions,
  matchesFilter,
  viewOf,
} from '#ui/site/work/case-study-filter.ts';
import { CaseStudyGridSkeleton } from '#ui/site/work/case-study-grid-skeleton.tsx';
import { listCaseStudyCardsWithNotes } from '../case-study-cards.ts';
import { partnersOf } from '../sections/entries.ts';
import { renderPage } from '../sections/render-page.tsx';

/** A filter without matches shows the empty list. It is not cached, nor is an unknown view: their number is unlimited. */
export async function caseStudyList(c: AppContext) {
  const { category, sector, partner, view } = c.req.query();
  const filter = {
    ...(caseStudyListQuery.safeParse({ category, sector }).data ?? {
      category: category ?? '',
      sector: sector ?? '',
    }),
    ...(partner && { partner }),
  };
  const shownView = viewOf(new URLSearchParams({ view: view ?? '' }));
  const isUnknown = view !== undefined && view !== shownView;
  const studies = listCaseStudyCardsWithNotes(c).then((all) => {
    const studies = shownStudies(c, all, partner);
    const isEmpty = !studies.some((study) => matchesFilter(study, filter));
    if (isEmpty || isUnknown) c.get('renderInfo').isExcluded = true;
    return studies;
  });
  const { data } = await defer(c, studies);
  const shown = valueIfReady(data);
  if (shown && !shown.some((study) => matchesFilter(study, filter))) {
    const { categories, sectors } = filterOptions(shown);
    const redirect = await nameRedirect(c, {
      category: { of: 'case-study-category', names: categories },
      sector: { of: 'sector', names: sectors },
    });
    if (redirect) return redirect;
  }
  return renderPage(c, 'case-studies', {
    sections: {
      'case-study-list': () => (
        <Deferred
          data={data}
          fallback={<CaseStudyGridSkeleton />}
          failed={<CaseStudiesFailed href={filteredHref(filter)} />}
        >
          {(studies) => (
            <Island
              name="case-study-list"
              props={{ studies, filter, view: shownView }}
              when="interaction"
            />
          )}
        </Deferred>
      ),
    },
    meta: {
      cacheTags: ['case-studies'],
      sheets: ['work'],
      status: statusOf(data),
    },
  });
}

/** The cards without slugs. With a partner filter, each card has the partners of its case study. */
function shownStudies(c: AppContext, all: readonly CaseStudyCardData[], partner?: string) {
  const names = partner ? partnersOf(c).map(({ name }) => name) : [];
  return all.map(({ slugs, ...study }) => ({
    ...study,
    ...(partner && { partners: names.filter((name) => workWith(name, [{ slugs }]).length > 0) }),
  }));
}
