// Uploaded pictures, films and documents: a file in the store and a row in the database, both or neither.
import { rm, stat } from 'node:fs/promises';
import type { Database } from '#db/client.ts';
import type { Media } from '#db/contract/media/media.ts';
import { isUploadName, kindOfMedia, nameOfUpload } from '#db/contract/media/media-name.ts';
import { cutText } from '#db/contract/text/cut-text.ts';
import { DatabaseUnavailableError, InUseError } from '#db/errors.ts';
import { DAY_MS } from '#db/limits.ts';
import {
  deleteMedia,
  deleteMediaRecord,
  deleteUnusedMedia,
  listDeletedMedia,
  restoreMedia,
} from '#db/queries/media/media.ts';
import { createUpload, listUploadNames } from '#db/queries/media/uploads.ts';
import { IMMUTABLE, serveFile } from '#server/http/static-files.ts';
import { DamagedFileError } from '#server/media/damaged-file.ts';
import { cleanMediaFile, FILE_FORMATS } from '#server/media/media-file.ts';
import { receiveFile, refusal } from '#server/media/receive-file.ts';
import { PictureCleaner } from '#server/pictures/picture-cleaner.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { publicUploads } from './public-uploads.ts';
import { recordUploadRemovals } from './save-and-purge.ts';

export interface Uploads {
  /**
   * Stores a picture with the original name `fileName`; returns its address. Throws `HttpError` when it is no picture, and
   * `StorageUnavailableError` when the store refuses it. When `signal` is aborted before the picture is stored, it is
   * dropped.
   */
  save(bytes: Uint8Array, fileName?: string, signal?: AbortSignal): Promise<string>;
  /**
   * Stores a film or a PDF while it is received; returns its name. Throws `HttpError` when it is neither, damaged,
   * truncated or too large, and `StorageUnavailableError`.
   */
  receive(
    body: ReadableStream<Uint8Array> | null,
    file: { called: string; announced?: number | undefined; signal?: AbortSignal | undefined },
  ): Promise<string>;
  /** Moves a picture to the trash: it is no longer served, but its file stays. Throws as `deleteMedia` of db does. */
  delete(name: string): Promise<void>;
  /** Moves those of the pictures to the trash that are unused and can be deleted; returns their names. */
  deleteMany(names: readonly string[]): Promise<string[]>;
  /** Restores a picture from the trash. Throws `NotFoundError`. */
  restore(name: string): Promise<Media>;
  /** Deletes a picture in the trash at once, with its file and variants. Throws as `deleteMediaRecord` does, and `StorageUnavailableError`. */
  deletePermanently(name: string): Promise<void>;
  /**
   * Permanently deletes the unused pictures that were moved to the trash before that date (ISO 8601). Returns their
   * number.
   */
  deleteExpired(before: string): Promise<number>;
  /**
   * Removes the old files of uploads that never finished. Other processes may use the store and clean it at the same time.
   * When most pictures of the store have no row, it belongs to another database: nothing is removed and their number is
   * returned; 0 otherwise.
   */
  removeAbandoned(): Promise<number>;
  /** Whether the picture is public: it has a row and is not in the trash. The result is at most a second old. */
  isPublic(name: string): Promise<boolean>;
  /** The path of the picture on this machine; null when there is none. Throws `StorageUnavailableError`. */
  localFile(name: string): Promise<string | null>;
  /**
   * Called with the name of a picture that is about to be erased, while its frame is known. Returns a function that deletes
   * its variants, called once its file was deleted.
   */
  onErase: ((name: string) => Promise<() => Promise<void>>) | null;
  /** The response with an uploaded file; null when there is no public one. Throws `StorageUnavailableError`. */
  serve(path: string, request: Request): Promise<Response | null> | null;
  /** The health of the store. A bucket's is at most 3 s old; while it is unavailable, cached pictures are still served. */
  health(): Promise<'ok' | 'degraded' | 'failing'>;
  /** Terminates the decoder at once; an upload in progress is refused. */
  stop(): void;
}

/** The suffix of a file that is still being received or copied. */
const UNFINISHED = /(?:\.copy)?\.unfinished$/;
/** A younger file without a row may still get one: a commit whose response was lost may arrive late. */
const ABANDONED_AFTER_MS = DAY_MS;
/** A crash leaves a few files without rows, never most of the folder. */
const CRASHES_MAX = 20;
/** A health result of a bucket is reused this long, so that probes of an unresponsive bucket do not pile up. */
const HEALTH_FRESH_MS = 3000;
/** The policy of uploaded files: nothing in them may run, load or be framed. */
export const SANDBOXED = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};
const HEADERS = { 'Cache-Control': IMMUTABLE, ...SANDBOXED };
/**
 * A browser that opens the address of a film plays it in a document of its own, which loads the film again from its own
 * origin. Scripts are forbidden all the same.
 */
const FILM_HEADERS = {
  ...HEADERS,
  'Content-Security-Policy': `media-src 'self'; ${SANDBOXED['Content-Security-Policy']} allow-same-origin`,
};

/** A PDF may contain script, and many programs read it: it is downloaded, never opened within the site. */
function headersOf(name: string, fileName: string): Record<string, string> {
  const kind = kindOfMedia(name);
  if (kind === 'film') return FILM_HEADERS;
  if (kind === 'picture') return HEADERS;
  const called = /\.pdf$/i.test(fileName) ? fileName : `${fileName || 'Document'}.pdf`;
  const plain = called.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(called).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return {
    ...HEADERS,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  };
}

/**
 * The uploads of a site, with their files in `files`. A file is stored before its row is committed: a row without a file is
 * impossible, and a crash leaves at most a file without a row, which is never served and which `removeAbandoned` removes.
 */
