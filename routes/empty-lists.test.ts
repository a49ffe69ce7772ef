// Pages whose lists staff have emptied: no heading, list or landmark is left without content.
import { expect, test } from 'bun:test';
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import type { PageContent } from '#db/contract/documents/page-schema.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const app = await setUpTestApp();
const staff = await app.login();

async function store(type: OriginalType, content: object) {
  const body = { type, title: type, slug: type, content };
  expect((await app.send('POST', '/api/admin/documents', body, staff)).status).toBe(201);
}

/** Stores the original with the lists of these names emptied, and other texts replaced. */
async function empty(type: OriginalType, lists: readonly string[], more: object = {}) {
  const content = structuredClone(originalOf(type, { isCounting: false })) as PageContent;
  const isListed = (key: string) => lists.includes(key);
  const without = (values: object) =>
    Object.fromEntries(
      Object.entries({ ...values, ...more }).map(([key, value]) => [
        key,
        isListed(key) ? [] : value,
      ]),
    );
  const sections = content.sections?.map((each) => ({ ...each, values: without(each.values) }));
  await store(type, sections ? { ...content, sections } : without(content));
}

async function mainOf(path: string): Promise<string> {
  return /<main[\s\S]*<\/main>/.exec(await app.text(path))?.[0] ?? '';
}

test('one partner is not counted in words for many', async () => {
  const { items, ...list } = originalOf('partner-list', { isCounting: false });
  await store('partner-list', { ...list, items: items.filter(({ name }) => name === 'Shopify') });
  expect(await mainOf('/')).toContain('>All partners<');
});

test('an empty list leaves no heading, list or landmark behind', async () => {
  await empty('home', ['figures', 'partners']);
  await empty('about', ['milestones', 'totals']);
  await empty('privacy-policy', [], { changed: '' });
  await empty('navigation', ['popular']);
  for (const type of ['division-list', 'service-list', 'office-list'] as const)
    await empty(type, ['items']);
  for (const path of ['/', '/divisions', '/services', '/about', '/not-found', '/privacy-policy']) {
    const main = await mainOf(path);
    expect(main, path).toContain('<h1');
    const below = main.replace(/<ul class="division-cards"[^>]*><\/ul>/, '');
    expect(below, path).not.toMatch(/<(ul|ol|nav|tbody|time)\b[^>]*><\/\1>/);
    for (const part of [
      'home-divisions',
      'home-partners',
      'home-locations',
      'heritage-account-table',
    ])
      expect(main, path).not.toContain(part);
    expect(main, path).not.toContain('Last changed on');
  }
});
