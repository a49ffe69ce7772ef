// A word longer than its line breaks, in every text of the site that staff write: documents, posts and case studies.
import type { Page } from 'playwright/test';
import { type OriginalType, originalOf } from '#db/content/originals.ts';
import { DOCUMENT_TYPES } from '#db/contract/documents/document-types.ts';
import type { DocumentContent } from '#db/contract/documents/documents.ts';
import { mapTexts } from '#db/contract/documents/map-texts.ts';
import { createPost, logIn } from '../admin.ts';
import { expectNothingCutOff, expectNothingSideways, expectWholeWords } from '../fit.ts';
import { expect, test } from '../journey.ts';

const LONG_WORD =
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesvorlagensammelmappe';
/** The longest word that fields for figures accept. */
const SHORT_WORD = LONG_WORD.slice(0, 20);
const LONG_URL = `https://shop.example/${'kettles'.repeat(9)}x`;
const TYPES = (Object.keys(DOCUMENT_TYPES) as (OriginalType | 'page')[]).filter(
  (type) => type !== 'page',
);
const ADDRESSES = [
  ...TYPES.map((type) => DOCUMENT_TYPES[type].address).filter((address) => address !== null),
  '/insights/long-words',
  '/search?q=checkout',
  '/not-found',
];

/** The content with a long word as each text whose field accepts it; of a collection, in its first entry. */
function withLongWords(type: OriginalType): DocumentContent {
  const original = originalOf(type, { isCounting: false });
  const accepts = (word: string, at: string) =>
    DOCUMENT_TYPES[type].schema.safeParse(
      mapTexts(type, original, ({ path, text }) => (path === at ? word : text)),
    ).success;
  return mapTexts(type, original, ({ path, text, info }) => {
    const isText = info?.label && ['line', 'text'].includes(info.control);
    if (!text || !isText || /items\.[1-9]/.test(path)) return text;
    return [LONG_WORD, SHORT_WORD].find((word) => accepts(word, path)) ?? text;
  });
}

async function createItems(page: Page) {
  // of two posts the newer one leads the list, and each is under 'Read on' of the other
  for (const slug of ['long-words', 'longer-words'])
    await createPost(page, {
      title: `The ${LONG_WORD}`,
      slug,
      excerpt: `All of it at ${LONG_URL} today.`,
      content: `<p>Read ${LONG_URL} first.</p>`,
      author: LONG_WORD,
      categories: [LONG_WORD],
    });
  const created = await page.request.post('/api/admin/case-studies', {
    data: {
      title: LONG_WORD,
      slug: 'long-words',
      description: `Tickets at ${LONG_URL}.`,
      categories: ['SEO'],
      gridStat: '+1,234,567.89%',
      gridSupportingText: LONG_WORD,
    },
  });
  expect(created.status()).toBe(201);
}

async function createDocuments(page: Page) {
  for (const type of TYPES) {
    const created = await page.request.post('/api/admin/documents', {
      data: { type, title: type, slug: type, content: withLongWords(type) },
    });
    expect(created.status(), type).toBe(201);
  }
}

test('a long word widens neither a page nor a card', async ({ page, site, expected }) => {
  // the not-found page and the answer to a sign-up without an address
  expected.push(/status of 404/);
  test.setTimeout(180_000);
  await logIn(page, site);
  await createItems(page);
  await createDocuments(page);
  const widths = [1280, 768, 320];
  for (const address of ADDRESSES)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator('body')).toContainText(SHORT_WORD);
      for (const width of widths) {
        await expectNothingSideways(page, width);
        await expectNothingCutOff(page, width);
        // the digits of a long figure stay together
        await expectWholeWords(page, width, '.case-study-card-figure');
      }
      // the next page is loaded at the last width of this one
      widths.reverse();
    });
});

test('a long name without a logo leaves the menu on the screen', async ({ page, site }) => {
  await logIn(page, site);
  const settings = originalOf('settings', { isCounting: false });
  const brand = originalOf('brand', { isCounting: false });
  const documents = {
    settings: { ...settings, name: 'Rindfleischetikettierung & Söhne Handelsgesellschaft Verlags' },
    brand: { ...brand, logo: { viewBox: '', path: '' } },
  };
  for (const [type, content] of Object.entries(documents))
    await page.request.post('/api/admin/documents', {
      data: { type, title: type, slug: type, content },
    });
  await page.goto('/services');
  for (const width of [1280, 1024, 768, 320]) {
    await expectNothingSideways(page, width);
    const logo = await page.locator('.header-logo').boundingBox();
    expect(logo?.height, `height of the name at ${width} px`).toBeLessThanOrEqual(36);
  }
});
