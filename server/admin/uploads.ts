// Where uploaded pictures are written, and how: whole or not at all, nothing left behind by a failure.
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#db/client.ts';
import type { Media } from '#db/contract/media.ts';
import { DatabaseUnavailableError } from '#db/errors.ts';
import {
  deleteMedia,
  deleteMediaRecord,
  listDeletedMedia,
  restoreMedia,
} from '#db/queries/media.ts';
import { createUpload, listUploadNames } from '#db/queries/uploads.ts';
import { StorageUnavailableError } from '#server/http/errors.ts';
import { IMMUTABLE, serveFile } from '#server/http/static-files.ts';
import { PictureCleaner } from '#server/pictures/picture-cleaner.ts';

export interface Uploads {
  /**
   * Stores a picture that was called `fileName`; returns its address. Throws HttpError for what is not one, and
   * `StorageUnavailableError` when the folder does not take it. When `signal` is aborted before the picture is stored,
   * it is dropped.
   */
  save(bytes: Uint8Array, fileName?: string, signal?: AbortSignal): Promise<string>;
  /** Moves a picture to the trash: nobody gets it, and its file stays. Throws `NotFoundError`, `InUseError`. */
  delete(name: string): Promise<void>;
  /** Restores a picture from the trash. Throws `NotFoundError`. */
  restore(name: string): Promise<Media>;
  /** Deletes a picture in the trash at once, with its file and variants. Throws `NotFoundError`. */
  deletePermanently(name: string): Promise<void>;
  /** Deletes permanently what was moved to the trash before that date (ISO 8601). Returns the number of pictures. */
  deleteExpired(before: string): Promise<number>;
  /**
   * Removes the old files of uploads that never finished. Other processes may use the folder, and do the same.
   * When most pictures of the folder have no row, the folder belongs to another database: they stay, and their number
   * is returned; 0 otherwise.
   */
  removeAbandoned(): Promise<number>;
  /** Whether the picture is in the trash; at most a second old when another process moved it. */
  isDeleted(name: string): Promise<boolean>;
  /** Called with the name of a picture whose file was deleted. */
  onErase: ((name: string) => Promise<void>) | null;
  /** The answer for an uploaded file, or null; also null for a picture in the trash. */
  serve(path: string, request: Request): Promise<Response | null> | null;
  /** Throws when the folder cannot be written. */
  check(): Promise<void>;
  /** Ends the decoder at once; an upload that it was working on is refused. */
  stop(): void;
}

/** The address of an upload; its first group is the file's name. */
export const UPLOAD_ADDRESS = /^\/uploads\/([a-z0-9]{26}\.(?:jpg|png|webp|avif|gif))$/;
const FILE_NAME = /^[a-z0-9]{26}\.(?:jpg|png|webp|avif|gif)$/;
/** A file that is being deleted for good; also one of versions that stored the row before the file had its name. */
const UNFINISHED = '.unfinished';
const PROBE = '.probe-';
/** No upload or probe takes this long. */
const UNFINISHED_AFTER_MS = 10 * 60_000;
/** A file without a row. A request whose commit was lost on the way to a server may still arrive. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;
/** Crashes leave a few files without rows, never most of the folder. */
const CRASHES_MAX = 20;
const DELETED_FRESH_MS = 1000;
/** A full disk still takes an empty file. */
const PROBE_BYTES = 4096;
/** Nothing in a file that came from outside may run, reach out or be framed. */
export const SANDBOXED = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};
const HEADERS = { 'Cache-Control': IMMUTABLE, ...SANDBOXED };

/**
 * Opens `<dataDir>/uploads`. A file is written and synced before its row is committed: a row without a file is
 * impossible, and a crash leaves at most a file without a row, which nobody knows and `removeAbandoned` removes.
 */
