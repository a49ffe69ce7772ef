// Links to the page of an author or topic: a rename updates them, and they are dropped while the page does not exist.
import { expect, test } from 'bun:test';
import { originalOf } from '#db/content/originals.ts';
import type { Document } from '#db/contract/documents/documents.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

const send = (method: string, path: string, body?: unknown) =>
  app.send(method, `/api/admin/${path}`, body, staff);
const create = async <Created = { id: number }>(path: string, item: object) => {
  const answer = await send('POST', path, item);
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as Created;
};
const post = (slug: string, more: object) =>
  create('posts', { title: slug, slug, content: '<p>x</p>', ...more });
/** The original menus with these entries added to the header. */
const publishMenus = (...added: { label: string; href: string }[]) => {
  const menus = originalOf('navigation', { isCounting: false });
  const entries = added.map((each) => ({ ...each, entries: [] }));
  const content = { ...menus, header: [...menus.header.slice(0, 5), ...entries] };
  const document = { type: 'navigation', slug: 'navigation', title: 'Menus', content };
  return create<Document>('documents', document);
};
const bulk = (action: string, id: number) => send('POST', 'posts/bulk', { action, ids: [id] });
const remove = ({ id }: { id: number }) => send('DELETE', `documents/${id}`);
const rename = async (of: string, from: string, to: string) => {
  const answer = await send('POST', 'names/rename', { of, from, to });
  return (await answer.json()).undo;
};
const takeBack = (undo: object) => send('POST', 'names/take-back', undo);
/** Which of the addresses are linked from a page without articles. */
const linked = async (...hrefs: string[]) => {
  const html = await app.text('/contact');
  return hrefs.filter((href) => html.includes(`href="${href}"`));
};

const AUTHOR = '/insights/author/ada-byron';
const TOPIC = '/insights/topic/pricing';

test('an entry for an author or topic is dropped with the last article, reported to staff, and restored', async () => {
  const { id } = await post('signed', { author: 'Ada Byron', categories: ['Pricing'] });
  const menus = await publishMenus(
    { label: 'Ada Byron', href: AUTHOR },
    { label: 'On prices', href: `${TOPIC}?page=1` },
  );
  const hrefs = [AUTHOR, `${TOPIC}?page=1`];
  const notes = async () => {
    const opened = await (await send('GET', `documents/opened?id=${menus.id}`)).json();
    return opened.notes.map(({ message }: { message: string }) => message);
  };
  expect(await linked(...hrefs)).toEqual(hrefs);
  expect(await notes()).toEqual([]);
  await bulk('unpublish', id);
  expect(await linked(...hrefs)).toEqual([]);
  expect(await notes()).toEqual([
    'There is nothing at this address',
    'There is nothing at this address',
  ]);
  await bulk('publish', id);
  expect(await linked(...hrefs)).toEqual(hrefs);
  await send('DELETE', `posts/${id}`);
  expect(await linked(...hrefs)).toEqual([]);
  await send('POST', `trash/posts/${id}/restore`);
  expect(await linked(...hrefs)).toEqual(hrefs);
  const stored = await (await send('GET', `posts/${id}`)).json();
  await send('PUT', `posts/${id}`, { ...stored, author: 'Somebody Else' });
  expect(await linked(...hrefs)).toEqual([hrefs[1] as string]);
  await remove(menus);
  await send('DELETE', `posts/${id}`);
});

test('only changes of article names purge the pages that link to a name', async () => {
  const { id } = await post('signed', { author: 'Ada Byron' });
  const menus = await publishMenus({ label: 'Ada', href: AUTHOR });
  const renders = async () => {
    const before = app.deps.cache.renders;
    await app.text('/contact');
    return app.deps.cache.renders - before;
  };
  await renders();
  const stored = await (await send('GET', `posts/${id}`)).json();
  await send('PUT', `posts/${id}`, { ...stored, title: 'Signed and sealed' });
  expect(await renders()).toBe(0);
  await bulk('unpublish', id);
  expect(await renders()).toBe(1);
  await remove(menus);
  await send('DELETE', `posts/${id}`);
});

