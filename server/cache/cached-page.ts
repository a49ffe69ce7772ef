// One entry of the page cache: its bytes, its compressed forms, and the response to a request.
import { acceptedEncoding, compress, type Encoding } from '#server/http/compression.ts';
import { matchesEtag } from '#server/http/etag.ts';
import type { HitCount } from './page-cache.ts';

/**
 * Names something that a page shows, so that a save of it purges the page: a list, one item by id, a document by its type or
 * id, or an upload by name. `related-posts` are at the end of an article, and `next-study` is at the end of a case study.
 * `post-names` are the names of authors and topics. `picture-frames` are of more pictures than the page can name.
 */
export type CacheTag =
  | 'posts'
  | 'case-studies'
  | 'related-posts'
  | 'post-names'
  | 'next-study'
  | 'picture-frames'
  | `post:${number}`
  | `case-study:${number}`
  | `document:${string}`
  | `upload:${string}`;

/** An estimate. Without it, a cache full of empty lists would hold far more than its limit. */
const HEADER_BYTES = 4096;

/** Harder compression takes a thread up to 45 ms per page, so pages are compressed one after another. */
let compressingHarder: Promise<void> = Promise.resolve();

interface EntryOptions {
  tags: ReadonlySet<CacheTag>;
  /** Epoch ms. The page expires when a scheduled item is published. */
  expiresAt: number;
  /** Staff get another response. */
  visitorsOnly?: boolean;
  /** Shared by all pages of the route. */
  hits?: HitCount;
}

export class CachedPage {
  readonly tags: ReadonlySet<CacheTag>;
  readonly expiresAt: number;
  readonly visitorsOnly: boolean;
  /** Whether people read it, as opposed to programs. */
  readonly isPage: boolean;
  readonly hits: HitCount;
  /** Purged: served only when a new page cannot be rendered in time. */
  stale = false;
  /** While the database fails: no new render before this moment, epoch ms. */
  retryAt = 0;
  readonly #etag: string;
  readonly #size: number;
  // sent as a clone, which shares the bytes and costs less than a new response with the same headers
  readonly #response: Response;
  #notModified: Response | undefined;
  readonly #encoded = new Map<Encoding, Promise<Response> | Response>();
  #askedAgain = false;
  /** Whether the compressed form is the harder one. */
  #isHard = false;

  /** Takes over `response`, whose body is `body`, and adds to its headers. */
  constructor(
    response: Response,
    body: Uint8Array,
    { tags, expiresAt, visitorsOnly = false, hits = { count: 0 } }: EntryOptions,
  ) {
    this.tags = tags;
    this.expiresAt = expiresAt;
    this.visitorsOnly = visitorsOnly;
    this.hits = hits;
    // weak, because one ETag stands for all compressed forms
    this.#etag = `W/"${Bun.hash(body).toString(36)}"`;
    response.headers.set('ETag', this.#etag);
    response.headers.append('Vary', 'Accept-Encoding');
    this.isPage = (response.headers.get('Content-Type') ?? '').startsWith('text/html');
    this.#size = body.byteLength;
    this.#response = response;
  }

  /** Whether the page may be served without querying the database. */
  get fresh(): boolean {
    return !this.stale && this.expiresAt > Date.now();
  }

  /** The memory that the page takes, in bytes; compressed forms and headers are estimated. */
  get bytes(): number {
    return this.#size * 2 + HEADER_BYTES;
  }

  /** 304, or the page in an encoding that the client accepts. */
  toResponse(headers: Headers): Response | Promise<Response> {
    if (matchesEtag(headers.get('if-none-match'), this.#etag)) return this.#toNotModified().clone();
    const encoding = acceptedEncoding(headers.get('accept-encoding'));
    if (encoding === null) return this.#response.clone();
    const found = this.#encoded.get(encoding);
    if (found && encoding === 'br' && this.isPage && !this.#askedAgain) this.#compressHarder();
    const encoded = found ?? this.#encode(encoding);
    return encoded instanceof Response
      ? encoded.clone()
      : encoded.then((response) => response.clone());
  }

  /** Takes over the compressed forms of an earlier entry with the same content, when they are the harder ones. */
  inherit(earlier: CachedPage): void {
    if (!earlier.#isHard || earlier.#headers() !== this.#headers()) return;
    this.#askedAgain = true;
    this.#isHard = true;
    for (const [encoding, response] of earlier.#encoded) this.#encoded.set(encoding, response);
  }

  /** All headers as one string; their ETag stands for the bytes. */
  #headers(): string {
    return JSON.stringify([...this.#response.headers]);
  }

  #toNotModified(): Response {
    this.#notModified ??= new Response(null, { status: 304, headers: this.#response.headers });
    return this.#notModified;
  }

  #encode(encoding: Encoding): Promise<Response> {
    const pending = this.#compressed(encoding).then((response) => {
      this.#encoded.set(encoding, response);
      return response;
    });
    this.#encoded.set(encoding, pending);
    return pending;
  }

  /**
   * Compresses a page that is requested again harder, to a seventh fewer bytes; the result replaces the quick form when ready.
   * Feeds are excluded: they take five times as long as a page, and most of their readers get 304.
   */
  #compressHarder(): void {
    this.#askedAgain = true;
    compressingHarder = compressingHarder.then(async () => {
      if (this.stale) return;
      // on failure the quick form stays
      const response = await this.#compressed('br', true).catch(() => null);
      if (!response) return;
      this.#encoded.set('br', response);
      this.#isHard = true;
    });
  }

  async #compressed(encoding: Encoding, harder = false): Promise<Response> {
    const headers = new Headers(this.#response.headers);
    headers.set('Content-Encoding', encoding);
    const bytes = await compress(await this.#response.clone().bytes(), encoding, harder);
    return new Response(new Blob([bytes as BlobPart]), { headers });
  }
}
