// Where uploaded pictures are written, and how: whole or not at all, nothing left behind by a failure.
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#db/client.ts';
import { DatabaseUnavailableError } from '#db/errors.ts';
import { deleteMedia, deleteMediaRecord, listDeletedMedia } from '#db/queries/media.ts';
import { createUpload, listUploadNames } from '#db/queries/uploads.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { IMMUTABLE, serveFile } from '#server/http/static-files.ts';
import { PictureCleaner } from '#server/pictures/picture-cleaner.ts';

export interface Uploads {
  /**
   * Stores a picture that was called `fileName`; returns its address. Throws HttpError for what is not one, and
   * `StorageUnavailableError` when the folder does not take it.
   */
  save(bytes: Uint8Array, fileName?: string): Promise<string>;
  /** Deletes a picture and its file. Throws `NotFoundError`, `InUseError`. */
  delete(name: string): Promise<void>;
  /** Removes the files of deleted pictures that a crash or a failing disk left behind. */
  removeDeleted(): Promise<void>;
  /** The answer for an uploaded file, or null. */
  serve(path: string, request: Request): Promise<Response | null> | null;
  /** Throws when the folder cannot be written. */
  check(): Promise<void>;
  /** Ends the decoder at once; an upload that it was working on is refused. */
  stop(): void;
}

/** The address of an upload; its first group is the file's name. */
export const UPLOAD_ADDRESS = /^\/uploads\/([a-z0-9]{26}\.(?:jpg|png|webp|avif|gif))$/;
const UNFINISHED = '.unfinished';
/** A full disk still takes an empty file. */
const PROBE_BYTES = 4096;
/** Nothing in a file that came from outside may run, reach out or be framed. */
export const SANDBOXED = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};
const HEADERS = { 'Cache-Control': IMMUTABLE, ...SANDBOXED };

/**
 * Opens `<dataDir>/uploads`. A file is written under a temporary name, its row committed, then renamed:
 * after a crash between these steps the file is finished here when its row exists, else removed.
 */
export async function openUploads(
  dataDir: string,
  db: Database,
  cleaner = new PictureCleaner(),
): Promise<Uploads> {
  const directory = join(dataDir, 'uploads');
  await mkdir(directory, { recursive: true });
  await settleUnfinished(directory, db);
  let last: Promise<unknown> = Promise.resolve();

  const save = async (bytes: Uint8Array, called: string): Promise<string> => {
    // before the work on the picture, so that a 503 is answered in time (docs/contract.md, Durability and outages)
    await db.check();
    const picture = await cleaner.clean(bytes);
    const name = `${randomName()}.${picture.extension}`;
    const path = join(directory, name);
    await writeDurably(path + UNFINISHED, picture.bytes);
    try {
      const { type, width, height } = picture;
      const fileName = shownName(called);
      const size = picture.bytes.byteLength;
      await createUpload(db, { name, type, width, height, bytes: size, fileName });
    } catch (error) {
      await rm(path + UNFINISHED, { force: true });
      throw error;
    }
    await rename(path + UNFINISHED, path);
    await syncDirectory(directory);
    return `/uploads/${name}`;
  };

  const removeDeleted = async () => {
    for (const name of await listDeletedMedia(db)) {
      await rm(join(directory, name), { force: true });
      await deleteMediaRecord(db, name);
    }
  };

  return {
    save(bytes, fileName = '') {
      // one picture is decoded at a time: each may take hundreds of megabytes
      const saving = last.then(() => save(bytes, fileName));
      // when the database refuses one, those that wait behind it do not wait once more each
      const settled = saving.then(
        () => undefined,
        (error) => {
          if (error instanceof DatabaseUnavailableError) throw error;
        },
      );
      last = settled;
      settled.catch(() => {
        if (last === settled) last = Promise.resolve();
      });
      return saving;
    },
    serve(path, request) {
      const [, name] = UPLOAD_ADDRESS.exec(path) ?? [];
      return name === undefined
        ? null
        : serveFile(Bun.file(join(directory, name)), request, HEADERS);
    },
    async delete(name) {
      await deleteMedia(db, name);
      // committed: what goes wrong from here on, `removeDeleted` makes good
      await removeDeleted().catch(() => undefined);
    },
    removeDeleted,
    async check() {
      // a crash in between leaves it to the next start to remove
      const probe = join(directory, randomName() + UNFINISHED);
      await writeDurably(probe, new Uint8Array(PROBE_BYTES));
      await rm(probe);
    },
    stop: () => cleaner.stop(),
  };
}

async function settleUnfinished(directory: string, db: Database): Promise<void> {
  const unfinished = (await readdir(directory)).filter((name) => name.endsWith(UNFINISHED));
  if (unfinished.length === 0) return;
  const stored = new Set(await listUploadNames(db));
  for (const file of unfinished) {
    const name = file.slice(0, -UNFINISHED.length);
    if (stored.has(name)) await rename(join(directory, file), join(directory, name));
    else await rm(join(directory, file), { force: true });
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  try {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined);
    throw new StorageUnavailableError({ cause: error });
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  await directory.sync();
  await directory.close();
}

/** The name for people: no folders, nothing that is not text, at most 200 characters. */
function shownName(called: string): string {
  const [name = ''] = called.split(/[\\/]/).slice(-1);
  return name.replace(/\p{C}/gu, '').toWellFormed().trim().slice(0, 200).toWellFormed();
}

function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) =>
    (byte % 36).toString(36),
  ).join('');
}
