// The content of the site at one moment: published documents, and originals where there are none. A page is rendered from
// one snapshot, so that a save in between does not mix two states.
import { type OriginalFacts, type OriginalType, originalOf } from '#db/content/originals.ts';
import {
  type ContentOf,
  type DocumentType,
  findDocumentType,
} from '#db/contract/documents/document-types.ts';
import { type Document, isStaffPage, STAFF_PAGE } from '#db/contract/documents/documents.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import { type ContentNote, readContent } from '#db/contract/documents/read-content.ts';
import type { CacheTag } from '#server/cache/cached-page.ts';
import { dropLinks, linksIn } from './drop-links.ts';
import {
  type LinkTarget,
  type LinkTargets,
  linkTargetAt,
  NO_TARGETS,
  pathOf,
  targetOf,
} from './link-targets.ts';

/** A document as stored, with unvalidated content. */
export type StoredDocument = Pick<
  Document,
  'id' | 'type' | 'slug' | 'title' | 'publishDate' | 'updatedAt' | 'status'
> & { content: unknown };

/** A page created by staff. */
export interface StaffPage {
  id: number;
  slug: string;
  title: string;
  content: ContentOf<'page'>;
  publishDate: string;
  updatedAt: string;
}

/** A document whose stored content could not be read as is. */
export interface ReadProblem {
  document: StoredDocument;
  notes: ContentNote[];
}

interface SnapshotOptions {
  facts: OriginalFacts;
  /** Whether the path is a page or a file of the site itself. */
  hasAddress?: (path: string) => boolean;
  /** The targets of the links in the documents. */
  linkTargets?: LinkTargets;
  /** Called once for each document that is not shown as stored. */
  onProblem?: (problem: ReadProblem) => void;
}

export class ContentSnapshot {
  readonly #stored = new Map<string, StoredDocument>();
  readonly #read = new Map<string, unknown>();
  readonly #linkTags = new WeakMap<object, ReadonlySet<CacheTag>>();

  /** `documents` are the published ones; types unknown to this version of the site are ignored. */
  constructor(
    readonly documents: readonly StoredDocument[],
    readonly options: SnapshotOptions,
  ) {
    for (const document of documents)
      if (findDocumentType(document.type)) this.#stored.set(keyOf(document), document);
  }

