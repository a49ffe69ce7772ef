// The page numbers that a pager shows (docs/contract.md, Insights).
import { PAGINATION_WINDOW } from '#db/limits.ts';

/** A page number, or a gap. */
type PagerItem = number | 'ellipsis';

/** First and last always, every page within 2 of the current one, and one ellipsis at distance 3 on either side. */
export function paginationWindow(page: number, pages: number): PagerItem[] {
  const items: PagerItem[] = [];
  for (let n = 1; n <= pages; n++) {
    const distance = Math.abs(n - page);
    if (n === 1 || n === pages || distance <= PAGINATION_WINDOW) items.push(n);
    else if (distance === PAGINATION_WINDOW + 1) items.push('ellipsis');
  }
  return items;
}