test('renaming an author or topic updates its entry, in drafts too, and one Undo reverts it', async () => {
  const signed = await post('signed', { author: 'Ada Byron' });
  const priced = await post('priced', { categories: ['Pricing'] });
  const entries = [
    { label: 'Ada Byron', href: AUTHOR },
    { label: 'On prices', href: TOPIC },
  ];
  const menus = await publishMenus(...entries);
  const header = (menus.content.header as object[]).slice(1);
  const content = { ...menus.content, header };
  await send('PUT', `documents/${menus.id}/draft`, { fields: { content } });
  const draftOf = async () =>
    JSON.stringify((await (await send('GET', `documents/${menus.id}/draft`)).json()).draft);
  const before = await app.text('/contact');
  const ofAuthor = await rename('author', 'Ada Byron', 'Ada Lovelace');
  const ofTopic = await rename('post-category', 'Pricing', 'Price lists');
  const renamed = await app.text('/contact');
  expect(renamed).toContain('href="/insights/author/ada-lovelace"');
  expect(renamed).toContain('>Ada Lovelace<');
  expect(renamed).toContain('href="/insights/topic/price-lists"');
  expect(renamed).toContain('>On prices<');
  for (const gone of [AUTHOR, TOPIC, 'Ada Byron']) {
    expect(renamed).not.toContain(gone);
    expect(await draftOf()).not.toContain(gone);
  }
  await takeBack(ofTopic);
  await takeBack(ofAuthor);
  expect(await app.text('/contact')).toBe(before);
  expect(await draftOf()).toContain(AUTHOR);
  expect(await draftOf()).not.toContain('lovelace');
  await remove(menus);
  for (const { id } of [signed, priced]) await send('DELETE', `posts/${id}`);
});

test('entries of two merged topics link to one page, and Undo separates them', async () => {
  const one = await post('one', { categories: ['Pricing'] });
  const two = await post('two', { categories: ['Margins'] });
  const [first, second] = [
    await publishMenus({ label: 'Pricing', href: TOPIC }),
    await create<Document>('documents', {
      ...{ type: 'contact', slug: 'contact', title: 'Contact' },
      content: withText('<p><a href="/insights/topic/margins">Margins</a></p>'),
    }),
  ];
  const hrefs = [TOPIC, '/insights/topic/margins'];
  expect(await linked(...hrefs)).toEqual(hrefs);
  const undo = await rename('post-category', 'Pricing', 'Margins');
  expect(await linked(...hrefs)).toEqual(['/insights/topic/margins']);
  await takeBack(undo);
  expect(await linked(...hrefs)).toEqual(hrefs);
  for (const document of [first, second]) await remove(document);
  for (const { id } of [one, two]) await send('DELETE', `posts/${id}`);
});

test('an Undo that is too late for the article does not change the entry', async () => {
  const { id } = await post('signed', { author: 'Ada Byron' });
  const menus = await publishMenus({ label: 'Ada Byron', href: AUTHOR });
  const undo = await rename('author', 'Ada Byron', 'Ada Lovelace');
  const stored = await (await send('GET', `posts/${id}`)).json();
  await send('PUT', `posts/${id}`, { ...stored, title: 'Saved since' });
  await takeBack(undo);
  expect(await linked('/insights/author/ada-lovelace')).toHaveLength(1);
  await remove(menus);
  await send('DELETE', `posts/${id}`);
});

test('a link to a former name stays while it redirects, and is reported when it no longer does', async () => {
  const { id } = await post('signed', { author: 'Ada Byron' });
  await rename('author', 'Ada Byron', 'Ada King');
  const menus = await publishMenus({ label: 'Ada', href: AUTHOR });
  const problems = async () =>
    (await (await send('POST', 'links/check', { hrefs: [AUTHOR] })).json()).problems;
  expect(await linked(AUTHOR)).toEqual([AUTHOR]);
  expect(await problems()).toEqual([]);
  await send('DELETE', `posts/${id}`);
  expect(await linked(AUTHOR)).toEqual([]);
  expect(await problems()).toEqual([{ href: AUTHOR, message: 'There is nothing at this address' }]);
  await remove(menus);
});

test('a link in an article to a removed author becomes plain text', async () => {
  const { id } = await post('signed', { author: 'Ada Byron' });
  await post('leads', { content: `<p>By <a href="${AUTHOR}">her</a>.</p>` });
  expect(await app.text('/insights/leads')).toContain(`<a href="${AUTHOR}">her</a>`);
  await bulk('unpublish', id);
  expect(await app.text('/insights/leads')).toContain('<p>By her.</p>');
});

function withText(html: string) {
  const original = originalOf('contact', { isCounting: false });
  const text = { id: 'ways', type: 'text', hidden: false };
  return {
    ...original,
    sections: [...original.sections, { ...text, values: { title: 'Ways', html, theme: 'paper' } }],
  };
}
