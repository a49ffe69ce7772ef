// Long words, dialogs and the menu on a phone of 320 px. The screens themselves: every-screen.e2e.ts.
import { createPost, logIn } from './admin.ts';
import { expectNothingCutOff, expectNothingSideways, expectToFitPhone, PHONE } from './fit.ts';
import { expect, test } from './journey.ts';

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsgesetz';
/** Longer than a line of a wide screen. */
const LONG_NAME = LONG_WORD.repeat(2);
const LONG_URL = `https://shop.example/${'kettles'.repeat(9)}x`;

test.use({ viewport: PHONE, hasTouch: true });

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test('long words break and nothing is cut off', async ({ page }) => {
  // of two posts the newer one leads the list, and each is under 'Read on' of the other
  for (const slug of ['long-words', 'longer-words'])
    await createPost(page, {
      title: `The ${LONG_WORD}`,
      slug,
      excerpt: `All of it at ${LONG_URL} today.`,
      content: `<p>Read ${LONG_URL} first.</p>`,
      author: LONG_NAME,
      categories: [LONG_NAME],
    });
  const made = await page.request.post('/api/admin/case-studies', {
    data: {
      title: 'Donaudampfschifffahrtsgesellschaft',
      slug: 'long-words',
      description: `Tickets at ${LONG_URL}.`,
      categories: ['SEO'],
      gridStat: '+1,234,567.89%',
      gridSupportingText: LONG_WORD,
    },
  });
  expect(made.status()).toBe(201);
  for (const address of ['/insights', '/insights/long-words', '/case-studies'])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator('main')).toContainText(/Rindfleisch|Donaudampf/);
      for (const width of [320, 390, 768, 1280]) {
        await expectNothingSideways(page, width);
        await expectNothingCutOff(page, width);
      }
    });
});

test('a long name breaks in the title of its dialog', async ({ page }) => {
  await createPost(page, { categories: [LONG_NAME] });
  await page.goto('/vs-admin/names');
  await page.getByRole('button', { name: `Rename… ${LONG_NAME}` }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
});

test.describe('screens of the back office', () => {
  test.use({ readOnly: true });

  test('the dialogs fit', async ({ page }) => {
    const fits = async (role: 'dialog' | 'alertdialog') => {
      const dialog = page.getByRole(role);
      await expect(dialog).toBeVisible();
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(640);
      await expectToFitPhone(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    await page.goto('/vs-admin/posts');
    await page.getByRole('button', { name: 'Search or jump to…' }).tap();
    await fits('dialog');
    await page.keyboard.press('?');
    await fits('dialog');
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .tap();
    await page.getByRole('menuitem', { name: 'Delete…' }).tap();
    await fits('alertdialog');
    await page.goto('/vs-admin/create');
    await page.locator('.editor-text').focus();
    await page.keyboard.press('Control+/');
    await fits('dialog');
  });

  test('the menu scrolls sideways, and the current screen is in view', async ({ page }) => {
    await page.goto('/vs-admin/trash');
    await expect(page.getByRole('navigation').locator('[aria-current="page"]')).toBeInViewport();
    await page.goto('/vs-admin/dashboard');
    const last = page.getByRole('navigation').getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test('the navigation of the back office is nearly as wide as the screen', async ({ page }) => {
  await page.goto('/vs-admin/dashboard');
  const links = await page.getByRole('navigation', { name: 'Back office' }).boundingBox();
  expect(links?.width).toBeGreaterThan(0.75 * PHONE.width);
  await page.getByLabel('Appearance').selectOption('Dark');
  await expect(page.getByLabel('Appearance')).toHaveValue('dark');
});

test('the header fits a phone whose text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const menu = page.getByRole('banner').getByRole('button').first();
  await expect(menu).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
