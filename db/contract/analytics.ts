// The schemas of what is counted on the public pages: what a browser reports, and what staff ask for.
import { z } from 'zod';
import { COUNT_DETAIL_MAX_CHARS, SEARCH_MAX_CHARS } from '#db/limits.ts';
import { text } from './fields.ts';

const PATH_MAX_CHARS = 300;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Body of POST /api/beacon: what the server does not see by itself. */
export const beaconInput = z
  .object({
    event: z.enum(['view', 'read', 'outgoing', 'booking', 'search', 'search-without-result']),
    /** The path of the page. */
    page: z
      .string()
      .regex(/^\/(?!\/)\S*$/)
      .max(PATH_MAX_CHARS),
    /** The host of a link. */
    detail: z
      .string()
      .regex(/^[\w.-]+$/)
      .max(COUNT_DETAIL_MAX_CHARS)
      .optional(),
    /** What was searched for. */
    query: text(SEARCH_MAX_CHARS).optional(),
  })
  .meta({ id: 'Beacon' });

const DAYS = { '7d': 7, '30d': 30, '90d': 90, '12m': 365 } as const;

/** How far back the counts are shown. */
export const analyticsRange = z.enum(['7d', '30d', '90d', '12m']);
export type AnalyticsRange = z.output<typeof analyticsRange>;

const pagePath = z.string().regex(/^\//).max(PATH_MAX_CHARS);

/** Query of GET /api/admin/analytics.csv; `page` is a path. */
export const analyticsQuery = z.object({
  range: analyticsRange.default('30d'),
  page: pagePath.optional(),
});
export type AnalyticsQuery = z.output<typeof analyticsQuery>;

/** The query of the screen: what is invalid is ignored. */
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

/** What was counted in a time, of the whole site or of one page. */
export interface AnalyticsTotals {
  visitors: number;
  views: number;
  reads: number;
  bookings: number;
  outgoing: number;
  enquiries: number;
}

/** A host, country or campaign, and how often. */
export interface AnalyticsDetail {
  name: string;
  number: number;
}

export interface AnalyticsPage
  extends Pick<AnalyticsTotals, 'visitors' | 'views' | 'reads' | 'enquiries'> {
  path: string;
  /** Of an item; null for another page. */
  title: string | null;
}

/** The counts of a range. */
export interface AnalyticsReport {
  range: AnalyticsRange;
  /** The one page that is shown; null for the whole site. */
  page: AnalyticsPage | null;
  days: { day: string; visitors: number; views: number }[];
  totals: AnalyticsTotals;
  /** The time of the same length before; null when counting began in it. */
  before: AnalyticsTotals | null;
  pages: AnalyticsPage[];
  referrers: AnalyticsDetail[];
  countries: AnalyticsDetail[];
  campaigns: AnalyticsDetail[];
  links: AnalyticsDetail[];
  /** What was searched for, and what of it found nothing: by more than one search each. */
  searches: AnalyticsDetail[];
  searchesWithoutResult: AnalyticsDetail[];
}

/** What the form of an item says of it. */
export interface ItemCounts {
  visitors: number;
  reads: number;
  enquiries: number;
  /** Its path, for the screen of counts. */
  path: string;
}
