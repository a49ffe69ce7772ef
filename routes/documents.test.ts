// Documents on public pages after publishing, preview, sharing and withdrawal.
import { expect, test } from 'bun:test';
import { openDatabase } from '#db/client.ts';
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import type { Document } from '#db/contract/documents/documents.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import { createApp } from '#server/app.ts';
import { startChangeFeed } from '#server/cache/change-feed.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { clientOf, ORIGIN, setUpTestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';

const app = await setUpTestApp();
const staff = await app.login();
const FACTS = { isCounting: false };

const send = (method: string, path: string, body?: unknown) =>
  app.send(method, `/api/admin/${path}`, body, staff);
const visit = async (path: string, cookie = '') =>
  app.text(path, { headers: cookie ? { cookie } : {} });
const publish = async (type: OriginalType, content: object, more: object = {}) => {
  const body = { type, title: type, slug: type, content, ...more };
  const response = await send('POST', 'documents', body);
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Document;
};
const withdraw = ({ id }: Document) => send('DELETE', `documents/${id}`);

/** The original with another page title. */
const titled = (type: 'contact' | 'about' | 'home', title: string) => {
  const content = originalOf(type, FACTS);
  return { ...content, meta: { ...content.meta, title } };
};

test('a document is on its page once published, and removed once deleted', async () => {
  const before = await visit('/contact');
  const stored = await publish('contact', titled('contact', 'Reach us'));
  expect(await visit('/contact')).toContain('<title>Reach us');
  await send('PUT', `documents/${stored.id}`, {
    ...stored,
    content: titled('contact', 'Write to us'),
  });
  expect(await visit('/contact')).toContain('<title>Write to us');
  await send('POST', 'documents/bulk', { action: 'unpublish', ids: [stored.id] });
  expect(await visit('/contact')).toBe(before);
  await send('POST', 'documents/bulk', { action: 'publish', ids: [stored.id] });
  expect(await visit('/contact')).toContain('<title>Write to us');
  await withdraw(stored);
  expect(await visit('/contact')).toBe(before);
  await send('POST', `trash/documents/${stored.id}/restore`);
  expect(await visit('/contact')).toContain('<title>Write to us');
  await withdraw(stored);
});

test('a save purges the pages that show the document and no others', async () => {
  const paths = ['/', '/about', '/contact', '/insights'];
  const fill = () => Promise.all(paths.map((path) => visit(path)));
  const rendered = async () => {
    const { renders } = app.deps.cache;
    await fill();
    return app.deps.cache.renders - renders;
  };
  await fill();
  expect(await rendered()).toBe(0);
  const contact = await publish('contact', titled('contact', 'Reach us'));
  expect(await rendered()).toBe(1);
  await withdraw(contact);
  expect(await rendered()).toBe(1);
  const draft = await publish('about', { v: 1 }, { status: 'draft' });
  expect(await rendered()).toBe(0);
  await withdraw(draft);
  // the header and footer of every page show the settings
  const settings = originalOf('settings', FACTS);
  const renamed = await publish('settings', { ...settings, name: 'Lumen & Co' });
  expect(await rendered()).toBe(paths.length);
  for (const page of await fill()) expect(page).toContain('Lumen &amp; Co');
  await withdraw(renamed);
  for (const page of await fill()) expect(page).not.toContain('Lumen &amp; Co');
});

test('an uncached page needs no further query for documents', async () => {
  const stored = await publish('contact', titled('contact', 'Reach us'));
  await visit('/contact');
  const { db } = app.deps;
  const read = db.read.bind(db);
  let reads = 0;
  db.read = (work) => {
    reads += 1;
    return read(work);
  };
  try {
    app.deps.cache.purge(['post:1']);
    app.deps.cache.purge(['case-studies']);
    await visit('/cookie-settings');
    expect(reads).toBeLessThanOrEqual(1);
  } finally {
    db.read = read;
  }
  await withdraw(stored);
});

test('a preview shows an unsaved document on its page, only to staff, and does not change the page', async () => {
  const before = await visit('/contact');
  const fields = { content: titled('contact', 'Half a tit') };
  const made = await send('POST', 'preview', { kind: 'documents', type: 'contact', fields });
  const { url } = await made.json();
  const response = await app.request(url, { headers: { cookie: staff } });
  const text = await response.text();
  expect(text).toContain('<title>Half a tit');
  expect(text).toContain('noindex');
  expect(text).not.toContain('type="module"');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect((await app.request(url)).status).toBe(302);
  expect(await visit('/contact')).toBe(before);
});

