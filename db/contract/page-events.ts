// The events counted on public pages. Imports no library, because the tables are built from it.

/**
 * A visitor's events on a page: opening it, reaching the end of its text, following a link to another host, opening the
 * booking, sending an enquiry, searching with a result, and searching without a result.
 */
const PAGE_EVENTS = [
  'view',
  'read',
  'outgoing',
  'booking',
  'enquiry',
  'search',
  'search-without-result',
] as const;
export type PageEvent = (typeof PAGE_EVENTS)[number];

/** The events limited per visitor; `address` counts all events from one address. */
export const VISITOR_EVENTS = [...PAGE_EVENTS, 'address'] as const;

/** The kinds of count: events, visitors, and the referrers, countries and campaigns of opened pages. */
export const COUNTED_EVENTS = [
  ...PAGE_EVENTS,
  'visitor',
  'referrer',
  'country',
  'campaign',
] as const;
export type CountedEvent = (typeof COUNTED_EVENTS)[number];

/** The page at which all searches are counted. */
export const SEARCHED_PAGE = '/search';
