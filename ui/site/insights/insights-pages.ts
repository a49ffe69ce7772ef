// The pages of the Insights list: their addresses, and what they are called.

/** The address of a page of the list. */
export function insightsPage(page: number): string {
  return page === 1 ? '/insights' : `/insights?page=${page}`;
}

/** How a page of the list is called in titles. */
export function insightsTitle(page: number): string {
  return page === 1 ? 'Insights' : `Insights, page ${page}`;
}
