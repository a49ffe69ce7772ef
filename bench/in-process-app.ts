// The real app in this process, with the demonstration content or a given number of posts, without a socket.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { type Database, openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { openShareSeal } from '#server/admin/share-tokens.ts';
import { openUploads } from '#server/admin/uploads.ts';
import { type App, createApp } from '#server/app.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { parseConfig } from '#server/config.ts';
import type { Deps } from '#server/context.ts';
import { openStaticFiles } from '#server/http/static-files.ts';
import { preparePictures } from '#server/pictures/picture-catalogue.ts';
import { openPictureFrames } from '#server/pictures/picture-frames.ts';
import { openPictures } from '#server/pictures/pictures.ts';
import { prepareAssets } from '#server/render/assets.ts';
import { openFolder } from '#server/storage/folder-store.ts';
import { adminIslands } from '#ui/admin/islands.ts';
import { loadIslands } from '#ui/islands/island.tsx';
import { siteIslands } from '#ui/site/islands.ts';

export interface InProcessApp extends AsyncDisposable {
  app: App;
  deps: Deps;
  /** The complete body of a GET of `path`. Throws when the status is not 200. */
  get(path: string): Promise<ArrayBuffer>;
}

export const ORIGIN = 'http://127.0.0.1:3000';

/**
 * Opens the app on an empty database that `fill` fills; with `maxCacheBytes` 0 no page is cached. The log is discarded.
 * @throws unless NODE_ENV is production: React's other build takes about twice as long.
 */
export async function openInProcessApp(
  fill: (db: Database) => Promise<void>,
  maxCacheBytes?: number,
): Promise<InProcessApp> {
  if (process.env.NODE_ENV !== 'production') throw new Error('Set NODE_ENV=production');
  await loadIslands({ ...siteIslands, ...adminIslands });
  const dataDir = await mkdtemp(join(tmpdir(), 'verso-bench-'));
  const config = parseConfig({ DATA_DIR: dataDir });
  const db = await openDatabase(config.database);
  await migrateDatabase(db);
  await fill(db);
  const shipped = await preparePictures();
  const files = await openStaticFiles();
  const uploads = openUploads(await openFolder(join(dataDir, 'uploads')), db);
  const log = pino({ level: 'info' }, pino.destination({ dest: '/dev/null', sync: true }));
  const cache = new PageCache(maxCacheBytes);
  const frames = openPictureFrames({ db, cache, log });
  const deps: Deps = {
    config,
    db,
    assets: await prepareAssets(),
    files,
    uploads,
    pictures: await openPictures({ dataDir, shipped, files, uploads, frames, make: false }),
    staffPassword: { matches: async () => false, hash: async () => '' },
    forwarder: { wake: () => {} },
    mailer: { wake: () => {}, sendTest: async () => ({ success: false, answers: [] }) },
    log,
    cache,
    analytics: null,
    cdn: null,
    shareSeal: await openShareSeal(dataDir),
  };
  const app = createApp(deps);
  return {
    app,
    deps,
    async get(path) {
      const response = await app.fetch(requestOf(path), () => '127.0.0.1');
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return response.arrayBuffer();
    },
    async [Symbol.asyncDispose]() {
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A GET as the server passes it to the app. */
export function requestOf(path: string): Request {
  return new Request(ORIGIN + path, { headers: { Host: new URL(ORIGIN).host } });
}
