// A real Varnish with deploy/varnish.vcl in front of the real site. Skipped when Varnish is not installed.
import { afterAll, expect, test } from 'bun:test';
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { cleanPost } from '#db/testing/clean-input.ts';
import { createItem, deleteItem, updateItem } from '#server/admin/save-item.ts';
import { freePort } from '#testing/free-port.ts';
import { makePicture } from '#testing/pictures.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { openTestApp } from '#testing/test-app.ts';
import { openTestServer } from '#testing/test-server.ts';
import { until } from '#testing/until.ts';
import { openCdn } from './cdn.ts';
import { startCdnPurger } from './purger.ts';

const TOKEN = 'the-token-of-this-test';
const VARNISHD = ['/usr/sbin/varnishd', Bun.which('varnishd') ?? ''].find((path) =>
  existsSync(path),
);
if (VARNISHD === undefined) console.log('No Varnish on this machine: its tests are skipped');

const cleanUp = new AsyncDisposableStack();
afterAll(() => cleanUp.disposeAsync());
const root = setUpFolder();

/** The site behind a Varnish; `get` sends a request to the Varnish. */
async function openSite() {
  const port = freePort();
  const url = `http://127.0.0.1:${port}`;
  const variables = { CDN: 'varnish', CDN_URL: url, CDN_TOKEN: TOKEN };
  const app = cleanUp.use(await openTestApp(variables));
  const site = cleanUp.use(openTestServer(app));
  const folder = mkdtempSync(join(root, 'varnish-'));
  const vcl = await Bun.file(join(import.meta.dir, '../../deploy/varnish.vcl')).text();
  const backend = `backend default { .host = "127.0.0.1"; .port = "${site.port}"; }`;
  await Bun.write(join(folder, 'site.vcl'), vcl.replace(/^backend default .*$/m, backend));
  const varnish = Bun.spawn({
    cmd: [VARNISHD as string, '-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`].concat(
      ...['-f', join(folder, 'site.vcl'), '-s', 'malloc,50m'],
    ),
    env: { PATH: process.env.PATH ?? '', CDN_TOKEN: TOKEN },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  cleanUp.defer(async () => {
    varnish.kill();
    await varnish.exited;
  });
  await until(() =>
    fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    ),
  );
  const purger = startCdnPurger(app.deps, openCdn(app.deps.config));
  cleanUp.defer(() => purger.stop());
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers });
    // two numbers mean that the page was in the cache
    const isHit = (answer.headers.get('x-varnish') ?? '').includes(' ');
    return { answer, isHit, text: await answer.text() };
  };
  return { app, get, url };
}

const site = VARNISHD === undefined ? null : await openSite();

test.if(site !== null)(
  'Varnish answers the second visit, and shows browsers none of its headers',
  async () => {
    const { get } = site as NonNullable<typeof site>;
    await get('/about');
    await until(async () => (await get('/about')).isHit);
    const { headers } = (await get('/about')).answer;
    expect(headers.get('cache-tag')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  },
);

test.if(site !== null)(
  'a save is visible through Varnish, and unaffected pages stay cached',
  async () => {
    const { app, get } = site as NonNullable<typeof site>;
    const fields = { slug: 'one', content: '<p>x</p>' };
    const post = await createItem(app.deps, 'post', cleanPost({ ...fields, title: 'Before' }));
    const path = '/insights/one';
    await until(async () => {
      const { isHit, text } = await get(path);
      return isHit && text.includes('Before');
    });
    await until(async () => (await get('/about')).isHit);
    await updateItem(app.deps, 'post', post.id, cleanPost({ ...fields, title: 'After' }));
    await until(async () => (await get(path)).text.includes('After'));
    expect((await get('/about')).isHit).toBe(true);
    await deleteItem(app.deps, 'post', post.id);
    await until(async () => (await get(path)).answer.status === 404);
    expect((await get('/insights')).text).not.toContain(path);
  },
);

test.if(site !== null)('a picture moved to the trash is purged from Varnish', async () => {
  const { app, get } = site as NonNullable<typeof site>;
  const url = await app.deps.uploads.save(await makePicture('png'));
  await until(async () => (await get(url)).isHit);
  await app.deps.uploads.delete(url.slice('/uploads/'.length));
  await until(async () => (await get(url)).answer.status === 404);
});

test.if(site !== null)('Markdown and HTML of one address are stored separately', async () => {
  const { app, get } = site as NonNullable<typeof site>;
  await createItem(app.deps, 'post', cleanPost({ title: 'T', slug: 'two', content: '<p>x</p>' }));
  const typeOf = async (accept: string) =>
    (await get('/insights/two', { accept })).answer.headers.get('content-type');
  for (let n = 0; n < 3; n++) {
    expect(await typeOf('text/html,*/*')).toStartWith('text/html');
    expect(await typeOf('text/markdown')).toStartWith('text/markdown');
  }
});

test.if(site !== null)('a purge without the token is refused', async () => {
  const { url, get } = site as NonNullable<typeof site>;
  await until(async () => (await get('/about')).isHit);
  for (const Authorization of ['', 'Bearer', 'Bearer another-token-than-this']) {
    const headers = { 'Cache-Tag-Pattern': 'site', ...(Authorization && { Authorization }) };
    expect((await fetch(url, { method: 'PURGE', headers })).status).toBe(403);
  }
  expect((await get('/about')).isHit).toBe(true);
});
