// Cropped pictures: every page and program gets the frame, the file is unchanged, and invalid frames are rejected.
import { afterAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import sharp from 'sharp';
import { originalOf } from '#db/content/originals.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import { updateSitePictures } from '#db/queries/media/site-pictures.ts';
import { createApp } from '#server/app.ts';
import { startChangeFeed } from '#server/cache/change-feed.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { preparePictures } from '#server/pictures/picture-catalogue.ts';
import { openPictureFrames } from '#server/pictures/picture-frames.ts';
import { openPictures } from '#server/pictures/pictures.ts';
import { listSitePictures } from '#server/pictures/site-pictures.ts';
import { makePicture } from '#testing/pictures.ts';
import { setUpFolder } from '#testing/set-up-folder.ts';
import { clientOf, setUpTestApp } from '#testing/test-app.ts';
import { variantAddress } from '#ui/kit/picture-variants.ts';

const WIDTH = 600;
const HEIGHT = 400;
/** The upper left quarter of the picture is red, the rest blue. */
const RED = { left: 0, top: 0, width: 300, height: 200 };
const BLUE = { left: 400, top: 100, width: 150, height: 300 };

const app = await setUpTestApp();
const staff = await app.login();
const { files, uploads, cache, db, log } = app.deps;
const directory = setUpFolder();
await Bun.write(join(directory, 'images/about-desk.jpg'), await twoColours('jpeg'));
const shipped = await preparePictures(directory);
const frames = openPictureFrames({ db, cache, log });
const pictures = await openPictures({
  ...{ dataDir: app.dataDir, shipped, files, uploads, frames, directory },
});
app.deps.pictures = pictures;
await updateSitePictures(db, await listSitePictures(shipped, directory));
afterAll(() => pictures.stop());

async function twoColours(format: 'jpeg' | 'png'): Promise<Buffer> {
  const red = { create: { width: 300, height: 200, channels: 3 as const, background: '#f00' } };
  const canvas = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#00f' };
  return sharp({ create: canvas })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

async function settled() {
  while (pictures.waiting > 0) await Bun.sleep(10);
}

async function upload(bytes?: Uint8Array): Promise<string> {
  const body = new FormData();
  body.set('image', new File([(bytes ?? (await twoColours('png'))) as BlobPart], 'a.png'));
  const answer = await app.request('/api/admin/upload', {
    ...{ method: 'POST', headers: { cookie: staff }, body },
  });
  const { url } = (await answer.json()) as { url: string };
  await settled();
  return url;
}

const nameOf = (url: string) =>
  url.startsWith('/uploads/') ? url.slice('/uploads/'.length) : url.slice(1).replaceAll('/', '~');
const change = (url: string, body: object) =>
  app.send('PATCH', `/api/admin/media/${nameOf(url)}`, body, staff);
const crop = async (url: string, frame: object | null) => {
  const answer = await change(url, { frame });
  expect(answer.status).toBe(200);
  await pictures.refresh();
  return answer.json();
};
const post = (slug: string, more: object) =>
  app.send(
    'POST',
    '/api/admin/posts',
    { title: slug, slug, content: '<p>Words.</p>', status: 'published', ...more },
    staff,
  );

/** The size and colour of a picture. */
async function seen(path: string, ask: typeof app.request = app.request) {
  const response = await ask(path);
  expect([path, response.status]).toEqual([path, 200]);
  const image = sharp(await response.bytes());
  const { width, height } = await image.metadata();
  const [r = 0, , b = 0] = (await image.stats()).channels.map(({ mean }) => mean);
  const colour = r > 200 && b < 60 ? 'red' : b > 200 && r < 60 ? 'blue' : 'both';
  return { width, height, colour, cache: response.headers.get('cache-control') };
}

test('every part of a page shows the frame, and the file is unchanged', async () => {
  const url = await upload();
  const before = await (await app.request(url)).bytes();
  await post('framed', {
    image: url,
    content: `<p>Words.</p><p><img src="${url}" alt="A" width="300" height="200"></p>`,
  });
  const whole = await app.text('/insights/framed');
  const saved = await crop(url, BLUE);
  expect(saved).toMatchObject({ frame: BLUE, width: WIDTH, height: HEIGHT });
  const html = await app.text('/insights/framed');
  const facts = pictures.find(url);
  expect(facts).toMatchObject({ width: 150, height: 300, placeholder: '#0000ff,#0000ff' });
  const id = nameOf(url);
  const versions = (text: string) =>
    new Set([...text.matchAll(new RegExp(`/p/${id}\\.(\\w{8})-`, 'g'))].map(([, v]) => v));
  expect([...versions(html)]).toEqual([facts?.version.slice(0, 8)]);
  expect(versions(whole).has(facts?.version.slice(0, 8))).toBe(false);
  expect(html).toContain('width="300" height="600"');
  for (const [address] of html.matchAll(/\/p\/[\w.]+-(?:\d+|og)\.\w+/g)) {
    const { colour, width = 0, height = 0 } = await seen(address);
    expect([address, colour]).toEqual([address, 'blue']);
    if (!address.includes('-og')) expect(height).toBe(width * 2);
  }
  expect(Buffer.from(await (await app.request(url)).bytes()).equals(Buffer.from(before))).toBe(
    true,
  );

  await crop(url, null);
  expect(await app.text('/insights/framed')).toBe(whole);
});

test('no response shows more than the frame, even before a variant is made', async () => {
  const url = await upload();
  await crop(url, RED);
  for (const path of [
    variantAddress(url, undefined, 480, 'avif'),
    variantAddress(url, undefined, 'og', 'jpg'),
    variantAddress(url, undefined, 320, 'jpg'),
  ])
    expect(await seen(path)).toMatchObject({ colour: 'red', cache: 'no-cache' });
});

test('feeds, Markdown, the sitemap and structured data contain the frame', async () => {
  const url = await upload();
  await post('machines', { image: url, content: `<p><img src="${url}" alt="A"></p>` });
  const paths = [
    '/insights/feed.xml',
    '/insights/feed.json',
    '/insights/machines.md',
    '/sitemap.xml',
    '/insights/machines',
  ];
  const file = `http://localhost${url}`;
  for (const path of paths)
    expect([path, await app.text(path)]).toEqual([path, expect.stringContaining(file)]);
  await crop(url, RED);
  for (const path of paths) {
    const text = await app.text(path);
    expect([path, text.includes(file)]).toEqual([path, false]);
    const [address = ''] = new RegExp(`/p/${nameOf(url)}\\.\\w+-300\\.jpg`).exec(text) ?? [];
    expect([path, address]).toEqual([path, expect.stringContaining('/p/')]);
    expect(await seen(address)).toMatchObject({ colour: 'red', width: 300, height: 200 });
  }
});

test('structured data about the agency and its divisions, and the Markdown of a page, contain the frame', async () => {
  const url = await upload();
  const settings = originalOf('settings', { isCounting: false });
  const divisions = originalOf('division-list', { isCounting: false });
  const image = { src: url, alt: 'A' };
  const text = { title: '', html: `<p><img src="${url}" alt="A"></p>`, theme: 'paper' };
  const staffPage = newPage('Framed');
  const sections = [...staffPage.sections, { id: 'a', type: 'text', hidden: false, values: text }];
  const contents = {
    settings: { ...settings, socialImage: image },
    'division-list': { ...divisions, items: divisions.items.map((it) => ({ ...it, image })) },
    page: { ...staffPage, sections },
  };
  const created: string[] = [];
  for (const [type, content] of Object.entries(contents)) {
    const body = { type, title: type, slug: `${type}-framed`, content };
    const response = await app.send('POST', '/api/admin/documents', body, staff);
    created.push(`/api/admin/documents/${(await response.json()).id}`);
  }
  const texts = async () => [
    ...(await Promise.all(['/about', '/divisions'].map((path) => app.text(path)))).map(
      (html) => /"image":"([^"]*)"/.exec(html)?.[1],
    ),
    await app.text('/page-framed.md'),
  ];
  for (const each of await texts()) expect(each).toContain(`http://localhost${url}`);
  await crop(url, RED);
  for (const each of await texts()) {
    expect(each).not.toContain(url);
    expect(each).toMatch(new RegExp(`/p/${nameOf(url)}\\.\\w+-300\\.jpg`));
  }
  for (const path of created) await app.send('DELETE', path, undefined, staff);
});

