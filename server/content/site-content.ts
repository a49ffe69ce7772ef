// The published documents in memory, so that pages need no query for them. Purges of the page cache expire them, so that
// changes of other processes apply too.
import type { Database } from '#db/client.ts';
import { withRelativeHrefs } from '#db/contract/text/relative-hrefs.ts';
import { listPublicDocuments } from '#db/queries/documents/documents.ts';
import type { CacheTag } from '#server/cache/cached-page.ts';
import { FreshValue } from '#server/cache/fresh-value.ts';
import type { PageCache, Purged } from '#server/cache/page-cache.ts';
import type { Log } from '#server/log.ts';
import { ContentSnapshot, type ReadProblem, type StoredDocument } from './content-snapshot.ts';
import { linksIn } from './drop-links.ts';
import { findLinkTargets, NO_TARGETS } from './link-targets.ts';

interface SiteContentDeps {
  db: Pick<Database, 'replica'>;
  cache: Pick<PageCache, 'onPurge'>;
  log: Log;
  /** The origin of the site, when known: links that begin with it count as links to a path. */
  config?: { origin: string | null };
  /** Whether visits are counted, which the privacy notice states. */
  isCounting: boolean;
  /** Whether the path is a page or a file of the site itself. */
  hasAddress?: (path: string) => boolean;
}

export class SiteContent {
  readonly #deps: SiteContentDeps;
  readonly #snapshot: FreshValue<ContentSnapshot>;
  /** The problems that were logged; each is logged once. */
  readonly #logged = new Set<string>();

  constructor(deps: SiteContentDeps) {
    this.#deps = deps;
    this.#snapshot = new FreshValue({
      initial: this.#snapshotOf([]),
      load: () => this.#load(new Date().toISOString()),
      onFailure: (err) =>
        deps.log.warn({ err }, 'documents cannot be read: showing the last known ones'),
    });
    deps.cache.onPurge((purged) => this.#empty(purged));
  }

  /** The last known content, which may be out of date; the originals until something is loaded. */
  get lastKnown(): ContentSnapshot {
    return this.#snapshot.lastKnown;
  }

  /** Whether `lastKnown` is up to date. */
  get isFresh(): boolean {
    return this.#snapshot.isFresh;
  }

  /** Brings `lastKnown` up to date, as `FreshValue.refresh` does. */
  refresh(): Promise<boolean> {
    return this.#snapshot.refresh();
  }

  /** The documents that are public at `now` (ISO 8601), valid until the next one becomes public. */
  async #load(now: string): Promise<{ value: ContentSnapshot; until: number }> {
    const db = this.#deps.db.replica;
    const documents = (await listPublicDocuments(db)).map((each) => this.#withRelativeHrefs(each));
    const upcoming = documents.filter(({ publishDate }) => publishDate > now);
    const until = Math.min(...upcoming.map(({ publishDate }) => Date.parse(publishDate)));
    const due = documents.filter((each) => !upcoming.includes(each));
    const targets = await findLinkTargets(
      db,
      due.flatMap(({ content }) => linksIn(content)),
    );
    return { value: this.#snapshotOf(due, targets), until };
  }

  /** The content of the site with `document` in place of its stored version, published or not. */
  async withDocument(document: StoredDocument): Promise<ContentSnapshot> {
    const own = this.#withRelativeHrefs(document);
    const links = linksIn(own.content);
    const targets = await findLinkTargets(this.#deps.db.replica, links).catch(() => NO_TARGETS);
    return this.lastKnown.withDocument(own, targets);
  }

  #withRelativeHrefs(document: StoredDocument): StoredDocument {
    const { origin = null } = this.#deps.config ?? {};
    return { ...document, content: withRelativeHrefs(document.content, origin) };
  }

  #empty({ tags, forget }: Purged): void {
    const { linkTargets = NO_TARGETS } = this.lastKnown.options;
    const linked = new Set([...linkTargets.values()].map(({ tag }) => tag));
    const isAffected = (tag: CacheTag) => tag.startsWith('document:') || linked.has(tag);
    if (tags !== 'all' && !tags.some(isAffected)) return;
    this.#snapshot.expire();
    // withdrawn documents are not shown again, even while the database fails
    if (forget && tags !== 'all')
      this.#snapshot.lastKnown = this.lastKnown.without(({ id }) =>
        tags.includes(`document:${id}`),
      );
  }

  #snapshotOf(documents: readonly StoredDocument[], linkTargets = NO_TARGETS): ContentSnapshot {
    const { isCounting, hasAddress, log } = this.#deps;
    const onProblem = ({ document: { id, type, updatedAt }, notes }: ReadProblem) => {
      const key = `${id} ${updatedAt}`;
      if (this.#logged.has(key)) return;
      this.#logged.add(key);
      log.warn({ id, type, notes }, 'a document is not shown as stored');
    };
    const facts = { isCounting };
    return new ContentSnapshot(documents, { facts, hasAddress, linkTargets, onProblem });
  }
}
