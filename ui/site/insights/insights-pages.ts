// The addresses and titles of the pages of the Insights list.

/** The address of a page of the list. */
export function insightsPage(page: number): string {
  return page === 1 ? '/insights' : `/insights?page=${page}`;
}

/** The title of a page of the list. */
export function insightsTitle(page: number): string {
  return page === 1 ? 'Insights' : `Insights, page ${page}`;
}
