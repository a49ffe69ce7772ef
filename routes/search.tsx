// /search: the search page of the site, complete without script.
import { searchText, searchTopics } from '#db/content/search.ts';
import { type SearchKind, searchKind } from '#db/contract/search.ts';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { searchDocuments } from '#db/queries/search/search-documents.ts';
import { searchSite } from '#db/queries/search/site-search.ts';
import { countSearch } from '#server/analytics/count-search.ts';
import type { AppContext } from '#server/context.ts';
import { HttpError } from '#server/http/errors.ts';
import { withinSearchLimit } from '#server/http/search-rate.ts';
import { Main } from '#ui/brand/main-landmark.tsx';
import { SearchPage } from '#ui/site/search/search-page.tsx';
import { pageTitle } from './page-meta.ts';

const HITS = 30;

/** The search page, never cached, not for search engines. A query that is too long is cut, an unknown kind is ignored. */
export async function searchScreen(c: AppContext) {
  const q = (c.req.query('q') ?? '').slice(0, SEARCH_MAX_CHARS).toWellFormed().trim();
  const kind = searchKind.safeParse(c.req.query('kind')).data;
  const found = q === '' ? null : await find(c, q, kind);
  const limited = found instanceof HttpError ? found : null;
  const answer = found instanceof HttpError ? null : found;
  // a filter is not a new search, and may exclude all hits
  if (answer && !kind) countSearch(c, q, answer.hits.length > 0);
  for (const [name, value] of Object.entries(limited?.headers ?? {})) c.header(name, value);
  return c.render(
    <Main>
      <SearchPage
        text={searchText}
        topics={searchTopics}
        q={q}
        empty={q === '' && c.req.query('q') !== undefined}
        kind={kind}
        answer={answer}
        problem={limited?.message}
      />
    </Main>,
    {
      title: pageTitle(c, q ? `${searchText.title}: ${q}` : searchText.title),
      description: searchText.intro,
      noIndex: true,
      cacheTags: null,
      sheets: ['small-pages'],
      status: limited ? 429 : 200,
    },
  );
}

/** The hits, or the `HttpError` when the visitor's address searches too often. */
async function find(c: AppContext, q: string, kind: SearchKind | undefined) {
  const documents = searchDocuments(c.get('content'));
  const query = { q, kind, documents, limit: HITS, now: new Date().toISOString() };
  try {
    return await withinSearchLimit(c, () => searchSite(c.get('db').replica, query));
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}
