// Staff pages: at their own address, after every address of the site, with every general section.
import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { OpenedDocument } from '#db/contract/documents/documents.ts';
import type { Section } from '#db/contract/documents/sections.ts';
import { documents } from '#db/schema.ts';
import { publishDueItems } from '#server/admin/save-item.ts';
import { listUnstyled } from '#testing/list-unstyled.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

const section = (type: string, values: object): Section => ({
  id: type,
  type,
  hidden: false,
  values: { ...values },
});
const head = section('page-head', {
  title: 'Black Friday',
  second: 'without the panic',
  setting: 'turn',
  intro: 'What we do in the eleven weeks before.',
});
const page = (slug: string, sections: Section[], more: object = {}) => ({
  type: 'page',
  title: 'Black Friday',
  slug,
  content: {
    v: 1,
    meta: { title: 'Black Friday', description: 'Peak.', image: { src: '', alt: '' } },
    sections: [head, ...sections],
  },
  ...more,
});
const create = (body: object) => app.send('POST', '/api/admin/documents', body, staff);

const image = { src: '/images/about-desk.jpg', alt: 'A desk' };
const general: Section[] = [
  section('text', { title: 'One', html: '<h4>Deep</h4><p>Text</p>', theme: 'paper' }),
  section('image-text', {
    title: 'Two',
    html: '<p>Text</p>',
    image,
    side: 'left',
    way: { label: 'Ask', href: '/contact' },
    theme: 'light',
  }),
  section('figures', {
    title: 'Three',
    figures: [{ value: '128', unit: '%', text: 'more', measurement: 'Counted.' }],
    theme: 'dark',
  }),
  section('quotes', {
    title: '',
    quotes: [{ text: 'Well done', name: 'A', position: '', image: { src: '', alt: '' } }],
    theme: 'paper',
  }),
  section('logos', { title: 'Five', partners: ['Shopify', 'Yotpo'], theme: 'paper' }),
  section('form', { title: 'Six', text: '', form: 'enquiry', theme: 'light' }),
  section('photo-gallery', { label: 'Rooms', images: [image], shape: 'row' }),
  section('film', {
    title: '',
    film: { src: '/videos/showreel.mp4', poster: '' },
    label: 'Film',
    captions: '',
    theme: 'dark',
  }),
  section('table', {
    title: 'Nine',
    caption: '',
    columns: ['A', 'B'],
    rows: [{ cells: ['1'] }],
    theme: 'paper',
  }),
  section('call-to-action', {
    title: 'Ten',
    way: { label: 'Call', href: '/contact' },
    opensBooking: true,
  }),
];

test('a page of every general section is shown at its address, with one h1 and unique ids', async () => {
  expect((await app.text('/black-friday')).includes('Black Friday')).toBe(false);
  expect((await create(page('black-friday', general))).status).toBe(201);
  const response = await app.request('/black-friday');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<title>Black Friday | Verso</title>');
  expect(html).toContain('<link rel="canonical" href="http://localhost/black-friday"/>');
  expect(html.match(/<h1/g)).toHaveLength(1);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  for (const words of ['One', 'Two', 'Three', 'Well done', 'Five', 'Six', 'Nine', 'Ten'])
    expect(html).toContain(words);
  expect(html).toContain('Shopify');
  expect(html).toContain('<h3 id="section-text-deep">Deep</h3>');
  expect(html).not.toContain('data-section');
  expect(await listUnstyled(html)).toEqual([]);
});

test('an address with a trailing slash redirects to the page', async () => {
  const response = await app.request('/black-friday/');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/black-friday']);
});

test('a page rejects other methods', async () => {
  const response = await app.send('DELETE', '/black-friday', undefined, staff);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
  'about',
  'vs-admin',
  'api',
  'search',
  'enquiry',
  'images',
  'insights',
  'healthz',
  'uploads',
])('no staff page can have the address /%s', async (slug) => {
  const response = await create(page(slug, []));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errors: [{ path: 'slug', message: 'This address is reserved' }],
  });
});

test('a hidden section and one of a newer version are not shown', async () => {
  const [text] = general as [Section];
  const newer = { ...section('hologram', { title: 'From tomorrow' }), id: 'newer' };
  await create(page('quiet', [{ ...text, hidden: true }, newer]));
  const html = await app.text('/quiet');
  expect(html).not.toContain('One</h2>');
  expect(html).not.toContain('From tomorrow');
});

