// Adds visits to the counts of a day, within the limits per visitor and address. No stored data identifies a person: a visitor
// is a hash with the salt of the day, and both are deleted at midnight.
import { createHash, randomBytes } from 'node:crypto';
import { eq, lt, ne, sql } from 'drizzle-orm';
import type { CountedEvent, PageEvent } from '#db/contract/page-events.ts';
import type { Database, Queryable } from '#db/database.ts';
import {
  COUNTS_KEPT_FOR_DAYS,
  COUNTS_PER_ADDRESS,
  COUNTS_PER_DAY,
  COUNTS_PER_VISITOR,
  DAY_MS,
} from '#db/limits.ts';
import { pageCounts, visitorEvents, visitorSalts } from '#db/schema.ts';

/** The detail of counts above the maximum number of distinct counts per day. */
const OTHER = 'other';
const HASH_CHARS = 16;

/** An event on a page, which happened `number` times. */
export interface VisitEvent {
  page: string;
  event: PageEvent;
  number: number;
  /** The host of a followed link. */
  detail?: string;
  /** The source of a page view. */
  referrer?: string | null;
  campaign?: string | null;
}

/** The events of one browser since the last write. Address and user agent are hashed here and not stored. */
export interface Visit {
  address: string;
  userAgent: string;
  /** ISO 3166 code, or null when unknown. */
  country: string | null;
  events: VisitEvent[];
}

/** A process's state of a day. */
export interface CountedDay {
  /** `2026-11-24`, in UTC. */
  day: string;
  salt: string;
  /** The keys (visitor, page, event) whose limit is reached today: further events are not written. */
  exhausted: Set<string>;
}

/** The maximum number of keys in memory; further ones are checked in the database. */
const EXHAUSTED_MAX = 100_000;

/** Starts the day with the salt shared by all processes, and deletes the salts and visitors of other days. */
export async function openDay(db: Database, day: string): Promise<CountedDay> {
  return db.write(async (tx) => {
    await deleteOtherDays(tx, day);
    const salt = randomBytes(32).toString('base64url');
    await tx.insert(visitorSalts).values({ day, salt }).onConflictDoNothing();
    const [stored] = await tx
      .select({ salt: visitorSalts.salt })
      .from(visitorSalts)
      .where(eq(visitorSalts.day, day));
    return { day, salt: stored?.salt ?? salt, exhausted: new Set() };
  });
}

/** Adds the visits to the counts of the day, in one transaction; without one when all of them have reached their limits. */
export async function recordVisits(
  db: Database,
  today: CountedDay,
  visits: readonly Visit[],
): Promise<void> {
  const { day, salt, exhausted } = today;
  const visitors = visits.flatMap((visit) => {
    const id = hash(salt, `${visit.address}\n${visit.userAgent}`);
    const events = visit.events.filter(({ page, event }) => !exhausted.has(keyOf(id, page, event)));
    return events.length === 0
      ? []
      : [{ ...visit, id, addressId: hash(salt, visit.address), events }];
  });
  if (visitors.length === 0) return;
  const tally = await db.write(async (tx) => {
    const before = await readEvents(tx, [
      ...new Set(visitors.flatMap(({ id, addressId }) => [id, addressId])),
    ]);
    const isFull = (await tx.$count(pageCounts, eq(pageCounts.day, day))) > COUNTS_PER_DAY;
    const tally = new Tally(before, isFull);
    for (const visitor of visitors) tally.add(visitor);
    await writeEvents(tx, tally.events());
    await writeCounts(tx, day, tally.counts());
    return tally;
  });
  if (exhausted.size > EXHAUSTED_MAX) exhausted.clear();
  for (const key of tally.exhausted) exhausted.add(key);
}

async function deleteOtherDays(tx: Queryable, day: string): Promise<void> {
  const deleted = await tx
    .delete(visitorSalts)
    .where(ne(visitorSalts.day, day))
    .returning({ day: visitorSalts.day });
  if (deleted.length === 0) return;
  await tx.delete(visitorEvents);
  const oldest = new Date(Date.parse(day) - COUNTS_KEPT_FOR_DAYS * DAY_MS);
  await tx.delete(pageCounts).where(lt(pageCounts.day, oldest.toISOString().slice(0, 10)));
}

function hash(salt: string, text: string): string {
  return createHash('sha256').update(`${salt}\n${text}`).digest('base64url').slice(0, HASH_CHARS);
}

/** The key of a query: the page and a hash of the query, so that one person cannot make it common; null for other events. */
function queryOf(visitor: string, { page, event, detail }: VisitEvent): string | null {
  const isSearch = event === 'search' || event === 'search-without-result';
  return isSearch && detail ? `${page}?${hash(visitor, detail)}` : null;
}