export function openUploads(
  files: FileStore,
  db: Database,
  cleaner = new PictureCleaner(),
): Uploads {
  const visible = publicUploads(db);

  /** Stores the row of a stored file, and removes the file when that fails. */
  const storeRow = async (row: Parameters<typeof createUpload>[1]) => {
    try {
      await createUpload(db, row);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError && error.mayHaveCommitted))
        await files.delete(row.name).catch(() => undefined);
      throw error;
    }
  };

  const save: Uploads['save'] = async (bytes, called = '', signal) => {
    // before the picture is processed, so that a 503 is sent in time (docs/contract.md, Durability and outages)
    await Promise.all([db.check(), files.isRemote && files.check()]);
    const picture = await cleaner.clean(bytes, signal);
    const name = `${randomName()}.${picture.extension}`;
    await files.put(name, picture.bytes);
    const { type, width, height } = picture;
    const fileName = shownName(called);
    const size = picture.bytes.byteLength;
    await storeRow({ name, type, width, height, bytes: size, fileName });
    return `/uploads/${name}`;
  };

  const receive: Uploads['receive'] = async (body, { called, ...sent }) => {
    await Promise.all([db.check(), files.isRemote && files.check()]);
    const stem = randomName();
    let name = '';
    let path = '';
    try {
      const { format } = await receiveFile(
        body,
        (found) => {
          name = `${stem}.${FILE_FORMATS[found].extension}`;
          path = files.temporaryPath(name);
          return path;
        },
        sent,
      );
      const facts = await cleanMediaFile(path, format);
      await files.putFile(name, path);
      const { size: bytes } = await stat(path);
      const { type } = FILE_FORMATS[format];
      await storeRow({ name, type, bytes, ...facts, fileName: shownName(called) });
      return name;
    } catch (error) {
      throw error instanceof DamagedFileError ? refusal(400, error.message) : error;
    } finally {
      if (path !== '') await rm(path, { force: true });
    }
  };

  const erase = async (name: string) => {
    // the row first: a failure then leaves a file that is not served, never a row without a file
    if (files.isRemote) await files.check();
    const removeVariants = await uploads.onErase?.(name);
    await deleteMediaRecord(
      recordUploadRemovals(db, () => [name]),
      name,
    );
    visible.forget(name);
    await files.delete(name);
    await removeVariants?.();
  };

  const servePublic = async (name: string, request: Request) => {
    const found = await visible.find(name);
    const path = found && (await files.open(name));
    return path ? serveFile(Bun.file(path), request, headersOf(name, found.fileName)) : null;
  };

  const uploads: Uploads = {
    onErase: null,
    save,
    receive,
    serve(path, request) {
      const name = nameOfUpload(path);
      return name === undefined ? null : servePublic(name, request);
    },
    async delete(name) {
      await deleteMedia(
        recordUploadRemovals(db, () => [name]),
        name,
      );
      visible.forget(name);
    },
    async deleteMany(names) {
      const moved = await deleteUnusedMedia(
        recordUploadRemovals<string[]>(db, (removed) => removed),
        names,
      );
      for (const name of moved) visible.forget(name);
      return moved;
    },
    async restore(name) {
      const restored = await restoreMedia(db, name);
      visible.forget(name);
      return restored;
    },
    deletePermanently: erase,
    deleteExpired: async (before) => eraseUnused(await listDeletedMedia(db, before), erase),
    removeAbandoned: () => removeAbandoned(files, db),
    isPublic: async (name) => (await visible.find(name)) !== null,
    localFile: (name) => files.open(name),
    health: healthOf(files),
    stop: () => cleaner.stop(),
  };
  return uploads;
}

/** Erases the files that no item or page uses; returns their number. */
async function eraseUnused(
  names: readonly string[],
  erase: (name: string) => Promise<void>,
): Promise<number> {
  let erased = 0;
  for (const name of names)
    try {
      await erase(name);
      erased += 1;
    } catch (error) {
      if (!(error instanceof InUseError)) throw error;
    }
  return erased;
}

/** The health of the store; a bucket is probed at most once in three seconds. */
function healthOf(files: FileStore): Uploads['health'] {
  let known: { askedAt: number; answer: ReturnType<Uploads['health']> } | undefined;
  return () => {
    const now = performance.now();
    if (files.isRemote && known && now - known.askedAt < HEALTH_FRESH_MS) return known.answer;
    const answer = files.check().then(
      () => 'ok' as const,
      () => (files.isRemote ? ('degraded' as const) : ('failing' as const)),
    );
    known = { askedAt: now, answer };
    return answer;
  };
}

async function removeAbandoned(files: FileStore, db: Database): Promise<number> {
  const all = (await files.list()).filter(({ name }) => isUploadName(name.replace(UNFINISHED, '')));
  const old = all.filter(({ changedAt }) => Date.now() - changedAt > ABANDONED_AFTER_MS);
  if (old.length === 0) return 0;
  // read after the store is listed: a file that got its row meanwhile is not abandoned
  const stored = new Set(await listUploadNames(db));
  const unknown = old.filter(({ name }) => !stored.has(name));
  if (unknown.length > CRASHES_MAX && unknown.length > all.length / 2) return unknown.length;
  for (const { name } of unknown) await files.delete(name);
  return 0;
}

/** The name to show: without folders and control characters, at most 200 characters. */
function shownName(called: string): string {
  const [name = ''] = called.split(/[\\/]/).slice(-1);
  return cutText(name.replace(/\p{C}/gu, '').trim(), 200);
}

function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) =>
    (byte % 36).toString(36),
  ).join('');
}