test.each(['', 'contact', 'api', 'Not yet'])(
  'a page with the address ‘%s’ is previewed as itself',
  async (slug) => {
    const fields = { title: 'Tides', slug, content: newPage('Tides') };
    const made = await send('POST', 'preview', { kind: 'documents', type: 'page', fields });
    expect(await visit((await made.json()).url, staff)).toContain(
      '<h1 class="page-head-title">Tides',
    );
  },
);

test('a collection is previewed on the page that shows most of it, and published there', async () => {
  const list = originalOf('people-list', FACTS);
  const items = list.items.map((item, at) => (at === 0 ? { ...item, name: 'Ada Lovelace' } : item));
  const content = { ...list, items };
  const preview = { kind: 'documents', type: 'people-list', fields: { content } };
  const made = await send('POST', 'preview', preview);
  expect(await visit((await made.json()).url, staff)).toContain('Ada Lovelace');
  expect(await visit('/about')).not.toContain('Ada Lovelace');
  const stored = await publish('people-list', content);
  expect(await visit('/about')).toContain('Ada Lovelace');
  await withdraw(stored);
});

test.each(Object.keys(DOCUMENT_TYPES))(
  'an empty %s is previewed without a failure',
  async (type) => {
    for (const content of [{ v: 1 }, { v: 1, sections: [{}], items: [{}], header: 7, meta: '' }]) {
      const made = await send('POST', 'preview', { kind: 'documents', type, fields: { content } });
      const response = await app.request((await made.json()).url, { headers: { cookie: staff } });
      expect([type, response.status < 500]).toEqual([type, true]);
      expect(await response.text()).toContain('<main');
    }
  },
);

test('a share link shows the draft of a document on its page until it is revoked', async () => {
  const draft = await publish('contact', titled('contact', 'Draft title'), { status: 'draft' });
  const { id } = draft;
  const { url, id: shareId } = await (await send('POST', `documents/${id}/shares`, {})).json();
  const { pathname } = new URL(url);
  const shared = await app.request(pathname);
  const text = await shared.text();
  expect(text).toContain('<title>Draft title');
  expect(text).toContain('This is not the public page');
  expect(shared.headers.get('x-robots-tag')).toContain('noindex');
  expect(await visit('/contact')).not.toContain('Draft title');
  await send('DELETE', `documents/${id}/shares/${shareId}`);
  expect((await app.request(pathname)).status).toBe(404);
  await withdraw(draft);
});

test('a section of an unknown type is kept through an edit, and skipped for visitors', async () => {
  const content = titled('about', 'About us');
  const unknown = { id: 'later', type: 'of-tomorrow', hidden: false, values: { text: 'Tomorrow' } };
  const sections = [...content.sections, unknown];
  const stored = await publish('about', { ...content, sections });
  expect(stored.content.sections).toContainEqual(unknown);
  expect(await visit('/about')).not.toContain('Tomorrow');
  const saved = await send('PUT', `documents/${stored.id}`, { ...stored, title: 'About' });
  expect((await saved.json()).content.sections).toContainEqual(unknown);
  await withdraw(stored);
});

/** The original menus with these entries added to the header. */
const menu = (...hrefs: string[]) => {
  const menus = originalOf('navigation', FACTS);
  const added = hrefs.map((href) => ({ label: `To ${href}`, href, entries: [] }));
  return { ...menus, header: [...menus.header.slice(0, 5), ...added] };
};

test('a renamed page is renamed in menus and links', async () => {
  const page = { type: 'page', title: 'Black Friday', slug: 'black-friday' };
  const made = await publish('page' as never, newPage('Black Friday'), page);
  const menus = menu('/black-friday');
  const entry = menus.header.at(-1) as { label: string };
  entry.label = 'Black Friday';
  const navigation = await publish('navigation', menus);
  expect(await visit('/contact')).toContain('href="/black-friday"');
  await send('PUT', `documents/${navigation.id}/draft`, { fields: { content: menus } });
  await send('PUT', `documents/${made.id}`, { ...made, slug: 'cyber-week', title: 'Cyber Week' });
  const contact = await visit('/contact');
  expect(contact).toContain('href="/cyber-week"');
  expect(contact).toContain('Cyber Week');
  expect(contact).not.toContain('black-friday');
  const { draft } = await (await send('GET', `documents/${navigation.id}/draft`)).json();
  expect(JSON.stringify(draft)).not.toContain('black-friday');
  const { versions } = await (await send('GET', `documents/${navigation.id}/versions`)).json();
  expect(versions[0].changed).toEqual(['content']);
  await withdraw(navigation);
  await withdraw(made);
});

