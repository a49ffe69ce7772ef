// Public pages without JavaScript.
import { expect, test } from '../journey.ts';

test.use({ readOnly: true, javaScriptEnabled: false });

test('a visitor goes from the home page to a case study', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Brackwick' }).first().click();
  await expect(page).toHaveURL('/case-studies/brackwick');
  await expect(page).toHaveTitle(/Brackwick/);
  await expect(page.getByRole('heading', { name: 'Results That Matter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Case Studies' })).toHaveAttribute(
    'href',
    '/case-studies',
  );
});

test('the login says that it needs JavaScript', async ({ page }) => {
  await page.goto('/vs-admin/login');
  const note = page.locator('noscript [role="note"]');
  await expect(note).toBeVisible();
  await expect(note).toHaveText(/^Logging in requires JavaScript/);
});
