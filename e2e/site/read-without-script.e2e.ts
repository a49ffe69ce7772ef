// Public pages without JavaScript.
import { expect, test } from '../journey.ts';

test.use({ readOnly: true, javaScriptEnabled: false });

test('the pages are complete', async ({ page }) => {
  await test.step('a visitor pages through the insights and reads an article', async () => {
    await page.goto('/insights');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/insights?page=2');

    const card = page.getByRole('main').getByRole('article').first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/insights\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').locator('p').last()).toBeVisible();
    await page.getByRole('link', { name: 'Back to Insights' }).click();
    await expect(page).toHaveURL('/insights');
  });
  await test.step('a visitor goes from the home page to a case study', async () => {
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
});

test('the login says that it needs JavaScript', async ({ page }) => {
  await page.goto('/vs-admin/login');
  const note = page.locator('noscript [role="note"]');
  await expect(note).toBeVisible();
  await expect(note).toHaveText(/^Logging in requires JavaScript/);
});
