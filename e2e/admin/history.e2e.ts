// Versions: staff compare, restore and undo.
import type { Page } from 'playwright/test';
import { formReady, logIn } from '../admin.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../journey.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

async function save(page: Page, id: number, change: object) {
  const post = await (await page.request.get(`/api/admin/posts/${id}`)).json();
  const { updatedAt, ...fields } = post;
  const saved = await page.request.put(`/api/admin/posts/${id}`, {
    data: { ...fields, ...change },
  });
  expect(saved.status()).toBe(200);
}

test('an item without edits has no versions', async ({ page }) => {
  await page.goto('/vs-admin/case-studies/1/history');
  await expect(page.getByText('No versions yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL('/vs-admin/case-studies/edit/1');
});

test('versions are compared, restored and undone by keyboard alone', async ({ page }) => {
  const { title, slug } = await (await page.request.get('/api/admin/posts/1')).json();
  await save(page, 1, { content: '<p>Most shops count orders.</p>' });
  await save(page, 1, { title: 'A title of later', content: '<p>Most shops count parcels.</p>' });
  await page.goto('/vs-admin/edit/1');
  await page.getByRole('link', { name: 'History' }).press('Enter');
  await expect(page).toHaveURL('/vs-admin/posts/1/history');
  const version = page.getByRole('region', { name: 'Version', exact: true });
  await expect(version.getByText('Title and Content changed')).toBeVisible();
  await expect(version.locator('del', { hasText: 'orders' })).toBeVisible();
  await expect(version.locator('ins', { hasText: 'parcels' })).toBeVisible();
  await expectAccessible(page);

  const versions = page.getByRole('navigation', { name: 'Versions' });
  await test.step('arrow keys turn to the first one', async () => {
    await versions.getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(version.getByText('Content changed')).toBeVisible();
    await page.keyboard.press('End');
    await expect(version.getByText(/^The first version/)).toBeVisible();
    await expect(page).toHaveURL(/\?version=\d+$/);
  });

  await test.step('it is compared with what is stored now', async () => {
    await version.getByRole('link', { name: 'Compare with current' }).press('Enter');
    await expect(version.locator('ins', { hasText: 'A title of later' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('restored, visitors read it', async () => {
    await version.getByRole('button', { name: 'Restore this version' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Restored the version of /)).toBeVisible();
    const restored = versions.getByRole('link', { name: 'Restored: Title and Content' });
    await expect(restored).toBeVisible();
    await expect(restored).toBeFocused();
    expect(await (await page.request.get(`/insights/${slug}`)).text()).toContain(title);
  });

  await test.step('the restore is undone', async () => {
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(versions.getByText('Restored: Title and Content')).toHaveCount(2);
    await expect(versions.getByRole('link').first()).toBeFocused();
    expect(await (await page.request.get(`/insights/${slug}`)).text()).toContain(
      'A title of later',
    );
  });
});

test('a version is restored as a draft, and visitors still read the live version', async ({
  page,
}) => {
  const { title, slug } = await (await page.request.get('/api/admin/posts/2')).json();
  await save(page, 2, { title: 'A title of later' });
  await page.goto('/vs-admin/posts/2/history');
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await versions.getByRole('link').last().click();
  await page.getByRole('button', { name: 'Restore as draft' }).press('Enter');
  await expect(page).toHaveURL('/vs-admin/edit/2');
  await formReady(page);
  await expect(page.getByText(/^The version of .* is the draft/)).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(page.getByText(/^Unpublished changes, saved/)).toBeVisible();
  expect(await (await page.request.get(`/insights/${slug}`)).text()).toContain('A title of later');
});

test('a long history has pages, and shows one panel at a time on a phone', async ({ page }) => {
  for (let round = 0; round < 25; round++) await save(page, 2, { excerpt: `Round ${round}` });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/vs-admin/posts/2/history');
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await expect(versions.getByText('Showing 1–20 of 26 versions')).toBeVisible();
  await expectAccessible(page);
  await versions.getByRole('link', { name: 'Next' }).click();
  await expect(versions.getByText('Showing 21–26 of 26 versions')).toBeVisible();
  await versions.getByRole('link').filter({ hasText: 'Created' }).click();
  await expect(versions).toBeHidden();
  await expect(page.getByText(/^The first version/)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(versions.getByText('Showing 21–26 of 26 versions')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );

  await versions.getByRole('link').filter({ hasText: 'Created' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(versions.getByText('Showing 1–20 of 27 versions')).toBeVisible();
  await expect(versions.getByRole('link', { name: /Current/ })).toBeFocused();
});

test('a deleted post is restored with its history', async ({ page }) => {
  await save(page, 3, { title: 'Gone and back' });
  await page.goto('/vs-admin/posts?search=Gone+and+back');
  await page.getByRole('button', { name: 'Delete Gone and back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Blog post deleted successfully').first()).toBeVisible();
  expect((await page.request.get('/vs-admin/posts/3/history')).status()).toBe(404);

  await page.goto('/vs-admin/trash');
  const row = page.getByRole('row', { name: 'Gone and back' });
  await expect(row.getByRole('cell').nth(1)).toHaveText(/[A-Z][a-z]{2} \d{2}, \d{4}/);
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('No deleted items.')).toBeVisible();
  await page.goto('/vs-admin/posts/3/history');
  await expect(page.getByRole('region', { name: 'Version', exact: true })).toContainText(
    'Title changed',
  );
});

test('the form of a published post says where its old address will redirect to', async ({
  page,
  newPerson,
}) => {
  const { slug } = await (await page.request.get('/api/admin/posts/1')).json();
  await page.goto('/vs-admin/edit/1');
  await formReady(page);
  await page.getByLabel('Slug').fill('a-better-address');
  await expect(page.getByText('The old address will redirect here:')).toContainText(
    `/insights/${slug}`,
  );
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  const visitor = await (await newPerson()).newPage();
  await visitor.goto(`/insights/${slug}`);
  await expect(visitor).toHaveURL('/insights/a-better-address');
});
