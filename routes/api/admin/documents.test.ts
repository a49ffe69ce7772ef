// Documents: stored in place of the originals, checked when published, and reset to the originals.
import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import type { Document, DocumentRow, OpenedDocument } from '#db/contract/documents/documents.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();
const FACTS = { isCounting: false };

const send = (method: string, path = '', body?: unknown) =>
  app.send(method, `/api/admin/documents${path}`, body, staff);
const answer = async <Of>(response: Promise<Response>): Promise<Of> => (await response).json();
const rowOf = async (type: string) => {
  const { documents } = await answer<{ documents: DocumentRow[] }>(send('GET'));
  return documents.find((each) => each.type === type);
};
const open = (type: string) => answer<OpenedDocument>(send('GET', `/opened?type=${type}`));
const create = (body: object) => answer<Document>(send('POST', '', body));

let made = 0;
const page = (more: object = {}) => ({
  type: 'page',
  title: 'Black Friday',
  slug: `page-${++made}`,
  content: newPage('Black Friday'),
  ...more,
});

test('the list has every document of the site, with the state that the original is shown', async () => {
  const { documents } = await answer<{ documents: DocumentRow[] }>(send('GET'));
  const types = Object.keys(DOCUMENT_TYPES).filter((type) => type !== 'page');
  expect(documents.map(({ type }) => type)).toEqual(types);
  expect(new Set(documents.map(({ state }) => state))).toEqual(new Set(['original']));
  expect(documents[0]).toEqual({
    ...{ type: 'home', id: null, slug: 'home', title: 'Home', group: 'page', address: '/' },
    ...{
      state: 'original',
      changed: false,
      changesAt: null,
      changesFailed: false,
      updatedAt: null,
      editedAt: null,
    },
  });
});

test('a document that is not stored opens as its original', async () => {
  expect(await open('about')).toEqual({
    document: null,
    original: { title: 'About', content: originalOf('about', FACTS) },
    state: 'original',
    notes: [],
  });
  expect((await send('GET', '/opened?type=page')).status).toBe(404);
  expect((await send('GET', '/opened?type=of-tomorrow')).status).toBe(404);
});

test('the original is shown while a document is a draft, and is replaced when the document is published', async () => {
  const content = { ...originalOf('contact', FACTS), meta: {} };
  const draft = await create({ type: 'contact', title: 'Whatever', content, status: 'draft' });
  expect(draft).toMatchObject({ type: 'contact', slug: 'contact', title: 'Contact' });
  expect(await rowOf('contact')).toMatchObject({ state: 'draft', id: draft.id });
  const { title, slug } = draft;
  const refused = await send('PUT', `/${draft.id}`, { title, slug, content, status: 'published' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [{ path: 'content.meta.title' }, { path: 'content.meta.description' }, {}],
  });
  const complete = originalOf('contact', FACTS);
  const saved = await send('PUT', `/${draft.id}`, {
    title,
    slug,
    content: complete,
    status: 'published',
  });
  expect(saved.status).toBe(200);
  expect(await rowOf('contact')).toMatchObject({ state: 'edited', changed: false });
  const put = await send('PUT', `/${draft.id}/draft`, { fields: { content: { v: 1 } } });
  const { draft: pending } = (await put.json()) as { draft: { updatedAt: string } };
  const editedAt = pending.updatedAt;
  expect(await rowOf('contact')).toMatchObject({ state: 'edited', changed: true, editedAt });
});

test('each type of the site has one document, and each address one page', async () => {
  const content = originalOf('services', FACTS);
  const services = { type: 'services', title: 'Services', slug: 'services', content };
  expect((await send('POST', '', services)).status).toBe(201);
  const again = await send('POST', '', services);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({
    errors: [
      {
        path: 'type',
        message: 'Somebody else has started editing this. Open it again to continue',
      },
    ],
  });
  const body = page();
  expect((await send('POST', '', body)).status).toBe(201);
  expect((await send('POST', '', body)).status).toBe(409);
});