test('a title with a word longer than a phone’s line keeps the word unbroken', async () => {
  const { content, ...rest } = page('long-word', []);
  const values = { ...head.values, title: 'Search', second: 'merchandising' };
  await create({ ...rest, content: { ...content, sections: [{ ...head, values }] } });
  expect(await app.text('/long-word')).toMatch(/<h1[^>]*style="--longest-word:7\.4"/);
});

test('a withdrawn page is not found', async () => {
  const { id } = (await (await create(page('short-lived', general))).json()) as { id: number };
  expect((await app.request('/short-lived')).status).toBe(200);
  await app.send('DELETE', `/api/admin/documents/${id}`, undefined, staff);
  expect((await app.request('/short-lived')).status).toBe(404);
});

test('an edited page of the site is shown with its new texts, and the original after it is deleted', async () => {
  const opened = await app.send(
    'GET',
    '/api/admin/documents/opened?type=contact',
    undefined,
    staff,
  );
  const { original } = (await opened.json()) as { original: { content: { sections: Section[] } } };
  const content = structuredClone(original.content);
  for (const each of content.sections) each.values.title = 'Say';
  const created = await create({ type: 'contact', title: 'Contact', slug: 'contact', content });
  expect(created.status).toBe(201);
  expect(await app.text('/contact')).toContain('Say <span');
  const { id } = (await created.json()) as { id: number };
  await app.send('DELETE', `/api/admin/documents/${id}`, undefined, staff);
  expect(await app.text('/contact')).toContain('How can <span');
});

