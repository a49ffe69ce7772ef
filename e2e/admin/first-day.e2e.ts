// The frame of the back office: the way home and out, the create button, the tour, dark and light, and quick screens.

import type { Page } from 'playwright/test';
import { createPost, formReady, logIn, toasts } from '../admin.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../journey.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

const background = (page: Page) =>
  page.locator('.admin-shell').evaluate((shell) => getComputedStyle(shell).backgroundColor);
const DARK = 'rgb(20, 18, 16)';

test.describe('without changes', () => {
  test.use({ readOnly: true });

  test('the mark leads home, View site leads out, and New offers both kinds', async ({ page }) => {
    await page.goto('/vs-admin/posts');
    await expect(page.getByRole('link', { name: 'View site' })).toHaveAttribute('target', '_blank');
    const create = page.locator('.admin-create');
    await create.getByText('New', { exact: true }).click();
    await expect(create.getByRole('link', { name: 'New post' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(create.getByRole('link', { name: 'New post' })).toBeHidden();
    await create.getByText('New', { exact: true }).click();
    await create.getByRole('link', { name: 'New case study' }).click();
    await expect(page).toHaveURL('/vs-admin/case-studies/create');
    await page.getByRole('link', { name: 'Verso, dashboard' }).click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
  });

  test('the tour stays closed', async ({ page }) => {
    await page.goto('/vs-admin/dashboard');
    const tour = page.getByRole('region', { name: 'How this works, in five sentences' });
    await expect(tour.getByRole('listitem')).toHaveCount(5);
    await tour.getByRole('button').click();
    await expect(tour).toBeHidden();
    await page.reload();
    await expect(tour).toBeHidden();
  });

  test('the chosen appearance is kept, and applied before any script runs', async ({
    page,
    expected,
  }) => {
    expected.push(/client-\S+\.js: Failed to load resource/);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/vs-admin/dashboard');
    await expect(page.locator('[data-island="admin-commands"][data-listening]')).toBeAttached();
    await page.getByLabel('Appearance').selectOption('Dark');
    await expect.poll(() => background(page)).toBe(DARK);
    await page.route('**/build/*.js', (route) => route.abort());
    await page.goto('/vs-admin/posts', { waitUntil: 'commit' });
    await page.locator('.admin-shell').waitFor();
    expect(await background(page)).toBe(DARK);
  });

  test.describe('on a dark device', () => {
    test.use({ colorScheme: 'dark' });

    for (const path of [
      '/vs-admin/dashboard',
      '/vs-admin/posts',
      '/vs-admin/edit/1',
      '/vs-admin/case-studies/edit/1',
      '/vs-admin/media',
      '/vs-admin/enquiries',
      '/vs-admin/login',
    ])
      test(`${path} is dark and accessible`, async ({ page }) => {
        if (path.endsWith('login')) await page.context().clearCookies();
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const frame = page.locator('.admin-shell, .admin-login');
        expect(await frame.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(DARK);
        await expectAccessible(page);
      });
  });
});

test('a screen is prefetched when the pointer rests on its link, and shows later saves', async ({
  page,
}) => {
  await page.goto('/vs-admin/posts');
  const cdp = await page.context().newCDPSession(page);
  const fetched = Promise.withResolvers<string>();
  cdp.on('Preload.prefetchStatusUpdated', ({ status, key }) => {
    if (status === 'Ready' || status === 'Success') fetched.resolve(new URL(key.url).pathname);
  });
  await cdp.send('Preload.enable');
  await page.reload();
  const dashboard = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' });
  await dashboard.hover();
  expect(await fetched.promise).toBe('/vs-admin/dashboard');
  await page.evaluate(() =>
    fetch('/api/admin/posts/1/duplicate', { method: 'POST' }).then((answer) => answer.json()),
  );
  await dashboard.click();
  await expect(
    page.getByRole('region', { name: 'Latest edits' }).getByText('(copy)'),
  ).toBeVisible();
});

test('the palette acts on the open item, and offers it later', async ({ page }) => {
  const { id } = await createPost(page);
  await page.goto(`/vs-admin/edit/${id}`);
  await formReady(page);
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  const open = async (words: string) => {
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await expect(palette).toBeVisible();
    await page.keyboard.type(words);
  };
  await open('');
  for (const name of [/^Preview/, /^Share/, /^Save draft/, /^History/, /^Duplicate/])
    await expect(palette.getByRole('option', { name })).toBeVisible();
  await page.keyboard.type('history');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/vs-admin/posts/${id}/history`);
  await page.goto(`/vs-admin/edit/${id}`);
  await formReady(page);
  await open('duplicate');
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('Draft "Live (copy)" created')).toBeVisible();
  await expect(page.getByLabel('Slug')).toHaveValue('live-words-copy');
  await page.goto('/vs-admin/posts');
  await expect(page.locator('[data-island="admin-commands"][data-listening]')).toBeAttached();
  await open('');
  await expect(palette.getByRole('option', { name: 'Live (copy)' })).toBeVisible();
  await expect(palette.getByRole('option', { name: 'Live', exact: true })).toBeVisible();
});

test('the palette offers pages that were open, and no deleted item', async ({ page, expected }) => {
  expected.push(/status of 404/);
  const { id } = await createPost(page);
  const recent = page
    .getByRole('dialog', { name: 'Search or jump to' })
    .getByRole('group', { name: 'Recent' });
  const open = async () => {
    await page.goto('/vs-admin/posts');
    await expect(page.locator('[data-island="admin-commands"][data-listening]')).toBeAttached();
    await page.keyboard.press('Control+k');
  };
  await page.goto(`/vs-admin/edit/${id}`);
  await formReady(page);
  await page.goto('/vs-admin/pages/contact');
  await expect(page.locator('[data-island="admin-commands"][data-listening]')).toBeAttached();
  await open();
  await expect(recent.getByRole('option')).toHaveText(['Contact', 'Live']);
  await page.request.delete(`/api/admin/posts/${id}`);
  await recent.getByRole('option', { name: 'Live' }).click();
  await expect(page.getByText('Post not found')).toBeVisible();
  await expect(page.locator('[data-island="admin-commands"][data-listening]')).toBeAttached();
  await open();
  await expect(recent.getByRole('option')).toHaveText(['Contact']);
});
