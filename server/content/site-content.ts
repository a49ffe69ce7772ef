// The published documents in memory, so that a page asks the database nothing for them. A save empties it through the page
// cache, so that changes of other processes reach it too.
import type { Database } from '#db/client.ts';
import { listPublicDocuments } from '#db/queries/documents/documents.ts';
import type { CacheTag } from '#server/cache/cached-page.ts';
import type { PageCache, Purged } from '#server/cache/page-cache.ts';
import type { Log } from '#server/log.ts';
import { ContentSnapshot, type ReadProblem, type StoredDocument } from './content-snapshot.ts';
import { linksIn } from './drop-links.ts';
import { findLinkTargets, NO_TARGETS } from './link-targets.ts';

/** As a page of the page cache: what no purge reaches is not older than this. */
const MAX_AGE_MS = 60_000;
/** How long a page waits for documents that have changed, and for the first ones of the process. */
const WAIT_MS = 250;
const FIRST_WAIT_MS = 2000;
/** While the database fails it is asked this often, and not by every page. */
const RETRY_MS = 1000;

interface SiteContentDeps {
  db: Pick<Database, 'replica'>;
  cache: Pick<PageCache, 'onPurge'>;
  log: Log;
  /** Visits are counted, which the privacy notice says. */
  isCounting: boolean;
  /** Whether the path is that of a page or a file which the site has anyway. */
  hasAddress?: (path: string) => boolean;
}

export class SiteContent {
  readonly #deps: SiteContentDeps;
  #snapshot: ContentSnapshot;
  /** Epoch ms until which the snapshot is up to date; 0 when it is not. */
  #freshUntil = 0;
  #retryAt = 0;
  #isLoaded = false;
  /** Counts the purges: a load that began before one is not stored. */
  #purges = 0;
  #loading: Promise<boolean> | null = null;
  /** The problems that were logged, each once. */
  readonly #logged = new Set<string>();

  constructor(deps: SiteContentDeps) {
    this.#deps = deps;
    this.#snapshot = this.#snapshotOf([]);
    deps.cache.onPurge((purged) => this.#empty(purged));
    // the first page does not wait for it
    void this.#refresh();
  }

  /** What was last known, which may be out of date; the originals until something was loaded. */
  get lastKnown(): ContentSnapshot {
    return this.#snapshot;
  }

  /** Whether `lastKnown` is up to date. */
  get isFresh(): boolean {
    return Date.now() < this.#freshUntil;
  }

  /**
   * Brings `lastKnown` up to date; false when it may be out of date, because the database fails or is slow: a page does not
   * wait for it. Never rejects.
   */
  async refresh(): Promise<boolean> {
    if (this.isFresh) return true;
    const timeout = Bun.sleep(this.#isLoaded ? WAIT_MS : FIRST_WAIT_MS).then(() => false);
    return Promise.race([this.#refresh(), timeout]);
  }

  async #refresh(): Promise<boolean> {
    while (!this.isFresh) {
      if (Date.now() < this.#retryAt) return false;
      this.#loading ??= this.#load();
      if (!(await this.#loading)) return false;
    }
    return true;
  }

  /** Whether the database could be read. */
  async #load(): Promise<boolean> {
    const startedAt = this.#purges;
    const now = new Date().toISOString();
    const loaded = await this.#read(now).catch((err) => {
      this.#deps.log.warn({ err }, 'documents cannot be read: the last known ones are shown');
      return null;
    });
    // purged meanwhile: whoever waits loads again
    if (this.#purges !== startedAt) return true;
    this.#loading = null;
    if (loaded === null) {
      this.#retryAt = Date.now() + RETRY_MS;
      return false;
    }
    this.#isLoaded = true;
    this.#snapshot = loaded.snapshot;
    this.#freshUntil = Math.min(Date.now() + MAX_AGE_MS, ...loaded.dates);
    return true;
  }

  /** The documents of now (ISO 8601), and when further ones become public, epoch ms. */
  async #read(now: string): Promise<{ snapshot: ContentSnapshot; dates: number[] }> {
    const db = this.#deps.db.replica;
    const documents = await listPublicDocuments(db);
    const upcoming = documents.filter(({ publishDate }) => publishDate > now);
    const dates = upcoming.map(({ publishDate }) => Date.parse(publishDate));
    const due = documents.filter((each) => !upcoming.includes(each));
    const targets = await findLinkTargets(
      db,
      due.flatMap(({ content }) => linksIn(content)),
    );
    return { snapshot: this.#snapshotOf(due, targets), dates };
  }

  /** What the site says with `document` in the place of the one that it is, published or not. */
  async withDocument(document: StoredDocument): Promise<ContentSnapshot> {
    const links = linksIn(document.content);
    const targets = await findLinkTargets(this.#deps.db.replica, links).catch(() => NO_TARGETS);
    return this.#snapshot.withDocument(document, targets);
  }

  #empty({ tags, forget }: Purged): void {
    const { linkTargets = NO_TARGETS } = this.#snapshot.options;
    const linked = new Set([...linkTargets.values()].map(({ tag }) => tag));
    const isAffected = (tag: CacheTag) => tag.startsWith('document:') || linked.has(tag);
    if (tags !== 'all' && !tags.some(isAffected)) return;
    this.#purges += 1;
    this.#freshUntil = 0;
    this.#retryAt = 0;
    this.#loading = null;
    // what was withdrawn is not shown again, not even while the database fails
    if (forget && tags !== 'all')
      this.#snapshot = this.#snapshot.without(({ id }) => tags.includes(`document:${id}`));
  }

  #snapshotOf(documents: readonly StoredDocument[], linkTargets = NO_TARGETS): ContentSnapshot {
    const { isCounting, hasAddress, log } = this.#deps;
    const onProblem = ({ document: { id, type, updatedAt }, notes }: ReadProblem) => {
      const key = `${id} ${updatedAt}`;
      if (this.#logged.has(key)) return;
      this.#logged.add(key);
      log.warn({ id, type, notes }, 'a document is not shown as it is stored');
    };
    const facts = { isCounting };
    return new ContentSnapshot(documents, { facts, hasAddress, linkTargets, onProblem });
  }
}