test('a partner whose name alone changes is renamed in edited pages and their drafts', async () => {
  const send = async (method: string, path: string, body?: object) => {
    const answer = await app.send(method, `/api/admin/documents${path}`, body, staff);
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const { original } = await send('GET', '/opened?type=partner-list');
  const named = (from: string, to: string, change: object = {}) => ({
    ...original.content,
    items: original.content.items.map((item: { name: string }) =>
      item.name === from ? { ...item, name: to, ...change } : item,
    ),
  });
  const { pages } = await send('GET', '/pages?search=black');
  const { id } = pages.find(({ slug }: { slug: string }) => slug === 'black-friday');
  const { content } = await send('GET', `/${id}`);
  const half = { ...content, meta: { ...content.meta, title: 'Half' } };
  await send('PUT', `/${id}/draft`, { fields: { content: half } });
  const stored = { type: 'partner-list', title: 'Partners', slug: 'partner-list' };
  const list = await send('POST', '', { ...stored, content: named('Yotpo', 'Yotpo Reviews') });
  expect(await app.text('/black-friday')).toContain('Yotpo Reviews');
  expect(JSON.stringify(await send('GET', `/${id}/draft`))).toContain('"Yotpo Reviews"');
  const save = (changed: object) =>
    send('PUT', `/${list.id}`, { ...stored, status: 'published', content: changed });
  // a save that replaces a partner by another renames nothing
  await save(named('Yotpo', 'Loomly', { description: 'Somebody else' }));
  expect(await app.text('/black-friday')).not.toContain('Loomly');
  await save(named('Yotpo', 'Yotpo Reviews'));
  await save(original.content);
  expect(await send('GET', `/${id}`)).toMatchObject({ content });
  await send('DELETE', `/${list.id}`);
  await send('DELETE', `/${id}/draft`);
});

test('edited pages follow the list of partners when it is published, withdrawn, deleted or restored', async () => {
  const send = async (method: string, path: string, body?: object) =>
    (await app.send(method, `/api/admin${path}`, body, staff)).json();
  const { original } = await send('GET', '/documents/opened?type=partner-list');
  const content = {
    ...original.content,
    items: original.content.items.map((item: { name: string }) =>
      item.name === 'Yotpo' ? { ...item, name: 'Yotpo Reviews' } : item,
    ),
  };
  const stored = { type: 'partner-list', title: 'Partners', slug: 'partner-list' };
  const shown = async () => (await app.text('/black-friday')).match(/Yotpo( Reviews)?/)?.[0];
  const changes = new Set<string | undefined>();
  const noteChange = async () =>
    changes.add(/black-friday<.loc><lastmod>(.*?)</.exec(await app.text('/sitemap.xml'))?.[1]);
  await noteChange();
  const { id } = await send('POST', '/documents', { ...stored, content, status: 'draft' });
  expect(await shown()).toBe('Yotpo');
  const steps = [
    ['PUT', `/documents/${id}`, { ...stored, content, status: 'published' }],
    ['POST', '/documents/bulk', { action: 'unpublish', ids: [id] }],
    ['POST', '/documents/bulk', { action: 'publish', ids: [id] }],
    ['DELETE', `/documents/${id}`],
    ['POST', '/documents/bulk', { action: 'restore', ids: [id] }],
    ['DELETE', `/documents/${id}`],
  ] as const;
  const names = [];
  for (const [method, path, body] of steps) {
    await send(method, path, body);
    names.push(await shown());
    await noteChange();
  }
  const [before, after] = ['Yotpo', 'Yotpo Reviews'];
  expect(names).toEqual([after, before, after, before, after, before]);
  expect(changes).toHaveProperty('size', 1 + steps.length);

  const scheduled = {
    ...stored,
    content,
    status: 'scheduled',
    publishDate: '2999-01-01T00:00:00.000Z',
  };
  const later = await send('POST', '/documents', scheduled);
  expect(await shown()).toBe(before);
  const dated = { publishDate: new Date().toISOString() };
  await app.deps.db.write((tx) =>
    tx.update(documents).set(dated).where(eq(documents.id, later.id)),
  );
  await publishDueItems(app.deps, new Date().toISOString());
  expect(await shown()).toBe(after);
  await send('DELETE', `/documents/${later.id}`);
});

test('a partner removed from the list is dropped from the pages that name it', async () => {
  expect(await app.text('/black-friday')).toContain('Yotpo');
  const opened = await app.send(
    'GET',
    '/api/admin/documents/opened?type=partner-list',
    undefined,
    staff,
  );
  const { original } = (await opened.json()) as {
    original: { content: { items: { name: string }[] } };
  };
  const { content } = original;
  const items = content.items.filter(({ name }) => name !== 'Yotpo');
  const stored = { type: 'partner-list', title: 'Partners', slug: 'partner-list' };
  const created = await create({ ...stored, content: { ...content, items } });
  expect(created.status).toBe(201);
  for (const path of ['/black-friday', '/partners', '/'])
    expect(await app.text(path)).not.toContain('Yotpo');
  expect(await app.text('/')).toContain('All 26 partners');
  const home = await app.send('GET', '/api/admin/documents/opened?type=home', undefined, staff);
  const { document, notes } = (await home.json()) as OpenedDocument;
  expect(document).toBeNull();
  expect(notes.map(({ message }) => message)).toContain('There is no partner with this name');
});

test('a page at an address now used by the site is hidden from visitors, and staff are told', async () => {
  const { id } = await (await create(page('peak-plans', general.slice(0, 3)))).json();
  const before = await app.text('/services');
  await app.deps.db.write((tx) =>
    tx.update(documents).set({ slug: 'services' }).where(eq(documents.id, id)),
  );
  app.deps.cache.clear();
  expect(await app.text('/services')).toBe(before);
  expect((await app.text('/sitemap.xml')).split('/services</loc>')).toHaveLength(2);
  expect(await app.text('/llms.txt')).not.toContain('/services.md');
  expect((await app.request('/services.md')).status).toBe(404);
  const { hits } = await (await app.request('/api/search?q=eleven+weeks')).json();
  expect(hits.map(({ href }: { href: string }) => href)).not.toContain('/services');
  const headers = { cookie: staff };
  const opened = await app.request(`/api/admin/documents/opened?id=${id}`, { headers });
  const { document, notes } = await opened.json();
  expect(notes).toEqual([{ path: 'slug', message: 'This address is reserved' }]);
  const moved = { ...document, slug: 'peak-plans-2' };
  await app.send('PUT', `/api/admin/documents/${id}`, moved, staff);
  expect(await app.text('/peak-plans-2')).toContain('Black Friday');
  expect(await app.text('/services')).toBe(before);
});