type Row = [key: string, number: number];
/** Joins with a line break, which no path, event or host contains. */
const keyOf = (...parts: string[]) => parts.join('\n');

/** Sorts events into counts, each visitor and address within its limits. */
class Tally {
  readonly #used: Map<string, number>;
  readonly #added = new Map<string, number>();
  readonly #counts = new Map<string, number>();
  readonly #visitors = new Set<string>();
  readonly #pages = new Map<string, Set<string>>();
  /** The keys (visitor, page, event) that reached their limit. */
  readonly exhausted: string[] = [];

  constructor(
    before: readonly (typeof visitorEvents.$inferSelect)[],
    readonly isFull: boolean,
  ) {
    this.#used = new Map(
      before.map(({ visitor, page, event, number }) => [keyOf(visitor, page, event), number]),
    );
    for (const { visitor, page, event } of before)
      if (event === 'view') this.#opened(visitor, page);
  }

  add({ id, addressId, country, events }: Visit & { id: string; addressId: string }) {
    for (const each of events) {
      const { page, event } = each;
      const wasThere = this.#used.has(keyOf(id, page, event));
      const ofAddress = COUNTS_PER_ADDRESS - this.#usedBy(addressId, '', 'address');
      const ofVisitor = COUNTS_PER_VISITOR[event] - this.#usedBy(id, page, event);
      const query = queryOf(id, each);
      const ofQuery = query ? 1 - this.#usedBy(id, query, event) : each.number;
      const number = Math.min(each.number, ofAddress, ofVisitor, ofQuery);
      if (number === ofVisitor || number === ofAddress) this.exhausted.push(keyOf(id, page, event));
      if (number <= 0) continue;
      this.#use(number, addressId, '', 'address');
      this.#use(number, id, page, event);
      if (query) this.#use(number, id, query, event);
      this.#count(number, page, event, each.detail);
      if (event === 'enquiry') this.#countPagesBefore(id, page);
      if (event !== 'view') continue;
      if (each.referrer) this.#count(number, page, 'referrer', each.referrer);
      if (each.campaign) this.#count(number, page, 'campaign', each.campaign);
      if (!this.#visitors.has(id)) this.#countVisitor('', country);
      if (!wasThere) this.#countVisitor(page, country);
      this.#opened(id, page);
    }
  }

  events(): Row[] {
    return [...this.#added];
  }

  counts(): Row[] {
    return [...this.#counts];
  }

  #usedBy(...key: string[]): number {
    return this.#used.get(keyOf(...key)) ?? 0;
  }

  #use(number: number, ...parts: string[]) {
    const key = keyOf(...parts);
    this.#used.set(key, (this.#used.get(key) ?? 0) + number);
    this.#added.set(key, (this.#added.get(key) ?? 0) + number);
  }

  #count(number: number, page: string, event: CountedEvent, detail = '') {
    const key = keyOf(page, event, this.isFull && detail !== '' ? OTHER : detail);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + number);
  }

  #countVisitor(page: string, country: string | null) {
    this.#count(1, page, 'visitor');
    this.#count(1, page, 'country', country ?? 'unknown');
  }

  #opened(visitor: string, page: string) {
    this.#visitors.add(visitor);
    const pages = this.#pages.get(visitor) ?? new Set();
    this.#pages.set(visitor, pages.add(page));
  }

  /** Counts an enquiry for the pages that its sender opened today, except the page of the form, which is counted already. */
  #countPagesBefore(visitor: string, form: string) {
    for (const page of this.#pages.get(visitor) ?? [])
      if (page !== form) this.#count(1, page, 'enquiry');
  }
}

async function readEvents(tx: Queryable, visitors: readonly string[]) {
  return tx
    .select()
    .from(visitorEvents)
    .where(
      sql`${visitorEvents.visitor} IN (SELECT value FROM json_each(${JSON.stringify(visitors)}))`,
    );
}

async function writeEvents(tx: Queryable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`INSERT INTO visitor_events (visitor, page, event, number)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${jsonOf(rows)}) WHERE true
    ON CONFLICT (visitor, page, event) DO UPDATE SET number = number + excluded.number`);
}

async function writeCounts(tx: Queryable, day: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`INSERT INTO page_counts (day, page, event, detail, number)
    SELECT ${day}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${jsonOf(rows)}) WHERE true
    ON CONFLICT (day, page, event, detail) DO UPDATE SET number = number + excluded.number`);
}

function jsonOf(rows: readonly Row[]): string {
  return JSON.stringify(rows.map(([key, number]) => [...key.split('\n'), number]));
}
