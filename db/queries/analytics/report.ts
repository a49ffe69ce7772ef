// The counts of a range of days: totals, by day, by page, and by source.
import { and, between, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import {
  type AnalyticsDetail,
  type AnalyticsPage,
  type AnalyticsQuery,
  type AnalyticsReport,
  type AnalyticsTotals,
  daysOf,
} from '#db/contract/analytics.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import { ITEM_KINDS } from '#db/contract/item-kind.ts';
import { itemAt, itemPath } from '#db/contract/item-path.ts';
import type { CountedEvent } from '#db/contract/page-events.ts';
import type { Database, Queryable } from '#db/database.ts';
import { ITEM_TABLE } from '#db/queries/items/item-tables.ts';
import { enquiries, pageCounts } from '#db/schema.ts';

const PAGES_MAX = 100;
const DETAILS_MAX = 50;
const NUMBER = sql<number>`sum(${pageCounts.number})`;

/** The counts of the range ending with `today` (`2026-11-24`, UTC), and the totals of the previous period. */
export async function getAnalytics(
  db: Database,
  { range, page }: AnalyticsQuery,
  today: string,
): Promise<AnalyticsReport> {
  const days = daysOf(range, today);
  const [from = today] = days;
  const [start = from] = daysOf(range, dayBefore(from));
  return db.read(async (read) => {
    const [rows, pages, details, leads, earliest] = await Promise.all([
      countByDay(read, start, today, page),
      listPages(read, from, today, page),
      countDetails(read, from, today, page),
      page === undefined ? countLeads(read, start, today) : null,
      read.select({ day: sql<string | null>`min(${pageCounts.day})` }).from(pageCounts),
    ]);
    const totalOf = (isIn: (day: string) => boolean) => totals(rows, leads, isIn);
    const [only] = pages;
    return {
      range,
      page:
        page === undefined
          ? null
          : (only ?? { path: page, title: null, visitors: 0, views: 0, reads: 0, enquiries: 0 }),
      days: days.map((day) => ({
        day,
        visitors: numberOf(rows, 'visitor', (each) => each === day),
        views: numberOf(rows, 'view', (each) => each === day),
      })),
      totals: totalOf((day) => day >= from),
      before: (earliest[0]?.day ?? today) <= start ? totalOf((day) => day < from) : null,
      pages: page === undefined ? pages : [],
      referrers: details('referrer'),
      countries: details('country'),
      campaigns: details('campaign'),
      links: details('outgoing'),
      searches: details('search').filter(isCommon),
      searchesWithoutResult: details('search-without-result').filter(isCommon),
    };
  });
}

const FILE_EVENTS = ['visitor', 'view', 'read', 'outgoing', 'booking', 'enquiry'] as const;

/** The names of the columns of `exportAnalytics`. */
export const ANALYTICS_COLUMNS = [
  'day',
  'page',
  'visitors',
  'views',
  'readToTheEnd',
  'outgoingClicks',
  'bookingClicks',
  'enquiries',
];

/** The counts by day and page, for a spreadsheet: newest day first, then by number of views. */
export async function exportAnalytics(
  db: Database,
  { range, page }: AnalyticsQuery,
  today: string,
): Promise<(string | number)[][]> {
  const [from = today] = daysOf(range, today);
  const rows = await db.read((read) =>
    read
      .select({
        day: pageCounts.day,
        page: pageCounts.page,
        ...Object.fromEntries(FILE_EVENTS.map((event) => [event, sumOf(event)])),
      })
      .from(pageCounts)
      .where(
        and(
          between(pageCounts.day, from, today),
          isOfPage(page),
          inArray(pageCounts.event, [...FILE_EVENTS]),
        ),
      )
      .groupBy(pageCounts.day, pageCounts.page)
      .orderBy(sql`${pageCounts.day} DESC`, sql`${sumOf('view')} DESC`, pageCounts.page),
  );
  return rows.map((row) => Object.values(row) as (string | number)[]);
}

function sumOf(event: CountedEvent): SQL<number> {
  return sql`coalesce(sum(${pageCounts.number}) FILTER (WHERE ${pageCounts.event} = ${event}), 0)`;
}

/** Condition: counts of the page, or of any page, without those of the whole site. */
function isOfPage(page: string | undefined): SQL {
  return page === undefined ? ne(pageCounts.page, '') : eq(pageCounts.page, page);
}

interface DayCount {
  day: string;
  event: CountedEvent;
  number: number;
}

/** Condition: counts of the page, or of the whole site, whose visitors are counted separately, as one opens several pages. */
function scopeOf(page: string | undefined): SQL {
  if (page !== undefined) return isOfPage(page);
  return sql`(${pageCounts.event} IN ('visitor', 'country')) = (${pageCounts.page} = '')`;
}

function countByDay(
  read: Queryable,
  from: string,
  to: string,
  page: string | undefined,
): Promise<DayCount[]> {
  return read
    .select({ day: pageCounts.day, event: pageCounts.event, number: NUMBER })
    .from(pageCounts)
    .where(
      and(
        between(pageCounts.day, from, to),
        scopeOf(page),
        inArray(pageCounts.event, [...FILE_EVENTS]),
      ),
    )
    .groupBy(pageCounts.day, pageCounts.event);
}

/** Enquiries and call requests by day, without spam. */
async function countLeads(read: Queryable, from: string, to: string): Promise<DayCount[]> {
  const day = sql<string>`substr(${enquiries.createdAt}, 1, 10)`;
  const rows = await read
    .select({ day, number: sql<number>`count(*)` })
    .from(enquiries)
    .where(
      and(
        between(enquiries.createdAt, from, `${to}T24`),
        ne(enquiries.kind, 'newsletter'),
        ne(enquiries.status, 'spam'),
      ),
    )
    .groupBy(day);
  return rows.map((row) => ({ ...row, event: 'enquiry' }));
}

function numberOf(
  rows: readonly DayCount[],
  event: CountedEvent,
  isIn: (day: string) => boolean,
): number {
  return rows.reduce(
    (sum, row) => (row.event === event && isIn(row.day) ? sum + row.number : sum),
    0,
  );
}

function totals(
  rows: readonly DayCount[],
  leads: readonly DayCount[] | null,
  isIn: (day: string) => boolean,
): AnalyticsTotals {
  return {
    visitors: numberOf(rows, 'visitor', isIn),
    views: numberOf(rows, 'view', isIn),
    reads: numberOf(rows, 'read', isIn),
    bookings: numberOf(rows, 'booking', isIn),
    outgoing: numberOf(rows, 'outgoing', isIn),
    enquiries: numberOf(leads ?? rows, 'enquiry', isIn),
  };
}

/** The pages with the most visitors. */
async function listPages(
  read: Queryable,
  from: string,
  to: string,
  page: string | undefined,
): Promise<AnalyticsPage[]> {
  const visitors = sumOf('visitor');
  const rows = await read
    .select({
      path: pageCounts.page,
      visitors,
      views: sumOf('view'),
      reads: sumOf('read'),
      enquiries: sumOf('enquiry'),
    })
    .from(pageCounts)
    .where(and(between(pageCounts.day, from, to), isOfPage(page)))
    .groupBy(pageCounts.page)
    .orderBy(sql`${visitors} DESC`, pageCounts.page)
    .limit(PAGES_MAX);
  const titles = await titlesOf(
    read,
    rows.map(({ path }) => path),
  );
  return rows.map((row) => ({ ...row, title: titles.get(row.path) ?? null }));
}

/** The names of the pages of the site in the back office, by path. */
const SITE_PAGES = Object.values(DOCUMENT_TYPES).flatMap(({ address, label }) =>
  address === null ? [] : [[address, label] as const],
);

/** The titles of the pages, by path. A page that is neither the site's, an item's nor staff's has none. */
async function titlesOf(read: Queryable, paths: readonly string[]): Promise<Map<string, string>> {
  const items = paths.flatMap((path) => itemAt(path) ?? []);
  const found = await Promise.all(
    ITEM_KINDS.map(async (kind) => {
      const table = ITEM_TABLE[kind];
      const slugs = items.filter((item) => item.kind === kind).map(({ slug }) => slug);
      if (slugs.length === 0) return [];
      const rows = await read
        .select({ slug: table.slug, title: table.title })
        .from(table)
        .where(inArray(table.slug, slugs));
      return rows.map(({ slug, title }) => [itemPath(kind, slug), title] as const);
    }),
  );
  return new Map([...found.flat(), ...SITE_PAGES]);
}

/** Returns a function from an event to its details, most frequent first. */
async function countDetails(
  read: Queryable,
  from: string,
  to: string,
  page: string | undefined,
): Promise<(event: CountedEvent) => AnalyticsDetail[]> {
  const rows = await read
    .select({ event: pageCounts.event, name: pageCounts.detail, number: NUMBER })
    .from(pageCounts)
    .where(and(between(pageCounts.day, from, to), scopeOf(page), ne(pageCounts.detail, '')))
    .groupBy(pageCounts.event, pageCounts.detail)
    .orderBy(sql`${NUMBER} DESC`, pageCounts.detail);
  return (event) =>
    rows
      .filter((row) => row.event === event)
      .slice(0, DETAILS_MAX)
      .map(({ name, number }) => ({ name, number }));
}

/** Whether several people searched for it: a query of one person may contain personal data. */
function isCommon({ number }: AnalyticsDetail): boolean {
  return number > 1;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 1).toISOString().slice(0, 10);
}