test('exactly the pages that show the picture are purged', async () => {
  const url = await upload();
  await post('has-it', { content: `<p><img src="${url}" alt="A"></p>` });
  await post('has-it-not', {});
  await app.send(
    'POST',
    '/api/admin/case-studies',
    { title: 'Ardle', slug: 'ardle', description: 'Shoes.', categories: ['SEO'] },
    staff,
  );
  const renders = async (path: string) => {
    const before = cache.renders;
    await app.text(path);
    return cache.renders - before;
  };
  const others = ['/insights/has-it-not', '/insights', '/case-studies', '/about', '/'];
  for (const path of [...others, '/insights/has-it']) await app.text(path);
  await crop(url, RED);
  for (const path of others) expect([path, await renders(path)]).toEqual([path, 0]);
  expect(await renders('/insights/has-it')).toBe(1);
});

test('a focal point refers to the whole picture, and is converted to the frame for pages', async () => {
  const url = await upload();
  await post('focal', { image: url });
  await change(url, { focalX: 0.75, focalY: 0.5 });
  expect(await app.text('/insights/focal')).toContain('--picture-focal:75% 50%');
  await crop(url, BLUE);
  expect(await app.text('/insights/focal')).toContain('--picture-focal:33.3% 33.3%');
  await crop(url, RED);
  expect(await app.text('/insights/focal')).toContain('--picture-focal:100% 100%');
});