test('deleting a document brings the original back, and it can be restored', async () => {
  const content = originalOf('results', FACTS);
  const input = { type: 'results', title: 'Results', slug: 'results', content };
  const { id } = await create(input);
  expect((await send('DELETE', `/${id}`)).status).toBe(200);
  expect(await rowOf('results')).toMatchObject({ state: 'original', id: null });
  const restore = () => app.send('POST', `/api/admin/trash/documents/${id}/restore`, {}, staff);
  const other = await create(input);
  const refused = await restore();
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toContain('edited since');
  await send('DELETE', `/${other.id}`);
  expect(await (await restore()).json()).toMatchObject({
    kind: 'document',
    id,
    slugChanged: false,
  });
  expect(await rowOf('results')).toMatchObject({ state: 'edited', id });
});

test('rich texts are sanitised wherever they occur, and other texts stay as typed', async () => {
  const hostile = '<p onclick="x()">a<script>x()</script></p>';
  const section = (type: string, values: object) => ({ id: type, type, hidden: false, values });
  const content = {
    ...newPage('A < b & <i>c</i>'),
    sections: [
      ...newPage('A < b & <i>c</i>').sections,
      section('text', { html: hostile, title: 'x < y <script>' }),
      section('of-tomorrow', { html: hostile, title: 'x < y', deep: [{ html: hostile }] }),
    ],
  };
  const { id, content: stored } = await create(page({ content, status: 'draft' }));
  expect(JSON.stringify(stored)).not.toContain('onclick');
  const [, text, unknown] = stored.sections as { values: object }[];
  expect(text?.values).toMatchObject({ title: 'x < y <script>' });
  expect(unknown?.values).toEqual({
    html: '<p>a</p>',
    title: 'x < y',
    deep: [{ html: '<p>a</p>' }],
  });
  const fields = { title: 'Typed', content: { ...content, v: 1 } };
  const draft = await answer<{ draft: { fields: object } }>(
    send('PUT', `/${id}/draft`, { fields }),
  );
  expect(JSON.stringify(draft.draft.fields)).not.toContain('onclick');
});

test('a page is duplicated, a document of the site is not', async () => {
  const copied = await send('POST', `/${(await create(page())).id}/duplicate`);
  expect(copied.status).toBe(201);
  const { document } = await open('services');
  expect((await send('POST', `/${document?.id}/duplicate`)).status).toBe(400);
});

test('an unknown type is refused', async () => {
  const refused = await send('POST', '', page({ type: 'of-tomorrow' }));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'type' }] });
});

const button = (href: string) => ({
  id: 'call',
  type: 'call-to-action',
  hidden: false,
  values: { title: 'Call', way: { label: 'Go', href } },
});
const pageWith = (section: object, more: object = {}) => {
  const content = newPage('Linked');
  return page({ content: { ...content, sections: [...content.sections, section] }, ...more });
};
const post = (slug: string, more: object = {}) =>
  app.send(
    'POST',
    '/api/admin/posts',
    { title: 'A post', slug, content: '<p>x</p>', ...more },
    staff,
  );

test('a link must have a target: a page, a public item or a draft, a file, another site', async () => {
  await post('there');
  await post('half-done', { status: 'draft' });
  await post('signed', { author: 'Ada Byron', categories: ['Pricing'] });
  const own = await create(page({ slug: 'own-page' }));
  expect(own.slug).toBe('own-page');
  const good = ['/', '/about', '/about?a=1#team', '/search', '/own-page', '/insights/there'];
  const more = [
    '/insights/half-done',
    '/images/hero.jpg',
    'https://a.example/x',
    'mailto:a@b.example',
  ];
  good.push('/insights/author/ada-byron', '/insights/topic/pricing');
  for (const href of [...good, ...more, 'tel:+441514960000', '/llms.txt', '#part'])
    expect([href, (await send('POST', '', pageWith(button(href)))).status]).toEqual([href, 201]);
  for (const href of [
    '/abuot',
    '/insights/gone',
    '/case-studies/gone',
    '/insights/author/nobody',
    '/insights/topic/nothing',
    '/about/x/y',
    '/images/x',
  ]) {
    const refused = await send('POST', '', pageWith(button(href)));
    expect([href, refused.status]).toEqual([href, 400]);
    expect((await refused.json()).errors).toEqual([
      { path: 'content.sections.1.values.way.href', message: 'There is nothing at this address' },
    ]);
    expect((await send('POST', '', pageWith(button(href), { status: 'draft' }))).status).toBe(201);
  }
  for (const href of [
    'javascript:alert(1)',
    '//evil.example',
    'http://a.example',
    'data:text/html,x',
  ])
    expect([href, (await send('POST', '', pageWith(button(href)))).status]).toEqual([href, 400]);
});