export async function openUploads(
  dataDir: string,
  db: Database,
  cleaner = new PictureCleaner(),
): Promise<Uploads> {
  const directory = join(dataDir, 'uploads');
  await mkdir(directory, { recursive: true });
  const save: Uploads['save'] = async (bytes, called = '', signal) => {
    // before the work on the picture, so that a 503 is answered in time (docs/contract.md, Durability and outages)
    await db.check();
    const picture = await cleaner.clean(bytes, signal);
    const name = `${randomName()}.${picture.extension}`;
    const path = join(directory, name);
    await writeDurably(path, picture.bytes);
    try {
      await syncDirectory(directory);
      const { type, width, height } = picture;
      const fileName = shownName(called);
      const size = picture.bytes.byteLength;
      await createUpload(db, { name, type, width, height, bytes: size, fileName });
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError && error.mayHaveCommitted))
        await rm(path, { force: true });
      throw error;
    }
    return `/uploads/${name}`;
  };

  const deleted = deletedNames(db);

  const erase = async (name: string) => {
    const path = join(directory, name);
    // under this name nobody gets it, and `removeAbandoned` settles what a crash leaves half done
    await rename(path, path + UNFINISHED).catch(ignoreMissing);
    try {
      await deleteMediaRecord(db, name);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError && error.mayHaveCommitted))
        await rename(path + UNFINISHED, path).catch(ignoreMissing);
      throw error;
    }
    await deleted.refresh();
    // another process may have given it its name back
    for (const file of [path + UNFINISHED, path]) await rm(file, { force: true });
    await uploads.onErase?.(name);
  };

  const uploads: Uploads = {
    onErase: null,
    save,
    serve(path, request) {
      const [, name] = UPLOAD_ADDRESS.exec(path) ?? [];
      return name === undefined
        ? null
        : deleted
            .has(name)
            .then((isDeleted) =>
              isDeleted ? null : serveFile(Bun.file(join(directory, name)), request, HEADERS),
            );
    },
    async delete(name) {
      await deleteMedia(db, name);
      await deleted.refresh();
    },
    async restore(name) {
      const restored = await restoreMedia(db, name);
      await deleted.refresh();
      return restored;
    },
    deletePermanently: erase,
    async deleteExpired(before) {
      const names = await listDeletedMedia(db, before);
      for (const name of names) await erase(name);
      return names.length;
    },
    removeAbandoned: () => removeAbandoned(directory, db),
    isDeleted: deleted.has,
    async check() {
      const probe = join(directory, PROBE + randomName());
      await writeDurably(probe, new Uint8Array(PROBE_BYTES));
      await rm(probe, { force: true });
    },
    stop: () => cleaner.stop(),
  };
  return uploads;
}

/**
 * The names of the pictures in the trash, asked for once a second at most. While the database is away the last answer
 * counts: pictures are served in an outage.
 */
function deletedNames(db: Database) {
  let names = new Set<string>();
  let reading: Promise<void> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    readAt = performance.now();
    const found = await listDeletedMedia(db.replica).catch(() => null);
    if (found) names = new Set(found);
  };
  return {
    async has(name: string): Promise<boolean> {
      if (performance.now() - readAt > DELETED_FRESH_MS) reading = read();
      await reading;
      return names.has(name);
    },
    /** Reads again, after a change by this process. */
    async refresh() {
      await reading;
      reading = read();
      await reading;
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}

async function removeAbandoned(directory: string, db: Database): Promise<number> {
  const files = await readdir(directory);
  const old: string[] = [];
  for (const file of files) {
    const afterMs = abandonedAfterMs(file);
    if (afterMs === null) continue;
    const found = await stat(join(directory, file)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > afterMs) old.push(file);
  }
  if (old.length === 0) return 0;
  // read after the folder: a file that got its row meanwhile is not abandoned
  const stored = new Set(await listUploadNames(db));
  const unknown = old.filter((file) => FILE_NAME.test(file) && !stored.has(file));
  const isForeign = unknown.length > CRASHES_MAX && unknown.length > files.length / 2;
  for (const file of old) {
    const path = join(directory, file);
    const name = file.replace(UNFINISHED, '');
    if (!stored.has(name)) {
      if (!(isForeign && name === file)) await rm(path, { force: true });
      // another process may have been quicker
    } else if (name !== file) await rename(path, join(directory, name)).catch(() => undefined);
  }
  return isForeign ? unknown.length : 0;
}

/** How long after its last change a file in the folder may be removed when it has no row; null for other files. */
function abandonedAfterMs(file: string): number | null {
  if (file.endsWith(UNFINISHED) || file.startsWith(PROBE)) return UNFINISHED_AFTER_MS;
  return FILE_NAME.test(file) ? ABANDONED_AFTER_MS : null;
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