test('a picture of the site can be cropped too, and is shown whole after a release changes its size', async () => {
  const url = '/images/about-desk.jpg';
  await post('of-the-site', { image: url });
  await crop(url, RED);
  const { id = '', version = '' } = pictures.find(url) ?? {};
  expect(await app.text('/insights/of-the-site')).toContain(`/p/${id}.${version.slice(0, 8)}-`);
  expect(await seen(`/p/${id}.${version.slice(0, 8)}-300.avif`)).toMatchObject({ colour: 'red' });
  const [picture] = await listSitePictures(shipped, directory);
  if (picture) await updateSitePictures(db, [{ ...picture, width: 500 }]);
  const answer = await app.request(`/api/admin/media/${nameOf(url)}`, {
    headers: { cookie: staff },
  });
  expect((await answer.json()).frame).toBeNull();
});

test('the files of a former frame are removed, and those of the present one with the picture', async () => {
  // unique bytes, because equal pictures share their files
  const red = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#f00' };
  const url = await upload(await sharp({ create: red }).png().toBuffer());
  const variants = async () => {
    const glob = new Bun.Glob('*').scan({ cwd: join(app.dataDir, 'pictures/variants') });
    return (await Array.fromAsync(glob)).sort();
  };
  const before = await variants();
  await crop(url, RED);
  await settled();
  const withRed = await variants();
  expect(withRed.length).toBeGreaterThan(before.length);
  await crop(url, null);
  await settled();
  expect(await variants()).toEqual(before);
  await crop(url, RED);
  await settled();
  await uploads.delete(nameOf(url));
  await uploads.deletePermanently(nameOf(url));
  expect(
    (await variants()).filter((name) => withRed.includes(name) && !before.includes(name)),
  ).toEqual([]);
});

test('another process shows a new frame at once, even before it has read the change', async () => {
  const url = await upload();
  await post('elsewhere', { image: url });
  const dataDir = join(directory, 'another-process');
  const otherCache = new PageCache();
  const given = { dataDir, shipped, files, uploads, directory };
  const other = await openPictures({
    ...given,
    frames: openPictureFrames({ db, cache: otherCache, log }),
  });
  const site = clientOf(createApp({ ...app.deps, cache: otherCache, pictures: other }));
  other.prepare(url);
  while (other.waiting > 0) await Bun.sleep(10);
  expect(await site.text('/insights/elsewhere')).not.toContain('blue');

  await crop(url, BLUE);
  const facts = pictures.find(url);
  expect(other.find(url)?.version).not.toBe(facts?.version);
  const address = variantAddress(url, facts, 150, 'webp');
  expect(await seen(address, site.request)).toMatchObject({
    colour: 'blue',
    width: 150,
    cache: expect.stringContaining('immutable'),
  });

  const feed = await startChangeFeed({ ...app.deps, cache: otherCache });
  await crop(url, RED);
  const wanted = variantAddress(url, pictures.find(url), 300, 'avif').replace(/300.*/, '');
  while (!(await site.text('/insights/elsewhere')).includes(wanted)) await Bun.sleep(10);
  feed.stop();
  other.stop();
});

