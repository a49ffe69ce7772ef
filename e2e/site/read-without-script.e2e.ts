// Public pages without JavaScript.
import { expect, test } from '../journey.ts';

test.use({ readOnly: true, javaScriptEnabled: false });

test('a visitor pages through the insights and reads an article', async ({ page }) => {
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

test('the not-found page links to the main pages', async ({ page, expected }) => {
  expected.push(/at \S+\/no[-/]such\S*: .* 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText("Not Found – But That's Never Stopped Us.")).toBeVisible();
  await expect(main.getByText("This page is missing. Solutions aren't.")).toBeVisible();
  const ways = {
    Enquire: '/contact',
    'Book a Call': '/contact',
    'Our Divisions': '/divisions',
    'Case Studies': '/results',
    Partners: '/partners',
    'About Us': '/about',
  };
  for (const [name, path] of Object.entries(ways))
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('a missing article is 404 with a message', async ({ page, expected }) => {
  expected.push(/at \S+\/no[-/]such\S*: .* 404/);
  const response = await page.goto('/insights/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to Insights' }).click();
  await expect(page).toHaveURL('/insights');
});

test('a missing case study is 404 with a message', async ({ page, expected }) => {
  expected.push(/at \S+\/no[-/]such\S*: .* 404/);
  const response = await page.goto('/case-studies/no-such-study');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found');
});
