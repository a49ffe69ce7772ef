// What pages weigh: nothing on them is written twice.
import { afterAll, expect, test } from 'bun:test';
import { listPosts } from '#db/queries/posts.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { compress } from '#server/http/compression.ts';
import { pictureId } from '#server/pictures/picture-id.ts';
import { openPictures } from '#server/pictures/pictures.ts';
import { openTestApp } from '#testing/test-app.ts';

const app = await openTestApp();
await seedDemoContent(app.deps.db);
const { files, uploads } = app.deps;
app.deps.pictures = await openPictures({
  dataDir: app.dataDir,
  shipped: await catalogue(),
  files,
  uploads,
  make: false,
});
afterAll(() => app[Symbol.asyncDispose]());

/** Every picture of the site, as wide as they are, without decoding one. */
async function catalogue() {
  const names = new Bun.Glob('images/**/*.jpg').scan({ cwd: `${import.meta.dir}/../../public` });
  const facts = { width: 1600, height: 1000, version: '0123456789ab' };
  const colours = '#aabbcc,#ddeeff';
  return new Map(
    (await Array.fromAsync(names)).map((name) => [
      `/${name}`,
      { id: pictureId(`/${name}`), ...facts, placeholder: colours },
    ]),
  );
}

const [newest] = (await listPosts(app.deps.db, { page: 1, limit: 1, preview: true })).posts;
const htmlOf = async (path: string) => (await app.request(path)).text();

test.each([
  ['/', 45_000],
  ['/insights', 45_000],
  ['/results', 40_000],
  [`/insights/${newest?.slug}`, 28_000],
])('the HTML of %s has at most %i bytes', async (path, most) => {
  expect(Buffer.byteLength(await htmlOf(path))).toBeLessThanOrEqual(most);
});

test.each([
  ['/', 8_000],
  ['/insights', 6_500],
  ['/results', 7_500],
  [`/insights/${newest?.slug}`, 7_100],
])('%s is sent as at most %i bytes once it was asked for again', async (path, most) => {
  const sent = await compress(Buffer.from(await htmlOf(path)), 'br', true);
  expect(sent.byteLength).toBeLessThanOrEqual(most);
});

test.each(['/', '/insights', '/results', '/case-studies', '/partners'])(
  '%s draws the wordmark once, and its icons with no attribute that the sheet can hold',
  async (path) => {
    const html = await htmlOf(path);
    expect(html.match(/id="wordmark"/g)).toHaveLength(1);
    expect(html).not.toContain('stroke-linecap');
  },
);
