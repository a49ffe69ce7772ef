// Alt texts and focal points of the media library on the pages that show a picture, and their purge.
import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import type { PictureFormat } from '#testing/pictures.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { uploadPicture } from '#testing/upload-picture.ts';

const app = await setUpTestApp();
const staff = await app.login();

const upload = (format?: PictureFormat) => uploadPicture(app, staff, format);

async function create(kind: 'posts' | 'case-studies', item: object): Promise<void> {
  const response = await app.send('POST', `/api/admin/${kind}`, item, staff);
  expect(response.status).toBe(201);
}

const change = (url: string, body: object) =>
  app.send('PATCH', `/api/admin/media/${url.split('/').pop()}`, body, staff);
const replace = (url: string, by: string) =>
  app.send(
    'POST',
    `/api/admin/media/${url.split('/').pop()}/replace`,
    { with: by.split('/').pop() },
    staff,
  );
const renders = async (path: string) => {
  const before = app.deps.cache.renders;
  await app.text(path);
  return app.deps.cache.renders - before;
};
const post = (slug: string, more: object) => ({
  title: slug,
  slug,
  content: '<p>Words.</p>',
  ...more,
});

test('a cover has the alt text and focal point of the library, in the article and in the list', async () => {
  const image = await upload();
  await create('posts', post('covered', { image }));
  await change(image, { alt: 'A kettle & a cup', focalX: 0.25, focalY: 0.8 });
  const article = await app.text('/insights/covered');
  expect(article).toContain('alt="A kettle &amp; a cup"');
  expect(article).toContain('--picture-focal:25% 80%');
  expect(await app.text('/insights')).toContain('--picture-focal:25% 80%');
});

test('a picture without alt text in a text gets that of the library', async () => {
  const [one, other] = [await upload('gif'), await upload()];
  await change(one, { alt: 'A harbour' });
  await change(other, { decorative: true });
  await create(
    'posts',
    post('texts', { content: `<p><img src="${one}"><img src="${other}"></p>` }),
  );
  const article = await app.text('/insights/texts');
  expect(article).toContain(`src="${one}" alt="A harbour"`);
  expect(article).toMatch(new RegExp(`src="[^"]*${other}[^"]*" alt=""`));
});

test('an alt text of the gallery overrides the library, which overrides the default', async () => {
  const [one, other] = [await upload(), await upload()];
  await change(one, { alt: 'From the library' });
  await change(other, { alt: 'A second one' });
  await create('case-studies', {
    ...{ title: 'Norbeck', slug: 'norbeck', description: 'Lamps.', categories: ['SEO'] },
    ...{ mainImage: one, mediaImages: [one, other, '/images/c.jpg'], mediaAlts: ['Of its own'] },
  });
  const html = await app.text('/case-studies/norbeck');
  expect(html).toContain('alt="From the library"');
  expect(html).toContain('alt="Of its own"');
  expect(html).toContain('alt="A second one"');
  expect(html).toContain('alt="Norbeck - Image 3"');
});

test('a change purges exactly the pages that show the picture', async () => {
  const image = await upload();
  await create('posts', post('shows-it', { image, categories: ['Rare'] }));
  await create('posts', post('shows-none', { categories: ['Other'] }));
  await create('case-studies', {
    ...{ title: 'Ardle', slug: 'ardle', description: 'Shoes.', categories: ['SEO'] },
  });
  const others = ['/case-studies', '/case-studies/ardle', '/about', '/'];
  for (const path of [...others, '/insights/shows-it', '/insights']) await app.text(path);

  await change(image, { focalX: 0.1 });
  for (const path of others) expect(await renders(path)).toBe(0);
  expect(await renders('/insights/shows-it')).toBe(1);
  expect(await renders('/insights')).toBe(1);
  expect(await app.text('/insights/shows-it')).toContain('--picture-focal:10% 50%');
});

test('a new file name purges no page', async () => {
  const image = await upload();
  await create('posts', post('named', { image }));
  await app.text('/insights/named');
  await change(image, { fileName: 'kettle.png' });
  expect(await renders('/insights/named')).toBe(0);
});

test('a replacement picture is shown at once', async () => {
  const [old, next] = [await upload(), await upload()];
  await create('posts', post('replaced', { image: old }));
  expect(await app.text('/insights/replaced')).toContain(old);
  const response = await replace(old, next);
  expect((await response.json()).uses).toHaveLength(1);
  const html = await app.text('/insights/replaced');
  expect(html).toContain(next);
  expect(html).not.toContain(old);
});

