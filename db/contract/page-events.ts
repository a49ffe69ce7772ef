// The events that are counted on public pages, without a value of any library: the tables are made of it.

/**
 * What a visitor does on a page: opens it, reaches the end of its text, follows a link to another host, opens the booking,
 * sends an enquiry, searches and finds something, or nothing.
 */
export const PAGE_EVENTS = [
  'view',
  'read',
  'outgoing',
  'booking',
  'enquiry',
  'search',
  'search-without-result',
] as const;
export type PageEvent = (typeof PAGE_EVENTS)[number];

/** What is noted of a visitor for the limits; `address` counts everything from one address. */
export const VISITOR_EVENTS = [...PAGE_EVENTS, 'address'] as const;

/** What is counted: the events, the visitors, and of an opened page where it was opened from. */
export const COUNTED_EVENTS = [
  ...PAGE_EVENTS,
  'visitor',
  'referrer',
  'country',
  'campaign',
] as const;
export type CountedEvent = (typeof COUNTED_EVENTS)[number];

/** The page that searches are counted at, wherever they were made. */
export const SEARCHED_PAGE = '/search';
