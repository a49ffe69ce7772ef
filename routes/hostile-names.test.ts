// Items named like built-in properties of JavaScript objects are ordinary: no page, file, list or call fails because of them.
import { expect, test } from 'bun:test';
import { z } from 'zod';
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import type { DocumentContent } from '#db/contract/documents/documents.ts';
import { mapTexts } from '#db/contract/documents/map-texts.ts';
import { newPage } from '#db/contract/documents/new-page.ts';
import type { PageContent } from '#db/contract/documents/page-schema.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { uploadPicture } from '#testing/upload-picture.ts';
import { api } from './api/index.ts';
import { describedCalls } from './api/openapi.ts';
import { adminRoutes, machineRoutes, publicRoutes, uncachedRoutes } from './index.ts';

const NAMES = [
  'constructor',
  'then',
  'length',
  'name',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
];
const SLUG = /^[a-z]+$/;

const app = await setUpTestApp({ ANALYTICS: 'on' });
const staff = await app.login();
await makeSiteDocuments();
for (const [index, name] of NAMES.entries()) await makeItems(name, index);
await app.deps.analytics?.flush();

/** Sends a call as staff that must succeed; returns its response. */
async function make(method: string, path: string, body?: unknown) {
  const response = await app.send(method, `/api/admin/${path}`, body, staff);
  const answer = await response.json();
  expect([path, response.ok, answer]).toEqual([path, true, answer]);
  return answer;
}

/** Creates one of each named thing, with the name `name`. */
async function makeItems(name: string, index: number) {
  const slug = slugOf(name, index);
  const content = `<p id="${name}"><a href="/${name}/x">${name}</a><img src="${name}"></p><${name}>${name}</${name}>`;
  await make('POST', 'posts', {
    ...{ title: name, slug, categories: [name], content },
    ...{ excerpt: name, author: name, readTime: name },
  });
  const study = await make('POST', 'case-studies', {
    ...{ title: name, slug, description: name, categories: [name], challengeContent: content },
    ...{ sector: name, clientName: name, ourRole: [name], testimonial1Author: name },
  });
  await make('POST', `case-studies/${study.id}/stats`, { number: name, measurement: name });
  const page = withHostileSections(newPage(name));
  await make('POST', 'documents', {
    ...{ type: 'page', title: name, slug: `${slug}-page`, content: page },
  });
  const text = { id: slug, type: 'text', hidden: false, values: { title: name, html: content } };
  await make('POST', 'documents', {
    ...{ type: 'page', title: name, slug: `${slug}-draft`, status: 'draft' },
    content: { ...page, sections: [...newPage(name).sections, text] },
  });
  const picture = (await uploadPicture(app, staff)).replace('/uploads/', '');
  await make('PATCH', `media/${picture}`, { alt: name });
  await make('PUT', 'mail', { replyTemplates: NAMES.map((each) => ({ name: each, text: each })) });
  await sendEnquiry(name, index);
  await app.request(`/about?utm_source=${name}&utm_campaign=${name}`, {
    headers: { referer: `https://${name}/`, 'user-agent': 'Mozilla/5.0' },
  });
}