test('the alt text copied to a replacement is shown at once', async () => {
  const [old, next] = [await upload(), await upload()];
  await change(old, { alt: 'A kettle on a hob' });
  await create('posts', post('stood-there', { image: next }));
  expect(await app.text('/insights/stood-there')).not.toContain('A kettle on a hob');
  await replace(old, next);
  expect(await app.text('/insights/stood-there')).toContain('A kettle on a hob');
});

test('an alt text added to the library by a new, copied, restored or published item is shown at once', async () => {
  const image = await upload();
  await create('posts', post('bare', { image }));
  const shows = async () => (await app.text('/insights/bare')).includes('A kettle on the stove');
  const content = `<p><img src="${image}" alt="A kettle on the stove"></p>`;
  const send = (method: string, path: string, body?: unknown) =>
    app.send(method, `/api/admin/${path}`, body, staff);
  const draft = post('tells-it', { content, status: 'draft' });
  const { id } = await (await send('POST', 'posts', draft)).json();
  const { versions } = await (await send('GET', `posts/${id}/versions`)).json();
  const deleteFor = async (slug: string) => {
    await send('DELETE', `posts/${id}`);
    await create('posts', post(slug, { status: 'draft' }));
  };
  const part = (type: string, values: object) => ({ id: type, type, hidden: false, values });
  const head = part('page-head', { title: 'A', second: 'B', setting: 'turn', intro: 'D' });
  const text = part('text', { title: 'C', html: content, theme: 'paper' });
  const meta = { title: 'A', description: 'D', image: { src: '', alt: '' } };
  const page = await (
    await send('POST', 'documents', {
      type: 'page',
      title: 'A',
      slug: 'kettles',
      status: 'draft',
      content: { v: 1, meta, sections: [head] },
    })
  ).json();
  await send('PUT', `documents/${page.id}/draft`, {
    fields: { content: { v: 1, meta, sections: [head, text] } },
  });
  const bringers: [string, () => Promise<unknown>][] = [
    ['new', () => send('POST', 'posts', post('new', { content, status: 'draft' }))],
    ['publish', () => send('POST', 'documents/bulk', { action: 'publish', ids: [page.id] })],
    ['copy', () => send('POST', `posts/${id}/duplicate`)],
    [
      'version',
      async () => {
        await send('PUT', `posts/${id}`, post('tells-it', { status: 'draft' }));
        await send('POST', `posts/${id}/versions/${versions[0].id}/restore`);
      },
    ],
    [
      'trash',
      async () => {
        await deleteFor('tells-it');
        await send('POST', `trash/posts/${id}/restore`);
      },
    ],
    [
      'bulk',
      async () => {
        await deleteFor('tells-it-2');
        await send('POST', 'posts/bulk', { action: 'restore', ids: [id] });
      },
    ],
  ];
  for (const [name, bring] of bringers) {
    await change(image, { alt: '' });
    expect([name, await shows()]).toEqual([name, false]);
    await bring();
    expect([name, await shows()]).toEqual([name, true]);
  }
});

test('a picture of a collection has the alt text and focal point of the library, and a change is shown at once', async () => {
  const url = await upload();
  await change(url, { alt: 'The pier at low water', focalX: 0.2, focalY: 0.3 });
  const list = originalOf('office-list', { isCounting: false });
  const [first, ...others] = list.items;
  const items = [{ ...first, image: { src: url, alt: '' } }, ...others];
  const body = { type: 'office-list', title: 'Offices', slug: 'office-list' };
  const made = await app.send(
    'POST',
    '/api/admin/documents',
    { ...body, content: { ...list, items } },
    staff,
  );
  expect(made.status).toBe(201);
  for (const path of ['/', '/contact']) {
    const html = await app.text(path);
    const [, after = ''] = html.split('--picture-focal:20% 30%');
    const [, image = ''] = /<img([^>]*)>/.exec(after) ?? [];
    expect([path, image]).toEqual([path, expect.stringContaining('alt="The pier at low water"')]);
  }
  await change(url, { alt: 'The pier' });
  expect(await app.text('/contact')).toContain('alt="The pier"');
  await app.send('DELETE', `/api/admin/documents/${(await made.json()).id}`, undefined, staff);
});