test('a restored version that changes an article’s address updates the links to it at once', async () => {
  const post = { title: 'First', slug: 'first', content: '<p>x</p>' };
  const made = await (await send('POST', 'posts', post)).json();
  const navigation = await publish('navigation', menu('/insights/first'));
  await send('PUT', `posts/${made.id}`, { ...post, slug: 'second' });
  expect(await visit('/contact')).toContain('href="/insights/second"');
  const { versions } = await (await send('GET', `posts/${made.id}/versions`)).json();
  await send('POST', `posts/${made.id}/versions/${versions.at(-1).id}/restore`);
  expect(await visit('/contact')).toContain('href="/insights/first"');
  await withdraw(navigation);
});

const unpublish = (id: number) => send('POST', 'posts/bulk', { action: 'unpublish', ids: [id] });

test('links to an article whose address changed while hidden are updated when it is public again', async () => {
  const post = { title: 'Here', slug: 'here', content: '<p>x</p>' };
  const { id } = await (await send('POST', 'posts', post)).json();
  const navigation = await publish('navigation', menu('/insights/here'));
  const leadsTo = async (slug: string) =>
    (await visit('/contact')).includes(`href="/insights/${slug}"`);

  await unpublish(id);
  await send('PUT', `posts/${id}`, { ...post, slug: 'there', status: 'published' });
  expect(await leadsTo('there')).toBe(true);

  await unpublish(id);
  await send('PUT', `posts/${id}`, { ...post, slug: 'nowhere', status: 'draft' });
  await send('PUT', `posts/${id}`, { ...post, slug: 'elsewhere', status: 'draft' });
  await send('POST', 'posts/bulk', { action: 'publish', ids: [id] });
  expect(await leadsTo('elsewhere')).toBe(true);

  await unpublish(id);
  await send('PUT', `posts/${id}/draft`, { fields: { slug: 'home-again' } });
  await send('POST', 'posts/bulk', { action: 'publish', ids: [id] });
  expect(await leadsTo('home-again')).toBe(true);
  await withdraw(navigation);
});

test('links are not updated when another article has taken their address meanwhile', async () => {
  const post = { title: 'Taken', slug: 'taken', content: '<p>x</p>' };
  const { id } = await (await send('POST', 'posts', post)).json();
  const navigation = await publish('navigation', menu('/insights/taken'));
  await unpublish(id);
  await send('PUT', `posts/${id}`, { ...post, slug: 'given-up', status: 'draft' });
  await send('POST', 'posts', post);
  await send('PUT', `posts/${id}`, { ...post, slug: 'given-up', status: 'published' });
  expect(await visit('/contact')).toContain('href="/insights/taken"');
  await withdraw(navigation);
});

test('a menu entry is dropped while its page or article is withdrawn', async () => {
  const post = { title: 'Guide', slug: 'guide', content: '<p>x</p>' };
  const { id } = await (await send('POST', 'posts', post)).json();
  const page = { title: 'Landing', slug: 'landing' };
  const made = await publish('page' as never, newPage('Landing'), { ...page, type: 'page' });
  const navigation = await publish('navigation', menu('/landing', '/insights/guide'));
  const has = async (href: string) => (await visit('/contact')).includes(`href="${href}"`);
  expect(await Promise.all([has('/landing'), has('/insights/guide')])).toEqual([true, true]);
  await send('POST', 'documents/bulk', { action: 'unpublish', ids: [made.id] });
  await send('POST', 'posts/bulk', { action: 'unpublish', ids: [id] });
  expect(await Promise.all([has('/landing'), has('/insights/guide')])).toEqual([false, false]);
  const opened = await (await send('GET', `documents/opened?id=${navigation.id}`)).json();
  expect(opened.notes.map(({ message }: { message: string }) => message)).toEqual([
    'Links to a draft. Visitors can open it once it is published',
    'Links to a draft. Visitors can open it once it is published',
  ]);
  await send('POST', 'documents/bulk', { action: 'publish', ids: [made.id] });
  await send('POST', 'posts/bulk', { action: 'publish', ids: [id] });
  expect(await Promise.all([has('/landing'), has('/insights/guide')])).toEqual([true, true]);
  await withdraw(navigation);
  await withdraw(made);
});

