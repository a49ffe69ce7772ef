// The schemas of the counts on public pages: the events that a browser reports, and the reports for staff.
import { z } from 'zod';
import { COUNT_DETAIL_MAX_CHARS, DAY_MS, SEARCH_MAX_CHARS } from '#db/limits.ts';
import { sitePath, text } from './fields.ts';

const PATH_MAX_CHARS = 300;

/** Body of POST /api/beacon: an event that the server cannot see by itself. */
export const beaconInput = z
  .object({
    event: z.enum(['view', 'read', 'outgoing', 'booking', 'search', 'search-without-result']),
    /** The path of the page. */
    page: sitePath(PATH_MAX_CHARS),
    /** The host of a link. */
    detail: z
      .string()
      .regex(/^[\w.-]+$/)
      .max(COUNT_DETAIL_MAX_CHARS)
      .optional(),
    /** The search query. */
    query: text(SEARCH_MAX_CHARS).optional(),
  })
  .meta({ id: 'Beacon' });

const DAYS = { '7d': 7, '30d': 30, '90d': 90, '12m': 365 } as const;

/** The length of the period shown. */
const analyticsRange = z.enum(['7d', '30d', '90d', '12m']);
export type AnalyticsRange = z.output<typeof analyticsRange>;

const pagePath = sitePath(PATH_MAX_CHARS);

/** Query of GET /api/admin/analytics.csv; `page` is a path. */
export const analyticsQuery = z.object({
  range: analyticsRange.default('30d'),
  page: pagePath.optional(),
});
export type AnalyticsQuery = z.output<typeof analyticsQuery>;

/** The query of the screen: invalid values are ignored. */
export const analyticsScreenQuery = z.object({
  range: analyticsRange.catch('30d'),
  page: pagePath.optional().catch(undefined),
});

/** The days of a range that ends with `today` (`2026-11-24`), oldest first. */
export function daysOf(range: AnalyticsRange, today: string): string[] {
  const end = Date.parse(today);
  return Array.from({ length: DAYS[range] }, (_, index) =>
    new Date(end - (DAYS[range] - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The totals of a period, for the whole site or for one page. */
export interface AnalyticsTotals {
  visitors: number;
  views: number;
  reads: number;
  bookings: number;
  outgoing: number;
  enquiries: number;
}

/** A host, country or campaign, and its count. */
export interface AnalyticsDetail {
  name: string;
  number: number;
}

export interface AnalyticsPage
  extends Pick<AnalyticsTotals, 'visitors' | 'views' | 'reads' | 'enquiries'> {
  path: string;
  /** The title of the item; null when the page is not an item. */
  title: string | null;
}

/** The counts of a range. */
export interface AnalyticsReport {
  range: AnalyticsRange;
  /** The page that the report is limited to; null for the whole site. */
  page: AnalyticsPage | null;
  days: { day: string; visitors: number; views: number }[];
  totals: AnalyticsTotals;
  /** The totals of the preceding period of the same length; null when counting began after its first day. */
  before: AnalyticsTotals | null;
  pages: AnalyticsPage[];
  referrers: AnalyticsDetail[];
  countries: AnalyticsDetail[];
  campaigns: AnalyticsDetail[];
  links: AnalyticsDetail[];
  /** Queries with results and without; only those searched more than once. */
  searches: AnalyticsDetail[];
  searchesWithoutResult: AnalyticsDetail[];
}

/** The counts of an item, for its form. */
export interface ItemCounts {
  visitors: number;
  reads: number;
  enquiries: number;
  /** The path of its page, for the analytics screen. */
  path: string;
}
