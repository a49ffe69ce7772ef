// Text in Hebrew or Arabic runs from right to left, on pages and in the back office, without a setting.
import type { Locator } from 'playwright/test';
import { createPost, editPost, logIn } from '../admin.ts';
import { expect, test } from '../journey.ts';

const TITLE = 'איך Shopify (גרסה 2.0) עוזרת לחנויות קטנות לצמוח מהר, ולמה זה חשוב?';

/** Where the first letter of an element's text begins: 0 is its left edge, 1 its right edge. */
const startOf = (element: Locator) =>
  element.evaluate((element) => {
    const range = document.createRange();
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const { left, width } = element.getBoundingClientRect();
    return (range.getBoundingClientRect().right - left) / width;
  });

test('a Hebrew title, excerpt and paragraph begin at the right', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, site);
  const content = `<p>${TITLE}</p><p dir="rtl">Shopify: ${TITLE}</p>`;
  const { id } = await createPost(page, { title: TITLE, excerpt: TITLE, content });
  await page.goto('/insights/live-words');
  const main = page.locator('main');
  await expect(main.locator('h1')).toHaveText(TITLE);
  for (const text of [main.locator('h1'), ...(await main.getByText(TITLE).all())])
    expect(await startOf(text)).toBeGreaterThan(0.8);

  await test.step('also in a search result', async () => {
    await page.goto('/search?q=shopify&kind=article');
    const hit = main.locator('.search-hit', { hasText: TITLE });
    for (const part of ['.search-hit-title', '.search-hit-snippet'])
      expect(await startOf(hit.locator(part))).toBeGreaterThan(0.8);
  });

  await test.step('also in the list of posts, whose line ends in an ellipsis', async () => {
    await page.goto('/vs-admin/posts');
    expect(await startOf(page.getByRole('link', { name: TITLE }))).toBeGreaterThan(0.8);
  });

  await test.step('and in fields, as they are typed', async () => {
    await editPost(page, id);
    for (const name of ['Title', 'Excerpt', 'Author'])
      await expect(page.getByLabel(name, { exact: true })).toHaveCSS('unicode-bidi', 'plaintext');
  });
});