test('while their target is withdrawn, a button is dropped and a link in a text becomes plain text', async () => {
  const post = { title: 'Manual', slug: 'manual', content: '<p>x</p>' };
  const { id } = await (await send('POST', 'posts', post)).json();
  const study = { title: 'Till', slug: 'till', description: 'x', categories: ['UX'] };
  const { id: studyId } = await (await send('POST', 'case-studies', study)).json();
  const page = { type: 'page', title: 'Sale', slug: 'sale' };
  const made = await publish('page' as never, newPage('Sale'), page);
  const html =
    '<p>Read <a href="/insights/manual#part">the manual</a>, see <a href="/case-studies/till">the till</a>.</p>' +
    '<p class="link-button"><a href="/sale">To the sale</a></p>';
  const original = originalOf('about', FACTS);
  const section = (type: string, values: object) => ({
    ...{ id: `to-${type}`, type, hidden: false, values },
  });
  const about = await publish('about', {
    ...original,
    sections: [
      ...original.sections,
      section('text', { title: 'Ways', html, theme: 'paper' }),
      section('call-to-action', {
        title: 'Read it now',
        way: { label: 'Open the manual', href: '/insights/manual' },
      }),
    ],
  });
  const shown = await visit('/about');
  for (const href of ['/insights/manual#part', '/insights/manual', '/case-studies/till', '/sale'])
    expect(shown).toContain(`href="${href}"`);
  const notes = async () => {
    const opened = await (await send('GET', `documents/opened?id=${about.id}`)).json();
    return opened.notes.map(({ path }: { path: string }) => path.replace(/\.\d+\./, '.n.'));
  };
  expect(await notes()).toEqual([]);
  await send('POST', 'posts/bulk', { action: 'unpublish', ids: [id] });
  await send('DELETE', `case-studies/${studyId}`);
  await send('DELETE', `documents/${made.id}`);
  const without = await visit('/about');
  expect(without).toContain('<p>Read the manual, see the till.</p>');
  expect(without).toContain('Read it now');
  for (const gone of ['Open the manual', 'To the sale', '/insights/manual', '/case-studies/till'])
    expect(without).not.toContain(gone);
  expect(await notes()).toEqual([
    ...Array(3).fill('content.sections.n.values.html'),
    'content.sections.n.values.way.href',
  ]);
  // the preview shows the page as visitors would see it
  const preview = await send('POST', 'preview', { kind: 'documents', id: about.id, fields: {} });
  expect(await visit((await preview.json()).url, staff)).not.toContain('Open the manual');
  await send('POST', 'posts/bulk', { action: 'publish', ids: [id] });
  await send('POST', `trash/case-studies/${studyId}/restore`);
  await send('POST', `trash/documents/${made.id}/restore`);
  expect(await visit('/about')).toBe(shown);
  await withdraw(about);
  await send('DELETE', `documents/${made.id}`);
});

test('a document that one process publishes and withdraws changes in another', async () => {
  const db = await openDatabase({ url: `file:${app.databasePath}` });
  const deps = { ...app.deps, db, cache: new PageCache() };
  const feed = await startChangeFeed(deps);
  const other = clientOf(createApp(deps));
  const visitOther = () => other.text('/contact');
  try {
    const before = await visitOther();
    const stored = await publish('contact', titled('contact', 'From one process'));
    await until(async () => (await visitOther()).includes('<title>From one process'));
    await withdraw(stored);
    await until(async () => (await visitOther()) === before);
  } finally {
    feed.stop();
    await db.close();
  }
});

test('a staff page is in the sitemap, llms.txt and search, and has Markdown, until it is withdrawn', async () => {
  const content = newPage('Peak season');
  const html = '<p>Queue <strong>calmly</strong></p>';
  const text = (id: string, hidden: boolean, words: string) => ({
    ...{ id, type: 'text', hidden },
    values: { title: words, html, theme: 'paper' },
  });
  const sections = [...content.sections, text('a', false, 'Zebras'), text('b', true, 'Okapis')];
  const page = { type: 'page', title: 'Peak season', slug: 'peak-season' };
  const made = await publish('page' as never, { ...content, sections }, page);
  const search = async (q: string) => {
    const { hits } = await (await app.request(`/api/search?q=${q}`)).json();
    return hits.map(({ href }: { href: string }) => href);
  };
  const all = async () => ({
    sitemap: (await visit('/sitemap.xml')).includes('/peak-season</loc>'),
    llms: (await visit('/llms.txt')).includes('/peak-season.md'),
    shown: await search('zebras'),
    hidden: await search('okapis'),
    page: (await visit('/search?q=zebras')).includes('/peak-season'),
  });
  const there = { sitemap: true, llms: true, shown: ['/peak-season'], hidden: [], page: true };
  expect(await all()).toEqual(there);
  const markdown = await visit('/peak-season.md');
  expect(markdown).toContain('# Peak season\n\n## Zebras\n\nQueue **calmly**');
  expect(markdown).not.toContain('Okapis');
  const headers = { accept: 'text/markdown' };
  expect(await app.text('/peak-season', { headers })).toBe(markdown);
  await withdraw(made);
  const gone = { sitemap: false, llms: false, shown: [], hidden: [], page: false };
  expect(await all()).toEqual(gone);
  expect((await app.request('/peak-season.md')).status).toBe(404);
});

