// Dialogs and the menu of the back office on a phone of 320 px. The screens themselves: every-screen.e2e.ts.
import { createPost, logIn } from './admin.ts';
import { expectToFitPhone, expectWholeWords, PHONE } from './fit.ts';
import { expect, test } from './journey.ts';

/** Longer than a line of a wide screen. */
const LONG_NAME = 'Rindfleischetikettierungsüberwachungsgesetz'.repeat(2);

test.use({ viewport: PHONE, hasTouch: true });

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
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
      const body = dialog.locator('.dialog-body');
      if ((await body.count()) > 0)
        expect(await body.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      await expectToFitPhone(page);
      await expectWholeWords(page, PHONE.width, `[role="${role}"] .button`);
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
    await page.goto('/vs-admin/edit/3');
    await page.getByRole('button', { name: 'Schedule changes…' }).tap();
    await fits('dialog');
    await page.getByRole('button', { name: 'Options for Image' }).tap();
    await page.getByRole('menuitem', { name: 'Choose from library…' }).tap();
    await expect(page.getByRole('dialog').getByText(/^Page 1 of/)).toBeVisible();
    await fits('dialog');
  });

  test('the menu scrolls sideways, and the current screen is in view', async ({ page }) => {
    await page.goto('/vs-admin/trash');
    const menu = page.getByRole('navigation', { name: 'Back office' });
    await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
    await test.step('the navigation is nearly as wide as the screen', async () => {
      expect((await menu.boundingBox())?.width).toBeGreaterThan(0.75 * PHONE.width);
    });
    await page.goto('/vs-admin/dashboard');
    const last = menu.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Appearance').selectOption('Dark');
    await expect(page.getByLabel('Appearance')).toHaveValue('dark');
  });
});
