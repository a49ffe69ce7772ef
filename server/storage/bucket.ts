// A bucket of any S3 server: signed PUT, GET, HEAD, DELETE and LIST, which every server supports, with deadlines.
import pLimit from 'p-limit';
import { StorageUnavailableError } from '#server/http/errors.ts';
import type { StoredFile } from './file-store.ts';

/** Bun allows 256 connections per process for all fetches, and the database needs some of them. */
const limitCalls = pLimit(64);
/** The bucket's share of the 2 s within which a 503 is sent. */
const WITHIN_MS = 1500;
const LIST_AT_ONCE = 1000;
/** One name for all probes: each overwrites the previous one, and no upload can have this name. */
const PROBE = '.probe';

export interface BucketOptions {
  /** `s3://bucket/prefix`. */
  url: string;
  /** The address of the server; Amazon's by default. */
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The bucket rejects the keys or does not exist: retrying is useless, an operator must act. */
export class BucketRefusedError extends StorageUnavailableError {
  override name = 'BucketRefusedError';
  /** `words` is the bucket's message. */
  constructor(words: string, options?: ErrorOptions) {
    super(options);
    this.message = words;
  }
}

/**
 * The objects of a bucket below a prefix, by name. Every call takes at most `withinMs` (1.5 s) and throws
 * `StorageUnavailableError` when the bucket is unavailable, `BucketRefusedError` with the bucket's message when it refuses.
 * The connection is closed at the deadline; calls of `Bun.S3Client`, used for multipart uploads and lists, cannot be closed.
 */
export class Bucket {
  readonly #client: Bun.S3Client;
  readonly #access: Bun.S3Options;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor(
    readonly options: BucketOptions,
    folder = '',
  ) {
    const { url, ...access } = options;
    const { hostname: bucket, pathname } = new URL(url);
    this.#client = new Bun.S3Client({ ...access, bucket });
    this.#access = access;
    this.#bucket = bucket;
    this.#prefix = [...pathname.split('/'), folder]
      .filter(Boolean)
      .map((part) => `${part}/`)
      .join('');
  }

  /** Stores an object atomically. */
  async put(name: string, bytes: Uint8Array, withinMs = WITHIN_MS): Promise<void> {
    const headers = { 'Content-Type': Bun.file(name).type };
    await call(withinMs, (signal) =>
      this.#send(name, { method: 'PUT', body: bytes as BodyInit, headers, signal }),
    );
  }

  /** The bytes of an object; null when there is none. */
  async get(name: string, withinMs = WITHIN_MS): Promise<Uint8Array<ArrayBuffer> | null> {
    return call(withinMs, async (signal) => (await this.#send(name, { signal })).bytes()).catch(
      nullIfMissing,
    );
  }

  /** Stores the file at `path` atomically, without loading it into memory. */
  async putFile(name: string, path: string, withinMs: number): Promise<void> {
    await call(withinMs, () => this.#client.write(this.#prefix + name, Bun.file(path)));
  }

  /** Writes an object to the file `path`, without loading it into memory; false when there is no such object. */
  async fetchFile(name: string, path: string, withinMs: number): Promise<boolean> {
    const written = await call(withinMs, async (signal) =>
      Bun.write(path, await this.#send(name, { signal })),
    ).catch(nullIfMissing);
    return written !== null;
  }

  /** The time and size of an object; null when there is none. */
  async find(name: string, withinMs = WITHIN_MS): Promise<StoredFile | null> {
    const found = await call(withinMs, (signal) =>
      this.#send(name, { method: 'HEAD', signal }),
    ).catch(nullIfMissing);
    if (found === null) return null;
    const changedAt = Date.parse(found.headers.get('last-modified') ?? '');
    return { name, changedAt, bytes: Number(found.headers.get('content-length')) };
  }

  /** Deletes an object, if it exists. */
  async delete(name: string, withinMs = WITHIN_MS): Promise<void> {
    await call(withinMs, (signal) => this.#send(name, { method: 'DELETE', signal })).catch(
      nullIfMissing,
    );
  }

  /** All objects except the probe. */
  async list(withinMs = WITHIN_MS): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    for (let startAfter: string | undefined; ; ) {
      const page = await call(withinMs, () =>
        this.#client.list({ prefix: this.#prefix, maxKeys: LIST_AT_ONCE, startAfter }),
      );
      for (const { key, lastModified = '', size = 0 } of page.contents ?? []) {
        const name = key.slice(this.#prefix.length);
        if (name !== PROBE) files.push({ name, changedAt: Date.parse(lastModified), bytes: size });
      }
      startAfter = page.contents?.at(-1)?.key;
      if (!page.isTruncated || startAfter === undefined) return files;
    }
  }

  /** Throws when an object cannot be stored. */
  async check(): Promise<void> {
    await this.put(PROBE, new Uint8Array());
  }

  /** Sends a signed call. Throws `AnswerError` unless the response is a success. */
  async #send(name: string, init: BunFetchRequestInit): Promise<Response> {
    const address = `s3://${this.#bucket}/${this.#prefix}${name}`;
    const response = await fetch(address, { ...init, s3: this.#access });
    if (response.ok && !isPage(response)) return response;
    const words = await response.text();
    const isMissing = response.status === 404 && init.method !== 'PUT';
    const code = textOf(words, 'Code') ?? (isMissing ? 'NotFound' : `HTTP ${response.status}`);
    throw new AnswerError(code, textOf(words, 'Message') ?? 'The bucket gave no reason');
  }
}

/** Whether a proxy answered in place of the bucket. Some buckets declare an empty response as HTML. */
function isPage({ status, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true;
  return isHtml && status === 200 && headers.get('content-length') !== '0';
}

/** A failure response of the bucket, in the form of the errors of `Bun.S3Client`. */
class AnswerError extends Error {
  override name = 'S3Error';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1];
}

/** Runs `work` with a signal that is aborted at the deadline. */
async function call<T>(withinMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ending = new AbortController();
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StorageUnavailableError({ cause: new Error('No response in time') }));
      ending.abort();
    }, withinMs);
  });
  const working = limitCalls(() => {
    ending.signal.throwIfAborted();
    return work(ending.signal);
  });
  // it may reject after the deadline
  working.catch(() => undefined);
  try {
    return await Promise.race([working, late]);
  } catch (error) {
    throw toStorageError(error);
  } finally {
    clearTimeout(timer);
  }
}

function toStorageError(error: unknown): unknown {
  if (error instanceof StorageUnavailableError) return error;
  const { name, code = '', message } = error as Error & { code?: string };
  if (name === 'S3Error' && /^(NoSuchKey|NotFound)$/.test(code)) return error;
  if (
    name === 'S3Error' &&
    /^(Invalid|Signature|Access|NoSuchBucket|AllAccess|Account|Expired|ERR_S3_)/.test(code)
  )
    return new BucketRefusedError(`${code}: ${message}`, { cause: error });
  return new StorageUnavailableError({ cause: error });
}

function nullIfMissing(error: Error & { code?: string }): null {
  if (/^(NoSuchKey|NotFound)$/.test(error.code ?? '')) return null;
  throw error;
}
