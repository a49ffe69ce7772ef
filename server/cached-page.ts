// One rendered page in memory: its bytes, its compressed forms, and the answer it gives to a request.
import { acceptedEncoding, compress, type Encoding } from './compression.ts';
import { namesEtag } from './etag.ts';

/** What a page shows: a list as a whole, or one item by id. A save purges by these. */
export type CacheTag = 'posts' | 'case-studies' | `post:${number}` | `case-study:${number}`;

/** Without it, a cache full of empty lists would hold far more than it says. */
const HEADER_BYTES = 4096;

export class CachedPage {
  /** Purged: kept only for the case that the database fails. */
  stale = false;
  /** While the database fails: no new render before this moment, epoch ms. */
  retryAt = 0;
  readonly #headers: Headers;
  readonly #etag: string;
  // blobs, because an answer shares their bytes where it would copy those of an array
  readonly #body: Blob;
  readonly #forms = new Map<Encoding, { headers: Headers; body: Promise<Blob> | Blob }>();

  /** Keeps `headers` and adds to them. `expiresAt` (epoch ms): when something not yet visible comes out and the page is out of date. */
  constructor(
    body: Uint8Array,
    headers: Headers,
    readonly tags: ReadonlySet<CacheTag>,
    readonly expiresAt: number,
  ) {
    this.#body = new Blob([body as BlobPart]);
    // weak, because one tag stands for all compressed forms
    this.#etag = `W/"${Bun.hash(body).toString(36)}"`;
    this.#headers = headers;
    this.#headers.set('ETag', this.#etag);
    this.#headers.set('Vary', 'Accept-Encoding');
  }

  /** Whether the page may be served without asking the database. */
  get fresh(): boolean {
    return !this.stale && this.expiresAt > Date.now();
  }

  /** What the page costs in memory, its compressed forms and headers estimated. */
  get bytes(): number {
    return this.#body.size * 2 + HEADER_BYTES;
  }

  /** 304, or the page in the encoding that the client takes. */
  answer(request: Request): Response | Promise<Response> {
    if (namesEtag(request.headers.get('if-none-match'), this.#etag))
      return new Response(null, { status: 304, headers: this.#headers });
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
    if (encoding === null) return new Response(this.#body, { headers: this.#headers });
    const form = this.#forms.get(encoding) ?? this.#make(encoding);
    const { headers, body } = form;
    if (body instanceof Blob) return new Response(body, { headers });
    return body.then((made) => new Response(made, { headers }));
  }

  #make(encoding: Encoding) {
    const headers = new Headers(this.#headers);
    headers.set('Content-Encoding', encoding);
    const form: { headers: Headers; body: Promise<Blob> | Blob } = {
      headers,
      body: this.#compressed(encoding).then((made) => {
        form.body = made;
        return made;
      }),
    };
    this.#forms.set(encoding, form);
    return form;
  }

  async #compressed(encoding: Encoding): Promise<Blob> {
    return new Blob([(await compress(await this.#body.bytes(), encoding)) as BlobPart]);
  }
}
