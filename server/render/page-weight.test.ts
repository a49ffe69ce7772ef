// The weight of pages: no part of them is sent twice.
import { expect, test } from 'bun:test';
import { basename } from 'node:path';
import { listPosts } from '#db/queries/posts.ts';
import { publicRoutes } from '#routes/index.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { compress } from '#server/http/compression.ts';
import { pictureId } from '#server/pictures/picture-id.ts';
import { openPictures } from '#server/pictures/pictures.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { BUILD, FONTS, PAGE_STYLE_SHEETS, prepareAssets } from './assets.ts';

const PUBLIC = `${import.meta.dir}/../../public`;
const { styles, pageStyleSheets } = await prepareAssets();
const app = await setUpTestApp();
await seedDemoContent(app.deps.db);
const { files, uploads } = app.deps;
app.deps.pictures = await openPictures({
  dataDir: app.dataDir,
  shipped: await catalogue(),
  files,
  uploads,
  make: false,
});

/** Facts for all pictures of the site, equally wide, without decoding any. */
async function catalogue() {
  const names = new Bun.Glob('images/**/*.jpg').scan({ cwd: PUBLIC });
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

test.each([
  ['/', 45_000],
  ['/insights', 45_000],
  ['/results', 40_000],
  [`/insights/${newest?.slug}`, 28_000],
])('the HTML of %s has at most %i bytes', async (path, most) => {
  expect(Buffer.byteLength(await app.text(path))).toBeLessThanOrEqual(most);
});

test.each(PAGE_STYLE_SHEETS)(
  'the styles of a page with the sheet %s have at most 16,000 bytes',
  async (sheet) => {
    const sizes = [styles, pageStyleSheets[sheet]].map(
      (address) => Bun.file(`${BUILD}/${basename(address)}.br`).size,
    );
    expect(Math.min(...sizes)).toBeGreaterThan(1000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(16_000);
  },
);

test('a demonstration page links one sheet besides the common one', async () => {
  for (const { path } of publicRoutes.filter(({ path }) => !path.includes(':'))) {
    const links = (await app.text(path)).match(/rel="stylesheet"/g) ?? [];
    expect([path, links.length]).toEqual([path, 2]);
  }
});

test('the fonts that every page preloads have at most 70,000 bytes', () => {
  const sizes = FONTS.map((path) => Bun.file(`${PUBLIC}${path}`).size);
  expect(Math.min(...sizes)).toBeGreaterThan(10_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70_000);
});

test.each(['/', '/insights', '/results', `/insights/${newest?.slug}`])(
  'the text of %s needs no second file of a font',
  async (path) => {
    const css = await Bun.file(`${import.meta.dir}/../../ui/fonts.css`).text();
    const [, list = ''] = /unicode-range:([^;]+);/.exec(css) ?? [];
    const rare = list.split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    const [, body = ''] = (await app.text(path)).split('<body>');
    const text = body.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '');
    const found = [...new Set(text)].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return rare.some(([from, to]) => from <= code && code <= to);
    });
    expect(rare.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  },
);

test.each([
  ['/', 8_000],
  ['/insights', 6_500],
  ['/results', 7_500],
  [`/insights/${newest?.slug}`, 7_100],
])('%s has at most %i bytes compressed from its second request on', async (path, most) => {
  const sent = await compress(Buffer.from(await app.text(path)), 'br', true);
  expect(sent.byteLength).toBeLessThanOrEqual(most);
});

test.each(['/', '/insights', '/results', '/case-studies', '/partners'])(
  '%s draws the wordmark once, and its icons with no attribute that the sheet can hold',
  async (path) => {
    const html = await app.text(path);
    expect(html.match(/id="wordmark"/g)).toHaveLength(1);
    expect(html).not.toContain('stroke-linecap');
  },
);