test('documents that are published together are checked like a single one', async () => {
  const good = await create(page({ status: 'draft' }));
  const bad = await create(pageWith(button('/abuot'), { status: 'draft', title: 'Lost' }));
  const ids = [good.id, bad.id];
  const refused = await send('POST', '/bulk', { action: 'publish', ids });
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors).toEqual([
    {
      path: 'ids.1.content.sections.1.values.way.href',
      message: '“Lost”: There is nothing at this address',
    },
  ]);
  expect((await (await send('GET', `/${good.id}`)).json()).status).toBe('draft');
  await post('leads-on');
  const linked = await create(pageWith(button('/insights/leads-on')));
  const done = await send('POST', '/bulk', { action: 'unpublish', ids: [linked.id] });
  const { id } = (await (await app.request('/api/posts/leads-on')).json()) as { id: number };
  await app.send('DELETE', `/api/admin/posts/${id}`, undefined, staff);
  // Undo publishes the page again although the target of its link is gone
  expect((await send('POST', '/bulk', (await done.json()).undo)).status).toBe(200);
});

test('a change of status publishes no document that a save refuses', async () => {
  const content = originalOf('navigation', FACTS);
  const lost = { label: 'Lost', href: '/abuot', entries: [] };
  const menus = { ...content, header: [lost, ...content.header] };
  const drafts = [
    page({ status: 'draft', slug: 'about' }),
    { type: 'navigation', title: 'Menus', slug: 'navigation', content: menus, status: 'draft' },
  ];
  for (const body of drafts) {
    const { id, publishDate } = await create(body);
    const publish = () =>
      send('POST', '/bulk', {
        action: 'status',
        items: [{ id, status: 'published', publishDate }],
      });
    const refused = await publish();
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors[0].path).toStartWith('items.0.');
    expect((await (await send('GET', `/${id}`)).json()).status).toBe('draft');
    await send('DELETE', `/${id}`);
    expect((await publish()).status).toBe(404);
  }
});

test('a draft that is published from a list is checked with its autosaved changes', async () => {
  const { id } = await create(page({ status: 'draft' }));
  const publish = () => send('POST', '/bulk', { action: 'publish', ids: [id] });
  const { content } = pageWith(button('/abuot'));
  await send('PUT', `/${id}/draft`, { fields: { content, title: 'Typed' } });
  const refused = await publish();
  expect(refused.status).toBe(400);
  const { errors } = await refused.json();
  expect(errors[0].message).toBe('“Typed”: There is nothing at this address');
  const typed = { content: newPage('Typed'), title: 'Typed' };
  await send('PUT', `/${id}/draft`, { fields: typed });
  expect((await publish()).status).toBe(200);
  expect(await (await send('GET', `/${id}`)).json()).toMatchObject({
    ...typed,
    status: 'published',
  });
});

test('a version with a link to a missing target is not restored in a public document', async () => {
  await post('short-lived');
  const first = pageWith(button('/insights/short-lived'));
  const made = await create(first);
  const later = { ...first, content: newPage('Later') };
  expect((await send('PUT', `/${made.id}`, later)).status).toBe(200);
  const { versions } = await (await send('GET', `/${made.id}/versions`)).json();
  const restore = () => send('POST', `/${made.id}/versions/${versions.at(-1).id}/restore`, {});
  const { id } = (await (await app.request('/api/posts/short-lived')).json()) as { id: number };
  await app.send('DELETE', `/api/admin/posts/${id}`, undefined, staff);
  const refused = await restore();
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors).toEqual([
    { path: 'content.sections.1.values.way.href', message: 'There is nothing at this address' },
  ]);
  await send('POST', '/bulk', { action: 'unpublish', ids: [made.id] });
  expect((await restore()).status).toBe(200);
});

