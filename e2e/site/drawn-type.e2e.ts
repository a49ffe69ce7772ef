// Typed apostrophes, minus and times signs are drawn as a typesetter sets them; the text stays as it was typed.
import type { Page } from 'playwright/test';
import { expect, test } from '../journey.ts';

test.use({ readOnly: true, contextOptions: { reducedMotion: 'reduce' } });

/** A picture of the headline of the page with this text in it. */
async function drawn(page: Page, text: string): Promise<string> {
  const headline = page.getByRole('heading', { level: 1 });
  await headline.evaluate((element, words) => {
    element.textContent = words;
  }, text);
  return (await headline.screenshot()).toString('base64');
}

test('the typeface of headlines draws every letter and typographic signs', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/privacy-policy');
  await page.evaluate(() => document.fonts.ready);
  await test.step('letters that are rare in English come from a second file of the same font, fetched only when needed', async () => {
    expect(fetched).toContain('/fonts/bricolage-grotesque.woff2');
    expect(fetched.filter((path) => path.endsWith('-more.woff2'))).toEqual([]);
    const arrived = page.waitForResponse('**/bricolage-grotesque-more.woff2');
    await drawn(page, 'ça på Øst');
    expect((await arrived).ok()).toBe(true);
  });
  await test.step('typed signs are drawn as typographic ones, and unchanged in words, dates and part numbers', async () => {
    for (const [typed, typeset] of [
      ["Let's say 'yes'.", 'Let’s say ‘yes’.'],
      ['-61% 60x x3.7 3x2', '−61% 60× ×3.7 3×2'],
    ] as const)
      expect(await drawn(page, typed)).toBe(await drawn(page, typeset));
    for (const [typed, other] of [
      ['6205-2RS 2026-11-24', '6205−2RS 2026−11−24'],
      ['Max 3 box', 'Ma× 3 bo×'],
    ] as const)
      expect(await drawn(page, typed)).not.toBe(await drawn(page, other));
  });
});

test('the text of the page keeps what was typed', async ({ page }) => {
  await page.goto('/case-studies/norrowe');
  const sign = page.locator('.stat-icon', { hasText: /^-$/ });
  await expect(sign).toHaveText('-');
  await expect(sign).toHaveCSS('font-feature-settings', '"ss19"');
});

test('the headline of the contact page keeps its lines when its font is late', async ({ page }) => {
  const { promise: asked, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/fonts/**', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const headline = page.getByRole('heading', { level: 1 });
  const before = await headline.boundingBox();
  send();
  await page.evaluate(() => document.fonts.load('640 16px "Bricolage Grotesque"'));
  expect(await headline.boundingBox()).toEqual(before);
});
