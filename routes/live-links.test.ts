// Links in articles and case studies to targets that are not public, and the warnings for staff.
import { expect, test } from 'bun:test';
import { newPage } from '#db/contract/documents/new-page.ts';
import { ORIGIN, setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp({ ORIGIN });
const staff = await app.login();

const send = (method: string, path: string, body?: unknown) =>
  app.send(method, `/api/admin/${path}`, body, staff);
const create = async (path: string, item: object) => {
  const answer = await send('POST', path, item);
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: number };
};
const html = (href: string) =>
  `<p>Read <a href="${href}">the manual</a>.</p><p class="link-button"><a href="${href}">Open it</a></p>`;
const post = (slug: string, more: object = {}) => ({
  ...{ title: slug, slug, content: '<p>x</p>', ...more },
});
const study = (slug: string, more: object = {}) => ({
  ...{ title: slug, slug, description: 'x', categories: ['UX'], ...more },
});
const bulk = (kind: string, action: string, id: number) =>
  send('POST', `${kind}/bulk`, { action, ids: [id] });
const renders = async (path: string) => {
  const before = app.deps.cache.renders;
  await app.text(path);
  return app.deps.cache.renders - before;
};

test('while an item is withdrawn, a link to it in a text becomes plain text and a button is dropped', async () => {
  const target = await create('posts', post('manual'));
  await create('posts', post('reads-it', { content: html('/insights/manual#part') }));
  await create(
    'case-studies',
    study('solves-it', {
      challengeContent: html('/insights/manual'),
      solutionContent: html('/insights/manual/'),
    }),
  );
  const pages = ['/insights/reads-it', '/case-studies/solves-it'];
  const machines = ['/insights/reads-it.md', '/case-studies/solves-it.md', '/insights/feed.xml'];
  const before = await Promise.all([...pages, ...machines].map((path) => app.text(path)));
  for (const text of before) expect(text).toContain('/insights/manual');

  await bulk('posts', 'unpublish', target.id);
  for (const path of pages) {
    const text = await app.text(path);
    expect([path, text]).toEqual([path, expect.stringContaining('<p>Read the manual.</p>')]);
    expect([path, text.includes('/insights/manual'), text.includes('Open it')]).toEqual([
      path,
      false,
      false,
    ]);
  }
  for (const path of machines)
    expect([path, (await app.text(path)).includes('/insights/manual')]).toEqual([path, false]);

  await bulk('posts', 'publish', target.id);
  expect(await Promise.all(pages.map((path) => app.text(path)))).toEqual(before.slice(0, 2));
});

test('links to withdrawn case studies, staff pages and missing items are dropped too; others stay', async () => {
  const till = await create('case-studies', study('till'));
  const page = { type: 'page', title: 'Sale', slug: 'sale', content: newPage('Sale') };
  const sale = await create('documents', page);
  const links = [
    '/case-studies/till',
    '/sale',
    '/insights/never',
    '/about',
    '/insights',
    'https://verso.example/x',
  ];
  const content = links.map((href) => `<p><a href="${href}">There</a></p>`).join('');
  await create('posts', post('leads-on', { content }));
  const left = async () => {
    const text = await app.text('/insights/leads-on');
    const body = text.slice(text.indexOf('class="prose"'), text.indexOf('class="article-more"'));
    return links.filter((href) => body.includes(`href="${href}"`));
  };
  expect(await left()).toEqual(links.filter((href) => href !== '/insights/never'));
  await send('DELETE', `case-studies/${till.id}`);
  await bulk('documents', 'unpublish', sale.id);
  expect(await left()).toEqual(['/about', '/insights', 'https://verso.example/x']);
  await send('POST', `trash/case-studies/${till.id}/restore`);
  await bulk('documents', 'publish', sale.id);
  await create('posts', post('never'));
  expect(await left()).toEqual(links);
});

test('a link with the origin of the site counts as a link to the path', async () => {
  const target = await create('posts', post('own-manual'));
  const content = html(`${ORIGIN}/insights/own-manual`);
  await create('posts', post('reads-own', { content }));
  const section = {
    ...{ id: 'text', type: 'text', hidden: false },
    values: { title: 'Own', html: content, theme: 'paper' },
  };
  const page = { ...newPage('Sale'), sections: [...newPage('Sale').sections, section] };
  await create('documents', { type: 'page', title: 'Own', slug: 'own-sale', content: page });
  const places = ['/insights/reads-own', '/insights/reads-own.md', '/own-sale'];
  for (const path of [...places, '/insights/feed.xml'])
    expect([path, await app.text(path)]).toEqual([
      path,
      expect.stringContaining('insights/own-manual'),
    ]);

  await bulk('posts', 'unpublish', target.id);
  for (const path of [...places, '/insights/feed.xml'])
    expect([path, (await app.text(path)).includes('insights/own-manual')]).toEqual([path, false]);
  const hrefs = [`${ORIGIN}/insights/own-manual`];
  expect(await (await send('POST', 'links/check', { hrefs })).json()).toMatchObject({
    problems: [{ href: hrefs[0] }],
  });
});

test('a link to a former address stays, because it redirects', async () => {
  const { id } = await create('posts', post('former'));
  await create('posts', post('points-there', { content: html('/insights/former') }));
  await send('PUT', `posts/${id}`, post('present'));
  expect(await app.text('/insights/points-there')).toContain('href="/insights/former"');
});

test('only the pages that link to the item are purged', async () => {
  const { id } = await create('case-studies', study('lonely'));
  await create('case-studies', study('leads', { challengeContent: html('/case-studies/lonely') }));
  await create('posts', post('leads-as-well', { content: html('/case-studies/lonely') }));
  const other = '/privacy-policy';
  for (const path of ['/insights/leads-as-well', '/case-studies/leads', other])
    await app.text(path);
  await bulk('case-studies', 'unpublish', id);
  expect(await renders('/case-studies/leads')).toBe(1);
  expect(await renders('/insights/leads-as-well')).toBe(1);
  expect(await renders(other)).toBe(0);
});

test('staff are told of links to targets that are not public', async () => {
  await create('posts', post('begun', { status: 'draft' }));
  const future = { status: 'published', publishDate: '2999-01-01T00:00:00.000Z' };
  await create('posts', post('dated-ahead', future));
  const check = async (hrefs: unknown) => send('POST', 'links/check', { hrefs });
  const answer = await check([
    '/insights/begun#x',
    '/insights/dated-ahead',
    '/insights/gone',
    '/about',
    '/nothing/here',
    'https://verso.example',
  ]);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    problems: [
      {
        href: '/insights/begun#x',
        message: 'Links to a draft. Visitors can open it once it is published',
      },
      {
        href: '/insights/dated-ahead',
        message: 'Links to a draft. Visitors can open it once it is published',
      },
      { href: '/insights/gone', message: 'There is nothing at this address' },
      { href: '/nothing/here', message: 'There is nothing at this address' },
    ],
  });
  for (const bad of [undefined, 'x', [1], Array(201).fill('/a'), [`/${'x'.repeat(2001)}`]])
    expect((await check(bad)).status).toBe(400);
  expect(await (await check(['//', '/%', '/insights/%E0%A4%A'])).json()).toMatchObject({
    problems: expect.any(Array),
  });
  expect((await app.send('POST', '/api/admin/links/check', { hrefs: [] })).status).toBe(401);
});
