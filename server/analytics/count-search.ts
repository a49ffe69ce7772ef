// Counts search queries for staff: those of the search page and those that the overlay reports.
import { SEARCHED_PAGE } from '#db/contract/page-events.ts';
import type { AppContext } from '#server/context.ts';

/** A longer query is a sentence and may contain personal data. */
const QUERY_MAX_CHARS = 40;
/** Matches what may identify a person, such as an email address or a phone number. */
const PERSONAL = /@|\d{4}|\p{Cc}/u;

/** Counts a query, unless it may contain personal data or belongs to a HEAD request. */
export function countSearch(c: AppContext, q: string, isFound: boolean): void {
  if (c.env.isHead) return;
  const query = q.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (query === '' || query.length > QUERY_MAX_CHARS || PERSONAL.test(query)) return;
  const event = isFound ? 'search' : 'search-without-result';
  c.get('analytics')?.countEvent(c.req.raw, c.env.address, event, SEARCHED_PAGE, query);
}
