// Documents and bad input: clear messages, nothing lost, no 5xx, and nothing hostile on a page.
import { expect, test } from 'bun:test';
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#db/contract/documents/document-types.ts';
import type { Document, DocumentContent } from '#db/contract/documents/documents.ts';
import { mapTexts } from '#db/contract/documents/map-texts.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import { makeDocument } from '#db/testing/items.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();
const TYPES = Object.keys(DOCUMENT_TYPES) as DocumentType[];

const send = (method: string, path: string, body?: unknown) =>
  app.send(method, `/api/admin/${path}`, body, staff);
const contentOf = (type: DocumentType): DocumentContent =>
  type === 'page' ? newPage('Page') : originalOf(type as OriginalType, { isCounting: false });
const remove = async ({ id }: { id: number }) => {
  await send('DELETE', `documents/${id}`);
  await send('DELETE', `trash/documents/${id}`);
};

const HOSTILE = [
  `"' onmouseover='alert(1)></style></title></textarea><script>alert(1)</script><img src=x onerror=a()>`,
  'javascript:alert(1)',
  '🙂\u202e {{7*7}} '.repeat(600),
];

const RUN = new Set(['href', 'src', 'action', 'formaction', 'srcset', 'poster', 'xlink:href']);

/** Attributes and scripts of the page in which a browser would run typed text. */
function harmIn(html: string): string[] {
  const harm: string[] = [];
  new HTMLRewriter()
    .on('*', {
      element({ tagName, attributes }) {
        for (const [name, value] of attributes)
          if (name.startsWith('on') || (RUN.has(name) && /^\s*(javascript:|x$)/i.test(value)))
            harm.push(`${tagName} ${name}=${value}`);
      },
    })
    .on('script:not([type="application/json"]):not([type="application/ld+json"])', {
      text({ text }) {
        if (text.includes('alert')) harm.push(text);
      },
    })
    .transform(html);
  return harm;
}

test.each(TYPES)('hostile texts in every field of %s do no harm', async (type) => {
  const { previewAt } = DOCUMENT_TYPES[type];
  for (const text of HOSTILE) {
    const content = mapTexts(type, contentOf(type), ({ info, text: own, path }) =>
      // keep the id and the type of a section, so that its fields stay known
      info?.label === '' || /sections\.\d+\.(id|type)$/.test(path) ? own : text,
    );
    const body = { type, title: text.slice(0, 250), slug: `hostile-${type}`, content };
    const published = await send('POST', 'documents', body);
    expect([201, 400]).toContain(published.status);
    if (published.status === 201) await remove(await published.json());
    const draft = await send('POST', 'documents', { ...body, status: 'draft' });
    expect(draft.status).toBe(201);
    const { id } = (await draft.json()) as Document;
    const { url } = await (
      await send('POST', 'preview', { kind: 'documents', id, fields: {} })
    ).json();
    const shown = await app.request(url, { headers: { cookie: staff } });
    expect(shown.status).toBeLessThan(500);
    expect(harmIn(await shown.text())).toEqual([]);
    expect((await app.request(previewAt)).status).toBeLessThan(500);
    await remove({ id });
  }
});

test('the second of two people who edit a page gets a conflict, and loses nothing', async () => {
  const made = await send('POST', 'documents', {
    ...{ type: 'page', title: 'Shared', slug: 'shared', content: newPage('Shared') },
  });
  const loaded = (await made.json()) as Document;
  const save = (title: string) =>
    send('PUT', `documents/${loaded.id}`, {
      ...{ title, slug: loaded.slug, content: newPage(title), updatedAt: loaded.updatedAt },
    });
  await Bun.sleep(2);
  expect((await save('From one')).status).toBe(200);
  const second = await save('From the other');
  expect(second.status).toBe(409);
  expect((await second.json()).current).toMatchObject({ title: 'From one' });
  const autosave = (updatedAt: string | null) =>
    send('PATCH', `documents/${loaded.id}/draft`, {
      ...{ fields: { content: newPage('Typed') }, updatedAt, basedOn: loaded.updatedAt },
    });
  expect((await autosave(null)).status).toBe(409);
  await remove(loaded);
});

test('a save during a render is on the next page, and no page mixes two states', async () => {
  const settings = originalOf('settings', { isCounting: false });
  const named = (name: string) => ({ ...settings, name });
  const body = { type: 'settings', title: 'Settings', slug: 'settings', content: named('Name0') };
  const { id } = await (await send('POST', 'documents', body)).json();
  for (let number = 1; number <= 20; number++) {
    const pages = ['/', '/about', '/contact', '/'].map((path) => app.text(path));
    const saved = await send('PUT', `documents/${id}`, {
      ...body,
      content: named(`Name${number}`),
    });
    expect(saved.status).toBe(200);
    for (const page of await Promise.all(pages))
      expect(new Set(page.match(/Name\d+/g)).size).toBe(1);
    expect(await app.text('/contact')).toContain(`Name${number}`);
  }
  await remove({ id });
});

test('an address that a later release uses belongs to the site, and staff are told', async () => {
  const { id } = await makeDocument(app.deps.db, {
    ...{ slug: 'about', title: 'Ours', content: newPage('Our own about'), status: 'published' },
  });
  app.deps.cache.clear();
  expect(await app.text('/about')).not.toContain('Our own about');
  const opened = await (await send('GET', `documents/opened?id=${id}`)).json();
  expect(opened.notes).toEqual([{ path: 'slug', message: 'This address is reserved' }]);
  await remove({ id });
});

test.each([
  ['a list nested 100,000 deep', `{"v":1,"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['no object', '[]'],
  ['no version', '{}'],
  ['a NUL', '{"v":1,"a":"\\u0000"}'],
  ['a prototype', '{"v":1,"__proto__":{"x":1},"constructor":{"prototype":{}}}'],
])('a content that is %s is rejected or stored, never a server error', async (_, content) => {
  const body = `{"type":"page","title":"Odd","slug":"odd","status":"draft","content":${content}}`;
  const response = await app.request('/api/admin/documents', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: staff },
    body,
  });
  expect([201, 400]).toContain(response.status);
  if (response.status === 201) await remove(await response.json());
});