async function sendEnquiry(name: string, index: number) {
  const response = await app.request('/api/enquiries', {
    method: 'POST',
    address: `192.0.2.${index}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ kind: 'enquiry', name, email: `${index}@example.com`, message: name },
      ...{ company: name, interest: name, page: `/${name}` },
      visit: { referrer: name, firstPage: `/${name}`, utm: { utm_source: name } },
    }),
  });
  expect([name, response.status]).toEqual([name, 201]);
}

/** Creates the documents of the site with these names, and with sections of these types and ids. */
async function makeSiteDocuments() {
  for (const type of Object.keys(DOCUMENT_TYPES) as OriginalType[]) {
    const { group } = DOCUMENT_TYPES[type];
    if ((type as string) === 'page' || group === 'settings') continue;
    const original = originalOf(type, { isCounting: true });
    const content =
      group === 'page'
        ? withHostileSections(original as PageContent)
        : withHostileNames(type, original);
    await make('POST', 'documents', { type, title: type, slug: type, content });
  }
}

function withHostileSections(content: PageContent): PageContent {
  const sections = NAMES.map((type, index) => ({
    ...{ id: slugOf(type, index), type, hidden: false },
    values: { title: type, link: { label: type, href: `/${type}/x` } },
  }));
  return { ...content, sections: [...content.sections, ...sections] };
}

/** The content with the first entries of a collection renamed to these names. */
function withHostileNames(type: OriginalType, content: DocumentContent): DocumentContent {
  return mapTexts(type, content, ({ path, text }) => {
    const [, index] =
      /^content\.items\.(\d)\..*(?:name|title|city|category|label|topic)$/.exec(path) ?? [];
    return (index && NAMES[Number(index)]) || text;
  });
}

function slugOf(name: string, index: number): string {
  return SLUG.test(name) ? name : `named-${index}`;
}

interface Addressed {
  path: string;
  /** The names of the query parameters. */
  query?: readonly string[];
}

/** The addresses of these routes with each hostile name, and the first ids, for every parameter. */
function addressesOf(routes: readonly Addressed[]): string[] {
  return routes.flatMap(({ path, query = [] }) => {
    const values = [...NAMES.map(slugOf), ...NAMES.map((_, index) => String(index + 1))];
    const filled = values.map((value) =>
      path.replace(/:\w+(\{[^}]*\})?\??|\{\w+\}/g, (parameter) =>
        parameter.includes('.md') ? `${value}.md` : value,
      ),
    );
    const asked = query.flatMap((key) => NAMES.map((name) => `${filled[0]}?${key}=${name}`));
    return [...new Set([...filled, ...asked])];
  });
}

/** The addresses that fail, each with its status. */
async function failuresAt(addresses: readonly string[], cookie?: string): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const address of addresses) {
    const response = await app.request(address, { headers: cookie ? { cookie } : {} });
    await response.text();
    if (response.status >= 500) failures.push([response.status, address]);
  }
  const errors = app.logged.splice(0).filter(({ level }) => Number(level) >= 50);
  return [...failures, ...errors];
}

test('no public page or file fails', async () => {
  const query = ['q', 'kind', 'token'];
  const failures = await failuresAt([
    ...addressesOf([...publicRoutes, ...machineRoutes]),
    ...addressesOf(uncachedRoutes.map(({ path }) => ({ path, query }))),
    ...NAMES.flatMap((name) => [`/${name}`, `/${name}/x`, `/?${name}=${name}`]),
    ...NAMES.map(slugOf).flatMap((slug) => [`/${slug}-page`, `/${slug}-page.md`]),
  ]);
  expect(failures).toEqual([]);
}, 60_000);

test('no screen of the back office fails', async () => {
  // no screen with a parameter in its path searches or filters
  const screens = adminRoutes.map(({ path }) => ({
    path,
    query: path.includes(':') ? [] : ['search', 'kind'],
  }));
  expect(await failuresAt(addressesOf(screens), staff)).toEqual([]);
}, 60_000);

test('no read call fails', async () => {
  const reads = describedCalls(api.routes).filter(({ method }) => method === 'get');
  const addresses = addressesOf(
    reads.map(({ path, query }) => ({
      path,
      query: query instanceof z.ZodObject ? Object.keys(query.shape) : [],
    })),
  );
  const types = Object.keys(DOCUMENT_TYPES).map((type) => `type=${type}`);
  const { pages } = await make('GET', 'documents/pages');
  const ids = pages.map(({ id }: { id: number }) => `id=${id}`);
  const opened = [...types, ...ids].map((query) => `/api/admin/documents/opened?${query}`);
  expect(await failuresAt([...addresses, ...opened], staff)).toEqual([]);
}, 60_000);

test('links to such names can be checked', async () => {
  const hrefs = NAMES.flatMap((name) => [`/${name}`, `/${name}/x`, `/insights/${name}`]);
  const { problems } = await make('POST', 'links/check', { hrefs });
  expect(problems.map(({ href }: { href: string }) => href)).toContain('/constructor/x');
});