  /** The public content of this type. */
  of<Type extends OriginalType>(type: Type): ContentOf<Type> {
    return this.#once(type, () => {
      const original = this.original(type);
      const document = this.#stored.get(type);
      return document ? (this.#contentOf(type, document, original) ?? original) : original;
    });
  }

  /** The original of this type, with the company name from the settings. */
  original<Type extends OriginalType>(type: Type): ContentOf<Type> {
    return this.#once(`original ${type}`, () => {
      const company = type === 'settings' ? undefined : this.of('settings');
      return originalOf(type, { ...this.options.facts, company });
    });
  }

  /** The content as shown: without entries, buttons and links whose target is not public. */
  shown<Type extends OriginalType>(type: Type): ContentOf<Type> {
    return this.#once(`shown ${type}`, () => this.#withoutGone(this.of(type)));
  }

  /** As `shown`, for a staff page. */
  shownPage(slug: string): StaffPage | null {
    return this.#once(`shown page/${slug}`, () => {
      const page = this.page(slug);
      return page && { ...page, content: this.#withoutGone(page.content) };
    });
  }

  /** The tags of the content's link targets, on which it depends besides its own document. */
  linkTags(content: object): ReadonlySet<CacheTag> {
    const known = this.#linkTags.get(content);
    if (known) return known;
    const targets = linksIn(content).flatMap((href) => this.#targetOf(href) ?? []);
    const tags = new Set(targets.map(({ tag }) => tag));
    this.#linkTags.set(content, tags);
    return tags;
  }

  /** The texts of an item without links to non-public `targets`, and the tags of all their link targets. */
  withoutGone<Content>(
    content: Content,
    targets: LinkTargets,
  ): { shown: Content; tags: ReadonlySet<CacheTag> } {
    const tags = new Set(
      linksIn(content).flatMap((href) => this.#targetOf(href, targets)?.tag ?? []),
    );
    const isGone = (href: string) => this.#targetOf(href, targets)?.isGone ?? false;
    return { shown: dropLinks(content, isGone), tags };
  }

  /** The id of the document that replaces the original; null for the original. */
  idOf(type: OriginalType): number | null {
    return this.#stored.get(type)?.id ?? null;
  }

  /** The staff page at `/{slug}`; null when there is none, or when the site itself now uses the address. */
  page(slug: string): StaffPage | null {
    const document = this.#stored.get(keyOf({ type: STAFF_PAGE, slug }));
    if (!document || this.options.hasAddress?.(`/${slug}`)) return null;
    return this.#once(keyOf(document), () => {
      // in the preview of an incomplete page, a new page supplies the missing parts
      const begun = document.status === 'draft' ? newPage(document.title || 'Page') : null;
      const content = this.#contentOf(STAFF_PAGE, document, begun);
      if (!content) return null;
      const { id, title, publishDate, updatedAt } = document;
      return { id, slug, title, content, publishDate, updatedAt };
    });
  }

  /** All staff pages, by address. */
  get pages(): StaffPage[] {
    return [...this.#stored.values()]
      .filter(isStaffPage)
      .flatMap(({ slug }) => this.page(slug) ?? [])
      .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  }

  /** A copy with `document` in place of its stored version, published or not, and with the targets of its links. */
  withDocument(document: StoredDocument, targets: LinkTargets = NO_TARGETS): ContentSnapshot {
    const others = this.documents.filter(
      (other) => other.id !== document.id && keyOf(other) !== keyOf(document),
    );
    const { linkTargets = NO_TARGETS } = this.options;
    return new ContentSnapshot([...others, document], {
      ...this.options,
      linkTargets: new Map([...linkTargets, ...targets]),
      onProblem: undefined,
    });
  }

  /** A copy without the documents for which `isGone` is true. */
  without(isGone: (document: StoredDocument) => boolean): ContentSnapshot {
    return new ContentSnapshot(
      this.documents.filter((document) => !isGone(document)),
      this.options,
    );
  }

  #contentOf<Type extends DocumentType>(
    type: Type,
    document: StoredDocument,
    original: ContentOf<Type> | null,
  ): ContentOf<Type> | null {
    const { content, notes } = readContent(type, document.content, original);
    if (notes.length > 0) this.options.onProblem?.({ document, notes });
    return content;
  }

  #withoutGone<Content>(content: Content): Content {
    return dropLinks(content, (href) => this.#targetOf(href)?.isGone ?? false);
  }

  /** The target at the address; null for an address of the site itself, and for one that was not looked up. */
  #targetOf(href: string, linkTargets = this.options.linkTargets ?? NO_TARGETS): LinkTarget | null {
    const { hasAddress = () => true } = this.options;
    const path = pathOf(href);
    const target = linkTargetAt(path);
    if (!target || hasAddress(path)) return null;
    const { kind, slug } = target;
    const found = linkTargets.get(path) ?? null;
    if (kind !== 'document') return found;
    // staff pages are looked up in this snapshot, which may hold a previewed one; a page may have moved
    const pages = [...this.#stored.values()].filter(isStaffPage);
    const page = pages.find((each) => each.slug === slug || found?.tag === `document:${each.id}`);
    return targetOf(kind, page?.id);
  }

  #once<Value>(key: string, read: () => Value): Value {
    if (!this.#read.has(key)) this.#read.set(key, read());
    return this.#read.get(key) as Value;
  }
}

/** Each type has one document, except staff pages, which have one per slug. */
function keyOf({ type, slug }: Pick<Document, 'type' | 'slug'>): string {
  return isStaffPage({ type }) ? `${type}/${slug}` : type;
}
