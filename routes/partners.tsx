// /partners, filtered by ?category=.
import { workWith } from '#db/content/study-facts.ts';
import { type CaseStudyCardData, listCaseStudyCards } from '#db/queries/case-studies.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { Island } from '#ui/islands/island.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import type { PartnerWork } from '#ui/site/partners/partner-card.tsx';
import { NETWORK_TITLE } from '#ui/site/partners/partner-network.tsx';
import { partnersOf } from './sections/entries.ts';
import { renderPage } from './sections/render-page.tsx';

const ALL = 'All';

/** The partners; an unknown category shows none and is not cached, because anybody can invent any number of them. */
export async function partnersPage(c: AppContext) {
  const partners = partnersOf(c);
  const filters = [ALL, ...new Set(partners.map((partner) => partner.category))];
  const category = c.req.query('category') || ALL;
  const { data } = await defer(c, listCaseStudyCards(c.get('db')));
  const network = (title: string) => (studies: readonly CaseStudyCardData[]) => (
    <Island
      name="partner-filter"
      props={{
        partners,
        filters,
        category,
        usedAt: usedAt(partners, studies),
        ...(title !== NETWORK_TITLE && { title }),
      }}
      when="interaction"
    />
  );
  return renderPage(c, 'partners', {
    sections: {
      'partner-network': ({ title }) => (
        <Deferred data={data} fallback={network(title)([])} failed={network(title)([])}>
          {network(title)}
        </Deferred>
      ),
    },
    meta: {
      cacheTags: filters.includes(category) ? ['case-studies'] : null,
      sheets: ['small-pages'],
    },
  });
}

/** The work of each partner with any, by the partner's name. */
function usedAt(
  partners: readonly { name: string }[],
  studies: readonly CaseStudyCardData[],
): Record<string, PartnerWork[]> {
  const work = partners.map(({ name }) => [name, workWith(name, studies)] as const);
  return Object.fromEntries(
    work.flatMap(([name, list]) =>
      list.length > 0 ? [[name, list.map(({ slug, title }) => ({ slug, title }))]] : [],
    ),
  );
}
