// Documents add no script for visitors: a page loads and inlines the same with and without stored documents.
import { expect, test } from 'bun:test';
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();
const paths = Object.values(DOCUMENT_TYPES).flatMap(({ address }) => address ?? []);

/** The addresses of a page's scripts, and the bytes of its inline scripts. */
async function scriptsOf(path: string) {
  const html = await app.text(path);
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  const preloads = [...html.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(([link]) => link);
  const inline = scripts.map(([, attributes = '', text = '']) => {
    // structured data and the props of islands are data, not script
    const isData = /type="application\/(ld\+)?json"/.test(attributes);
    return isData ? 0 : Buffer.byteLength(text);
  });
  const addresses = scripts.flatMap(
    ([, attributes = '']) => /src="([^"]*)"/.exec(attributes)?.[1] ?? [],
  );
  return { path, addresses, preloads, inline: inline.reduce((sum, bytes) => sum + bytes, 0) };
}

test('a stored row for every document adds no script to any page, external or inline', async () => {
  const before = [];
  for (const path of paths) before.push(await scriptsOf(path));
  expect(before.every(({ addresses }) => addresses.length > 0)).toBe(true);
  for (const type of Object.keys(DOCUMENT_TYPES)) {
    const isPage = type === 'page';
    const content = isPage
      ? newPage('A page')
      : originalOf(type as OriginalType, { isCounting: app.deps.analytics !== null });
    const body = { type, title: type, slug: isPage ? 'a-page' : type, content };
    expect((await app.send('POST', '/api/admin/documents', body, staff)).status).toBe(201);
  }
  const after = [];
  for (const path of paths) after.push(await scriptsOf(path));
  expect(after).toEqual(before);
  // a staff page loads the same as the simplest page
  const plain = before.find(({ path }) => path === '/privacy-policy');
  expect(await scriptsOf('/a-page')).toMatchObject({
    inline: plain?.inline,
    addresses: plain?.addresses,
  });
});
