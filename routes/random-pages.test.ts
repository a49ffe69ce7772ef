// Random pages have correct HTML: valid section lists with texts of random lengths.
import { expect, test } from 'bun:test';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import type { PageContent } from '#db/contract/documents/page-schema.ts';
import { parseContent } from '#db/contract/documents/read-content.ts';
import { seedDemoContent } from '#server/admin/seed-demo-content.ts';
import { RandomContents, SITE_PAGES } from '#testing/random-content.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const STAFF_PAGES = 60;
/** Bytes of uncompressed HTML; the longest page generated here has a third of it. */
const PAGE_MAX_BYTES = 400_000;
const SECTION_MAX_BYTES = 60_000;

const app = await setUpTestApp();
await seedDemoContent(app.deps.db);
const staff = await app.login();

async function publish(type: string, slug: string, content: PageContent) {
  const body = { type, title: content.meta.title.slice(0, 200), slug, content };
  const response = await app.send('POST', '/api/admin/documents', body, staff);
  expect({ status: response.status, errors: await response.json() }).toMatchObject({ status: 201 });
}

async function expectWellMade(path: string, content: PageContent, status = 200) {
  const response = await app.request(path);
  const html = await response.text();
  const about = `${path}: ${content.sections.map(({ type }) => type).join(', ')}`;
  expect([about, response.status]).toEqual([about, status]);
  expect([about, html.match(/<h1[\s>]/g)?.length]).toEqual([about, 1]);
  expect([about, gapsIn(html)]).toEqual([about, []]);
  expect([about, duplicateIds(html)]).toEqual([about, []]);
  expect([about, deadAnchors(html)]).toEqual([about, []]);
  expect([about, unescapedMarkup(html)]).toEqual([about, []]);
  expect(html.length).toBeLessThan(
    Math.min(PAGE_MAX_BYTES, 120_000 + content.sections.length * SECTION_MAX_BYTES),
  );
}

/** Headings that are more than one level below the previous one. */
function gapsIn(html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
  return levels.flatMap((level, at) => {
    const before = levels[at - 1] ?? 0;
    return level > before + 1 ? [`h${level} after h${before}`] : [];
  });
}

function duplicateIds(html: string): string[] {
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id as string);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** Links and references within the page whose target does not exist. */
function deadAnchors(html: string): string[] {
  const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
  const named = html.matchAll(/\s(?:aria-labelledby|for|popoverTarget)="([^"]+)"/g);
  return [...named].flatMap(([, id]) => (ids.has(id) ? [] : [id as string]));
}

/** Markup that can only come from unescaped text. */
function unescapedMarkup(html: string): string[] {
  return html.match(/<script>alert|<img src=x|<\/textarea><\/title>/g) ?? [];
}

test('random staff pages have correct HTML', async () => {
  const contents = new RandomContents(20_261_124);
  for (let index = 1; index <= STAFF_PAGES; index++) {
    const content = contents.staffPage();
    parseContent('page', content);
    await publish('page', `page-${index}-of-many`, content);
    await expectWellMade(`/page-${index}-of-many`, content);
  }
}, 120_000);

test('pages with every general section have correct HTML, with unusual and ordinary texts', async () => {
  for (const isPlausible of [false, true]) {
    const content = new RandomContents(11, { isPlausible }).pageOfEverything();
    const slug = `everything-${isPlausible ? 'plausible' : 'odd'}`;
    await publish('page', slug, content);
    await expectWellMade(`/${slug}`, content);
  }
});

test.each(SITE_PAGES)(
  '%s is well made with random words and sections',
  async (type) => {
    const contents = new RandomContents(27);
    for (let round = 0; round < 3; round++) {
      const content = contents.sitePage(type);
      await publish(type, type, content);
      const { address } = DOCUMENT_TYPES[type];
      const status = address === null || type === 'newsletter-confirm' ? 404 : 200;
      await expectWellMade(address ?? '/no-such-page', content, status);
      const opened = await app.send(
        'GET',
        `/api/admin/documents/opened?type=${type}`,
        undefined,
        staff,
      );
      const { document } = (await opened.json()) as { document: { id: number } };
      await app.send('DELETE', `/api/admin/documents/${document.id}`, undefined, staff);
    }
  },
  60_000,
);