test('the Markdown of a page has its buttons, questions, figures, pictures and tables', async () => {
  const content = newPage('Care plan');
  const section = (type: string, values: object) => ({
    ...{ id: type, type, hidden: false },
    values: { title: '', theme: 'paper', ...values },
  });
  const question = { question: 'How long?', answer: '<p>A week</p>', topic: 'Time' };
  const list = { ...originalOf('question-list', FACTS), items: [question] };
  const questions = await publish('question-list', list);
  const image = { src: '/images/hero.jpg', alt: 'A desk' };
  const quote = { text: 'Calm.', name: 'Ann', position: 'Owner', image: { src: '', alt: '' } };
  const figures = [
    { value: '128', unit: '%', text: 'revenue', measurement: 'From the ledger' },
    { value: '7', unit: '', text: 'shops', measurement: '' },
  ];
  const way = { label: 'About us', href: '/about' };
  const sections = [
    ...content.sections,
    section('image-text', {
      ...{ title: 'Daily', html: '<p>Care</p>', image, side: 'left' },
      way: { label: 'See *divisions*', href: '/divisions' },
    }),
    section('figures', { figures }),
    section('quotes', { quotes: [quote] }),
    section('questions', { title: 'Asked', topic: 'Time' }),
    section('table', { columns: ['Plan', 'Hours'], rows: [{ cells: ['Small', '4'] }] }),
    section('call-to-action', {
      ...{ title: 'Talk', way: { label: 'Call us', href: '/about' } },
      opensBooking: true,
    }),
    { ...section('call-to-action', { title: 'Read', way, opensBooking: false }), id: 'read' },
  ];
  const page = { type: 'page', title: 'Care plan', slug: 'care-plan' };
  const made = await publish('page' as never, { ...content, sections }, page);
  const markdown = await visit('/care-plan.md');
  for (const part of [
    `## Daily\n\nCare\n\n![A desk](${ORIGIN}/images/hero.jpg)\n\n[See \\*divisions\\*](${ORIGIN}/divisions)`,
    '\n-   128% revenue (From the ledger)\n-   7 shops\n',
    '\n> Calm.\n> \n> Ann, Owner\n',
    '\n## Asked\n\n### How long?\n\nA week\n',
    '| Plan | Hours |\n| --- | --- |\n| Small | 4   |',
    `## Talk\n\n[Call us](${ORIGIN}/contact)`,
    `## Read\n\n[About us](${ORIGIN}/about)`,
  ])
    expect(markdown).toContain(part);
  expect(markdown).not.toContain('Time');
  await withdraw(made);
  await withdraw(questions);
});

test('the search finds texts of staff that replace an original', async () => {
  const services = originalOf('service-list', FACTS);
  const [first, ...others] = services.items;
  const renamed = { ...first, services: [{ name: 'Xylophone tuning', text: 'In tune.' }] };
  const stored = await publish('service-list', { ...services, items: [renamed, ...others] });
  const found = await (await app.request('/api/search?q=xylophone')).json();
  expect(found.hits).toMatchObject([{ kind: 'service', href: `/services#${first?.anchor}` }]);
  await withdraw(stored);
  expect((await (await app.request('/api/search?q=xylophone')).json()).hits).toEqual([]);
});

test('a save by staff keeps the inner anchor of a legal page', async () => {
  const original = originalOf('privacy-policy', { isCounting: true });
  const made = await publish('privacy-policy', original);
  const html = await visit('/privacy-policy');
  expect(html).toContain('<h3 id="counts">');
  expect(html).toContain('href="#counts"');
  await withdraw(made);
});