test('the slug check tells whether an address is reserved', async () => {
  const ask = async (kind: string, slug: string) =>
    (
      await app.request(`/api/admin/slugs?kind=${kind}&slug=${slug}`, {
        headers: { cookie: staff },
      })
    ).json();
  expect(await ask('documents', 'insights')).toEqual({ item: null, isReserved: true });
  expect(await ask('documents', 'images')).toEqual({ item: null, isReserved: true });
  expect(await ask('documents', 'black-friday')).toEqual({ item: null, isReserved: false });
  expect(await ask('posts', 'insights')).toEqual({ item: null, isReserved: false });
});

test('links in rich texts and references are checked too', async () => {
  const text = {
    id: 't',
    type: 'text',
    hidden: false,
    values: { html: '<p><a href="/abuot">x</a></p>' },
  };
  expect((await send('POST', '', pageWith(text))).status).toBe(400);
  const home = originalOf('home', FACTS);
  const partners = originalOf('partner-list', FACTS).items;
  const sections = home.sections.map((section) =>
    section.type === 'partner-wall'
      ? { ...section, values: { ...section.values, partners: [partners[0]?.name, 'Nobody'] } }
      : section,
  );
  const refused = await send('POST', '', {
    ...{ type: 'home', title: 'Home', slug: 'home', content: { ...home, sections } },
  });
  expect((await refused.json()).errors).toEqual([
    expect.objectContaining({ message: 'There is no partner with this name' }),
  ]);
  // the originals refer to case studies that this site lacks; no save is refused for existing references
  expect(
    (await send('POST', '', { type: 'home', title: 'Home', slug: 'home', content: home })).status,
  ).toBe(201);
});

test('opening a document lists what is gone of a version that was restored as its draft', async () => {
  await post('soon-gone');
  const first = pageWith(button('/insights/soon-gone'));
  const { id } = await create(first);
  await send('PUT', `/${id}`, { ...first, content: newPage('Later') });
  const { id: target } = (await (await app.request('/api/posts/soon-gone')).json()) as Document;
  await app.send('DELETE', `/api/admin/posts/${target}`, undefined, staff);
  const { versions } = await (await send('GET', `/${id}/versions`)).json();
  await send('POST', `/${id}/versions/${versions.at(-1).id}/restore-as-draft`, {});
  const { document, notes } = await answer<OpenedDocument>(send('GET', `/opened?id=${id}`));
  expect(document?.content).toEqual(newPage('Later'));
  expect(notes).toEqual([
    { path: 'content.sections.1.values.way.href', message: 'There is nothing at this address' },
  ]);
});

test('opening a document lists links to drafts and to missing targets', async () => {
  await post('to-come', { status: 'draft' });
  const { id } = await create(pageWith(button('/insights/to-come')));
  const opened = await answer<OpenedDocument>(send('GET', `/opened?id=${id}`));
  expect(opened.notes).toEqual([
    {
      path: 'content.sections.1.values.way.href',
      message: 'Links to a draft. Visitors can open it once it is published',
    },
  ]);
});

test('a page cannot have a reserved address', async () => {
  const taken = ['about', 'insights', 'api', 'vs-admin', 'healthz', 'readyz', 'search', 'images'];
  for (const slug of [...taken, 'fonts', 'build', 'uploads', 'pictures', 'preview', 'newsletter']) {
    const refused = await send('POST', '', page({ slug }));
    expect([slug, refused.status]).toEqual([slug, 400]);
    expect((await refused.json()).errors[0]).toMatchObject({ path: 'slug' });
  }
  for (const slug of ['Black', 'a/b', '../x', 'a b', '2024', 'ü', '-a', 'a'.repeat(201)])
    expect([slug, (await send('POST', '', page({ slug }))).status]).toEqual([slug, 400]);
});
