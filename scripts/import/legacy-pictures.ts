// Fetches the pictures of the old site, each once, and stores them as uploads of staff are stored.
import pLimit from 'p-limit';
import type { Database } from '#db/client.ts';
import { UPLOAD_MAX_BYTES } from '#db/limits.ts';
import { findImportedPicture, recordImportedPicture } from '#db/queries/items/imported-posts.ts';
import type { Uploads } from '#server/admin/uploads.ts';
import { HttpError } from '#server/http/errors.ts';
import { reasonOf } from '#server/reason-of.ts';
import { absolute } from './legacy-html.ts';

const AT_ONCE = 4;
const TIMEOUT_MS = 10_000;

/** A picture cannot be had, for a reason of its own; the others may. */
export class PictureError extends Error {}

export interface LegacyPictures {
  /** The address here of the picture at `address`. Throws `PictureError`, and as `save` of the uploads does. */
  fetch(address: string): Promise<string>;
  /** How many were stored. */
  readonly stored: number;
}

/** Where pictures go: `save` stores one and returns its address. Without it nothing is stored. */
interface PictureStore {
  db: Database;
  /** The address of the old site; null when it is not known. */
  base: string | null;
  save: Uploads['save'];
  isDryRun?: boolean;
  timeoutMs?: number;
}

/** The pictures of an import. A picture that an earlier run stored is not fetched again. */
export function openLegacyPictures(store: PictureStore): LegacyPictures {
  const known = new Map<string, Promise<string>>();
  const limit = pLimit(AT_ONCE);
  let stored = 0;
  const bring = async (url: URL) => {
    const name = await findImportedPicture(store.db, url.href);
    if (name !== null) return `/uploads/${name}`;
    const bytes = await download(url, store.timeoutMs ?? TIMEOUT_MS);
    const address = await store.save(bytes, fileNameOf(url)).catch(refused);
    const made = address.split('/').at(-1) ?? '';
    if (!store.isDryRun) await recordImportedPicture(store.db, url.href, made);
    stored += 1;
    return address;
  };
  return {
    async fetch(address) {
      const url = absolute(address, store.base ?? 'invalid:');
      if (url === null) throw new PictureError('it has no http(s) address');
      url.hash = '';
      const bringing = known.get(url.href) ?? limit(bring, url);
      known.set(url.href, bringing);
      return bringing;
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
    return await read(response);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(
      signal.aborted ? `no answer within ${timeoutMs / 1000} s` : reasonOf(error),
    );
  }
}

/** Stops reading what is no picture or too large. */
async function read(response: Response): Promise<Uint8Array> {
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

/** What the site takes from nobody is left out; a store that is away ends the import. */
function refused(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  throw new PictureError(
    error.status === 415 ? 'it is no JPEG, PNG, WebP, AVIF or GIF' : error.message,
  );
}

function fileNameOf({ pathname }: URL): string {
  const name = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
