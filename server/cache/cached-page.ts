// One rendered page in memory: its bytes, its compressed forms, and the answer it gives to a request.
import { acceptedEncoding, compress, type Encoding } from '#server/http/compression.ts';
import { namesEtag } from '#server/http/etag.ts';

/**
 * What a page shows: a list as a whole, one item by id, an upload by name, or what it chose among all items to name at
 * its end. A save purges by these.
 */
export type CacheTag =
  | 'posts'
  | 'case-studies'
  | 'read-on'
  | 'next-study'
  | `post:${number}`
  | `case-study:${number}`
  | `upload:${string}`;

/** Without it, a cache full of empty lists would hold far more than it says. */
const HEADER_BYTES = 4096;

export class CachedPage {
  /** Purged: kept only for the case that the database fails. */
  stale = false;
  /** While the database fails: no new render before this moment, epoch ms. */
  retryAt = 0;
  readonly #etag: string;
  readonly #size: number;
  // what is sent is a clone: it shares the bytes, and costs less than an answer with the same headers
  readonly #whole: Response;
  #unchanged: Response | undefined;
  readonly #forms = new Map<Encoding, Promise<Response> | Response>();

  /**
   * Keeps `answer`, whose bytes are those of `body`, and adds to its headers. `expiresAt` (epoch ms): when something not
   * yet visible comes out and the page is out of date.
   */
  constructor(
    answer: Response,
    body: Uint8Array,
    readonly tags: ReadonlySet<CacheTag>,
    readonly expiresAt: number,
  ) {
    // weak, because one tag stands for all compressed forms
    this.#etag = `W/"${Bun.hash(body).toString(36)}"`;
    answer.headers.set('ETag', this.#etag);
    answer.headers.set('Vary', 'Accept-Encoding');
    this.#size = body.byteLength;
    this.#whole = answer;
  }

  /** Whether the page may be served without asking the database. */
  get fresh(): boolean {
    return !this.stale && this.expiresAt > Date.now();
  }

  /** What the page costs in memory, its compressed forms and headers estimated. */
  get bytes(): number {
    return this.#size * 2 + HEADER_BYTES;
  }

  /** 304, or the page in the encoding that the client takes. */
  answer(headers: Headers): Response | Promise<Response> {
    if (namesEtag(headers.get('if-none-match'), this.#etag)) return this.#notModified().clone();
    const encoding = acceptedEncoding(headers.get('accept-encoding'));
    if (encoding === null) return this.#whole.clone();
    const form = this.#forms.get(encoding) ?? this.#make(encoding);
    return form instanceof Response ? form.clone() : form.then((made) => made.clone());
  }

  #notModified(): Response {
    this.#unchanged ??= new Response(null, { status: 304, headers: this.#whole.headers });
    return this.#unchanged;
  }

  #make(encoding: Encoding): Promise<Response> {
    const making = this.#compressed(encoding).then((made) => {
      this.#forms.set(encoding, made);
      return made;
    });
    this.#forms.set(encoding, making);
    return making;
  }

  async #compressed(encoding: Encoding): Promise<Response> {
    const headers = new Headers(this.#whole.headers);
    headers.set('Content-Encoding', encoding);
    const made = await compress(await this.#whole.clone().bytes(), encoding);
    return new Response(new Blob([made as BlobPart]), { headers });
  }
}
