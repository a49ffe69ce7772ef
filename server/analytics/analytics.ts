// Counts what visitors do, in memory, and writes the counts once a second (docs/decisions/0045).
import type { PageEvent } from '#db/contract/page-events.ts';
import type { Database } from '#db/database.ts';
import { COUNTS_WRITE_EVERY_MS } from '#db/limits.ts';
import {
  type CountedDay,
  openDay,
  recordVisits,
  type Visit,
} from '#db/queries/analytics/record-visits.ts';
import type { Config } from '#server/config.ts';
import { callerOf, originOf } from '#server/http/request-origin.ts';
import type { Log } from '#server/log.ts';
import {
  campaignOf,
  countryOf,
  isCounted,
  isFetchedAhead,
  isRobot,
  referrerOf,
} from './visit-of.ts';

/** The most browsers that are remembered between two writes; others are not counted. */
const VISITS_MAX = 10_000;
const PAGES_PER_VISIT_MAX = 50;
const USER_AGENT_MAX_CHARS = 512;

/** Called only when no header names the client: it costs more than the rest of a count. */
type AddressOf = (request: Request) => string;

/** The counter of visits. Counting costs microseconds and never throws. */
export interface Analytics {
  /** Counts a page view. `addressOf` gives the address of the socket, or with `isClient` the client's. */
  countView(request: Request, addressOf: AddressOf, isClient?: boolean): void;
  /** Counts another event on `page`. `address` is the client's. */
  countEvent(
    request: Request,
    address: string,
    event: PageEvent,
    page: string,
    detail?: string,
  ): void;
  /** Writes the counts so far. Rejects when the database fails; the counts are then written later. */
  flush(): Promise<void>;
  /** Writes the remaining counts and stops. */
  stop(): Promise<void>;
}

interface AnalyticsOptions {
  db: Database;
  config: Pick<Config, 'analytics' | 'origin' | 'trustedProxies'>;
  log: Log;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** A browser within one second; null when it must not be counted. */
type Entry = (Omit<Visit, 'events'> & { events: Map<string, Visit['events'][number]> }) | null;

/** The browsers of a second, by address and user agent. Nested maps, because a joined key would be built for every page sent. */
class Visits {
  readonly #byAddress = new Map<string, Map<string, Entry>>();
  size = 0;

  get(address: string, userAgent: string): Entry | undefined {
    return this.#byAddress.get(address)?.get(userAgent);
  }

  set(address: string, userAgent: string, entry: Entry): void {
    const browsers = this.#byAddress.get(address) ?? new Map<string, Entry>();
    if (!browsers.has(userAgent)) this.size += 1;
    this.#byAddress.set(address, browsers.set(userAgent, entry));
  }

  *[Symbol.iterator](): Generator<[address: string, userAgent: string, Entry]> {
    for (const [address, browsers] of this.#byAddress)
      for (const [userAgent, entry] of browsers) yield [address, userAgent, entry];
  }
}

/** Starts counting; returns null when counting is switched off. */
export function startAnalytics({
  db,
  config,
  log,
  now = Date.now,
}: AnalyticsOptions): Analytics | null {
  if (!config.analytics) return null;
  let visits = new Visits();
  let today: CountedDay | null = null;
  let writing: Promise<void> = Promise.resolve();

  /** The browser of a request. `addressOf` gives the socket's address, or the client's behind proxies when `isClient`. */
  const entryOf = (request: Request, addressOf: AddressOf, isClient: boolean): Entry => {
    const { headers } = request;
    const userAgent = headers.get('user-agent') ?? '';
    // first, because it costs less than the address
    if (isRobot(userAgent)) return null;
    const forwarded =
      config.trustedProxies > 0 && !isClient ? headers.get('x-forwarded-for') : null;
    const address = forwarded ?? addressOf(request);
    const found = visits.get(address, userAgent);
    if (found !== undefined) return found;
    if (visits.size >= VISITS_MAX) return null;
    const entry = isCounted(headers)
      ? {
          address: isClient ? address : callerOf(request, '', address, config).address,
          userAgent: userAgent.slice(0, USER_AGENT_MAX_CHARS),
          country: countryOf(headers.get('accept-language')),
          events: new Map(),
        }
      : null;
    visits.set(address, userAgent, entry);
    return entry;
  };
  const viewOf = (request: Request): Visit['events'][number] => {
    const { pathname: page, search } = new URL(request.url);
    const referrer = referrerOf(request.headers.get('referer'), originOf(request, config));
    return { page, event: 'view', number: 1, referrer, campaign: campaignOf(search) };
  };
  const isNew = (entry: NonNullable<Entry>, { headers }: Request) =>
    entry.events.size < PAGES_PER_VISIT_MAX && !isFetchedAhead(headers);
  const failed = (error: unknown) => log.warn({ err: error }, 'counting failed');

  const write = async () => {
    const taken = visits;
    visits = new Visits();
    const seen = [...taken].flatMap(([, , entry]) =>
      entry && entry.events.size > 0 ? [{ ...entry, events: [...entry.events.values()] }] : [],
    );
    try {
      const day = new Date(now()).toISOString().slice(0, 10);
      if (today?.day !== day) today = await openDay(db, day);
      if (seen.length > 0) await recordVisits(db, today, seen);
    } catch (error) {
      for (const [address, userAgent, entry] of taken)
        visits.set(address, userAgent, merged(entry, visits.get(address, userAgent)));
      throw error;
    }
  };
  const flush = () => {
    const next = writing.catch(() => {}).then(write);
    writing = next;
    return next;
  };
  let isFailing = false;
  const timer = setInterval(async () => {
    try {
      await flush();
      isFailing = false;
    } catch (error) {
      // once for an outage, not once a second
      if (!isFailing) log.warn({ err: error }, 'counts not stored yet');
      isFailing = true;
    }
  }, COUNTS_WRITE_EVERY_MS);
  return {
    // a closure for each page sent would double the cost of the count
    countView(request, addressOf, isClient = false) {
      try {
        const entry = entryOf(request, addressOf, isClient);
        if (entry === null) return;
        const found = entry.events.get(request.url);
        if (found) found.number += 1;
        else if (isNew(entry, request)) entry.events.set(request.url, viewOf(request));
      } catch (error) {
        failed(error);
      }
    },
    countEvent(request, address, event, page, detail = '') {
      try {
        const entry = entryOf(request, () => address, true);
        if (entry === null) return;
        const key = `${event}\n${page}\n${detail}`;
        const found = entry.events.get(key);
        if (found) found.number += 1;
        else if (isNew(entry, request)) entry.events.set(key, { page, event, number: 1, detail });
      } catch (error) {
        failed(error);
      }
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush().catch((error) => log.warn({ err: error }, 'the last counts were lost'));
    },
  };
}

function merged(before: Entry, after: Entry | undefined): Entry {
  if (!before || !after) return before ?? after ?? null;
  const events = new Map(before.events);
  for (const [key, event] of after.events) {
    const waiting = events.get(key);
    if (!waiting && events.size >= PAGES_PER_VISIT_MAX) continue;
    events.set(key, { ...event, number: event.number + (waiting?.number ?? 0) });
  }
  return { ...after, events };
}
