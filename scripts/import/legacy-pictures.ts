// Fetches the pictures of the old site, each once, and stores them in the same way as uploads.
import pLimit from 'p-limit';
import type { Database } from '#db/client.ts';
import { decodeOrKeep } from '#db/decode-or-keep.ts';
import { UPLOAD_MAX_BYTES } from '#db/limits.ts';
import { findImportedPicture, recordImportedPicture } from '#db/queries/items/imported-posts.ts';
import type { Uploads } from '#server/admin/uploads.ts';
import { HttpError } from '#server/http/errors.ts';
import { reasonOf } from '#server/reason-of.ts';
import { absolute } from './legacy-html.ts';

const AT_ONCE = 4;
const TIMEOUT_MS = 10_000;

/** A picture cannot be imported; the message is the reason. The import continues with the others. */
export class PictureError extends Error {}

export interface LegacyPictures {
  /** The address here of the picture at `address`. Throws `PictureError`, and as `save` of the uploads does. */
  fetch(address: string): Promise<string>;
  /** The number of stored pictures. */
  readonly stored: number;
}

interface PictureStore {
  db: Database;
  /** The address of the old site; null when unknown. */
  base: string | null;
  /** Stores a picture and returns its address. For a dry run it only checks the picture. */
  save: Uploads['save'];
  /** With true, nothing is recorded in the database. */
  isDryRun?: boolean;
  timeoutMs?: number;
}

/** The pictures of an import. A picture stored by an earlier run is not fetched again. */
export function openLegacyPictures(store: PictureStore): LegacyPictures {
  const started = new Map<string, Promise<string>>();
  const limit = pLimit(AT_ONCE);
  let stored = 0;
  const fetchAndStore = async (url: URL) => {
    const name = await findImportedPicture(store.db, url.href);
    if (name !== null) return `/uploads/${name}`;
    const bytes = await download(url, store.timeoutMs ?? TIMEOUT_MS);
    const address = await store.save(bytes, fileNameOf(url)).catch(rejectPicture);
    const upload = address.split('/').at(-1) ?? '';
    if (!store.isDryRun) await recordImportedPicture(store.db, url.href, upload);
    stored += 1;
    return address;
  };
  return {
    async fetch(address) {
      const url = absolute(address, store.base ?? 'invalid:');
      if (url === null) throw new PictureError('it has no http(s) address');
      url.hash = '';
      const uploaded = started.get(url.href) ?? limit(fetchAndStore, url);
      started.set(url.href, uploaded);
      return uploaded;
    },
    get stored() {
      return stored;
    },
  };
}

async function download(url: URL, timeoutMs: number): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { signal, headers: { Accept: 'image/*' } });
    if (!response.ok) {
      await response.body?.cancel();
      throw new PictureError(`the old site answered ${response.status}`);
    }
    return await readPicture(response);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(
      signal.aborted ? `no answer within ${timeoutMs / 1000} s` : reasonOf(error),
    );
  }
}

/** The bytes of the response. Stops reading and throws `PictureError` when it is not a picture or too large. */
async function readPicture(response: Response): Promise<Uint8Array> {
  const type = response.headers.get('content-type') ?? '';
  if (/^(text|application\/(json|xhtml))/i.test(type)) {
    await response.body?.cancel();
    throw new PictureError(`it is no picture, but ${type.split(';')[0]}`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > UPLOAD_MAX_BYTES)
      throw new PictureError(`it is larger than ${UPLOAD_MAX_BYTES / 1024 / 1024} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Converts the rejection of an upload to a `PictureError`. Other errors end the import. */
function rejectPicture(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  throw new PictureError(
    error.status === 415 ? 'it is no JPEG, PNG, WebP, AVIF or GIF' : error.message,
  );
}

function fileNameOf({ pathname }: URL): string {
  return decodeOrKeep(pathname.split('/').at(-1) ?? '');
}