test('a start with an empty data folder shows no more than the frame', async () => {
  const url = await upload();
  await crop(url, RED);
  const dataDir = join(directory, 'empty');
  const fresh = await openPictures({ dataDir, shipped, files, uploads, frames, directory });
  const { request } = clientOf(createApp({ ...app.deps, pictures: fresh }));
  await fresh.refresh();
  expect(fresh.find(url)).toBeUndefined();
  expect(fresh.addressOf(url)).toStartWith('/pictures/-/');
  expect(fresh.social(url)?.src).toStartWith('/pictures/-/og/');
  expect(await seen(variantAddress(url, undefined, 320, 'webp'), request)).toMatchObject({
    colour: 'red',
  });
  fresh.stop();
});

for (const [what, frame, message] of [
  ['beyond the right edge', { ...RED, left: 301 }, '600 × 400'],
  ['beyond the lower edge', { ...BLUE, top: 101 }, '600 × 400'],
  ['negative', { ...RED, left: -1 }, 'at least 0'],
  ['a tiny one', { ...RED, width: 31 }, 'at least 32 pixels'],
  ['no height', { ...RED, height: 0 }, 'at least 1'],
  ['fractions', { ...RED, width: 100.5 }, 'whole number'],
  ['text', { ...RED, width: 'wide' }, 'whole number'],
  ['null', { ...RED, width: null }, 'whole number'],
  ['too large for a number', { ...RED, width: 1e300 }, ''],
  ['an empty one', {}, 'whole number'],
  ['a list', [0, 0, 10, 10], ''],
] as const)
  test(`rejects a frame: ${what}`, async () => {
    const answer = await change(bad, { frame });
    const { message: said, errors } = await answer.json();
    expect(answer.status).toBe(400);
    expect(errors[0].path).toStartWith('frame');
    expect(`${said} ${errors[0].message}`).toContain(message);
    expect(pictures.find(bad)?.framed).toBeUndefined();
  });
const bad = await upload();

test('rejects a frame that is not numeric', async () => {
  const answer = await app.request(`/api/admin/media/${nameOf(bad)}`, {
    ...{ method: 'PATCH', headers: { cookie: staff, 'content-type': 'application/json' } },
    body: '{"frame": {"left": NaN, "top": 0, "width": 100, "height": 100}}',
  });
  expect(answer.status).toBe(400);
});

test('a GIF, an animation and an unknown picture cannot be cropped', async () => {
  const gif = await upload(await makePicture('gif', { width: 100, height: 100 }));
  const tile = { create: { width: 64, height: 64, channels: 3 as const, background: '#f00' } };
  const other = { create: { ...tile.create, background: '#00f' } };
  const moving = await sharp(
    await Promise.all([tile, other].map((each) => sharp(each).png().toBuffer())),
    { join: { animated: true } },
  )
    .webp({ loop: 0 })
    .toBuffer();
  const frame = { left: 0, top: 0, width: 40, height: 40 };
  for (const [url, message] of [
    [gif, 'Only a JPEG, PNG, WebP or AVIF picture'],
    [await upload(moving), 'it is animated'],
  ] as const) {
    const answer = await change(url, { frame });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors[0]).toMatchObject({
      path: 'frame',
      message: expect.stringContaining(message),
    });
  }
  expect((await change(`/uploads/${'z'.repeat(26)}.png`, { frame })).status).toBe(404);
});

test('a frame of the whole picture is removed', async () => {
  const url = await upload();
  expect((await crop(url, { left: 0, top: 0, width: WIDTH, height: HEIGHT })).frame).toBeNull();
});

test('a frame and an alt text that are sent together are both stored', async () => {
  const url = await upload();
  const answer = await change(url, { frame: BLUE, alt: 'A blue door' });
  expect(await answer.json()).toMatchObject({ frame: BLUE, alt: 'A blue door' });
});

test('a replaced picture does not pass its frame on to the new one', async () => {
  const [old, next] = [await upload(), await upload()];
  await post('handed-over', { image: old });
  await crop(old, RED);
  await app.send('POST', `/api/admin/media/${nameOf(old)}/replace`, { with: nameOf(next) }, staff);
  expect(await app.text('/insights/handed-over')).toContain(`/p/${nameOf(next)}`);
  expect(pictures.find(next)?.framed).toBeUndefined();
});
