// The real app for tests, with its own real database and folder.
import { afterAll } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswordHash } from '#db/queries/access/staff-password.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { prepareStaffPassword } from '#server/admin/admin-password.ts';
import { openShareSeal } from '#server/admin/share-tokens.ts';
import { openUploads } from '#server/admin/uploads.ts';
import { startAnalytics } from '#server/analytics/analytics.ts';
import { type App, createApp } from '#server/app.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { openCdn } from '#server/cdn/cdn.ts';
import { parseConfig } from '#server/config.ts';
import type { Deps, Site } from '#server/context.ts';
import { openStaticFiles } from '#server/http/static-files.ts';
import { createLog } from '#server/log.ts';
import { openPictureFrames } from '#server/pictures/picture-frames.ts';
import { openPictures } from '#server/pictures/pictures.ts';
import { mapPageStyleSheets } from '#server/render/assets.ts';
import { openFolder } from '#server/storage/folder-store.ts';
import { adminIslands } from '#ui/admin/islands.ts';
import { loadIslands } from '#ui/islands/island.tsx';
import { siteIslands } from '#ui/site/islands.ts';
import { hashCheaply, PASSWORD } from './password.ts';

export { PASSWORD };
export const ORIGIN = 'http://localhost';

const cheapHash = hashCheaply(PASSWORD);

/** Sends requests to an app, as visitors and staff do. */
interface TestClient {
  /** Sends a request; `path` is root-relative, `address` the address of the client. */
  request(path: string, init?: RequestInit & { address?: string }): Promise<Response>;
  /** The text of the response to such a request. */
  text: (...request: Parameters<TestClient['request']>) => Promise<string>;
  /** Sends `body` as JSON, with the session of `cookie` when given. */
  send(method: string, path: string, body?: unknown, cookie?: string): Promise<Response>;
}

export interface TestApp extends TestClient, AsyncDisposable {
  deps: Deps;
  /** The published content and the addresses of the site. */
  site: Site;
  dataDir: string;
  databasePath: string;
  /** Everything that was logged, oldest first. */
  logged: Record<string, unknown>[];
  /** Logs staff in; returns the Cookie header. */
  login(): Promise<string>;
}

/** Opens an empty site for all tests of the calling file, and closes it after them. */
export async function setUpTestApp(env?: Record<string, string>): Promise<TestApp> {
  const app = await openTestApp(env);
  afterAll(() => app[Symbol.asyncDispose]());
  return app;
}

/** Opens an empty site with the environment variables `env`. */
export async function openTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  await loadIslands({ ...siteIslands, ...adminIslands });
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const config = parseConfig({ DATA_DIR: dataDir, ...env });
  await createPasswordHash(database.db, await cheapHash);
  const { staffPassword } = await prepareStaffPassword(database.db, config.adminPassword);
  const logged: Record<string, unknown>[] = [];
  const log = await createLog('debug', { write: (line) => logged.push(JSON.parse(line)) });
  const files = await openStaticFiles();
  const cache = new PageCache();
  const frames = openPictureFrames({ db: database.db, cache, log });
  const uploads = openUploads(await openFolder(join(dataDir, 'uploads')), database.db);
  const deps: Deps = {
    config,
    db: database.db,
    assets: {
      script: '/build/client.js',
      earlyScript: '/build/before-paint.js',
      styles: '/build/styles.css',
      pageStyleSheets: mapPageStyleSheets((sheet) => `/build/${sheet}.css`),
      adminScript: '/build/admin.js',
      adminStyles: '/build/admin.css',
      beacon: '/build/beacon.js',
      fonts: [],
    },
    files,
    uploads,
    pictures: await openPictures({
      dataDir,
      shipped: new Map(),
      files,
      uploads,
      frames,
      make: false,
    }),
    staffPassword,
    // tests of forwarding start their own forwarder and server
    forwarder: { wake: () => {} },
    mailer: { wake: () => {}, sendTest: async () => ({ success: false, answers: [] }) },
    cache,
    shareSeal: await openShareSeal(dataDir),
    // only tests of analytics count visits
    analytics: env.ANALYTICS ? startAnalytics({ db: database.db, config, log }) : null,
    cdn: openCdn(config),
    log,
  };
  const app = createApp(deps);
  const client = clientOf(app);
  return {
    deps,
    site: app.site,
    dataDir,
    databasePath: database.path,
    logged,
    ...client,
    async login() {
      const response = await client.send('POST', '/api/admin/login', { password: PASSWORD });
      if (response.status !== 200) throw new Error(`login answered ${response.status}`);
      return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] as string;
    },
    async [Symbol.asyncDispose]() {
      await deps.analytics?.stop();
      await database[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A client of `app`, such as that of another process with the same database. */
export function clientOf(app: Pick<App, 'fetch'>): TestClient {
  const request: TestClient['request'] = async (path, { address = '127.0.0.1', ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', new URL(ORIGIN).host);
    if (typeof init.body === 'string' && !headers.has('content-length'))
      headers.set('content-length', String(Buffer.byteLength(init.body)));
    const url = `http://${headers.get('host')}${path}`;
    const asked = new Request(URL.canParse(url) ? url : ORIGIN + path, { ...init, headers });
    return app.fetch(asked, () => address);
  };
  const send: TestClient['send'] = (method, path, body, cookie) =>
    request(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  return { request, text: async (...sent) => (await request(...sent)).text(), send };
}
