// A post from the blank form to its reader.

import { logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('a published post can be read by visitors', async ({ page, site, newPerson }) => {
  const notifications = toasts(page);

  await test.step('staff log in', async () => {
    await page.goto('/vs-admin/login');
    await page.getByLabel('Password').fill(site.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
    await expect(notifications.getByText('Successfully logged in to admin panel')).toBeVisible();
  });

  await test.step('they write a post', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Create a blog post' }).click();
    await expect(page).toHaveURL('/vs-admin/create');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Post');
    await page.getByLabel('Title').fill('What the Returns Desk Knows');
    await expect(page.getByLabel('Slug')).toHaveValue('what-the-returns-desk-knows');
    await page.getByLabel('Excerpt').fill('The cheapest research you are not reading.');
    await page.getByLabel('Content').fill('Read the labels on what comes back.');
    await page.getByLabel('Read Time').fill('4');
    await page.getByLabel('Categories').fill('Operations, Research');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
    await expect(notifications.getByText('Blog post created successfully')).toBeVisible();
  });

  await test.step('a visitor finds it first in the list and reads it', async () => {
    const visitor = await (await newPerson()).newPage();
    await visitor.goto('/insights');
    const newest = visitor.getByRole('main').getByRole('article').first();
    await expect(newest.getByRole('heading')).toHaveText('What the Returns Desk Knows');
    await expect(newest.getByText('Operations')).toBeVisible();
    await newest.getByRole('heading').getByRole('link').click();
    await expect(visitor).toHaveURL('/insights/what-the-returns-desk-knows');
    const article = visitor.getByRole('main');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(
      'What the Returns Desk Knows',
    );
    await expect(article.getByText('The cheapest research you are not reading.')).toBeVisible();
    await expect(article.getByText('Read the labels on what comes back.')).toBeVisible();
    await expect(article.getByText('Research', { exact: true })).toBeVisible();
  });

  await test.step('staff log out and the back office is closed', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/vs-admin/login');
    await page.goto('/vs-admin/dashboard');
    await expect(page).toHaveURL('/vs-admin/login');
  });
});

test('a cached list shows a new post at once', async ({ page, site, newPerson }) => {
  const visitor = await (await newPerson()).newPage();
  await visitor.goto('/insights');
  const newest = visitor.getByRole('main').getByRole('article').first();
  await expect(newest.getByRole('heading')).not.toHaveText('Fresh');

  await logIn(page, site);
  const post = { title: 'Fresh', slug: 'fresh', content: '<p>New.</p>' };
  expect((await page.request.post('/api/admin/posts', { data: post })).status()).toBe(201);

  await visitor.goto('/insights');
  await expect(newest.getByRole('heading')).toHaveText('Fresh');
});

test('a published post is still there after a restart', async ({ page, site }) => {
  await logIn(page, site);
  const post = { title: 'Kept', slug: 'kept', content: '<p>Still here.</p>' };
  expect((await page.request.post('/api/admin/posts', { data: post })).status()).toBe(201);
  await site.restart();
  await page.goto('/insights/kept');
  await expect(page.getByRole('main').getByText('Still here.')).toBeVisible();
});
