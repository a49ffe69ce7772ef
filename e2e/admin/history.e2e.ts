// Versions: staff compare, restore and undo.
import type { Page } from 'playwright/test';
import { createPost, logIn, toasts, undo } from '../admin.ts';
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

test('versions are compared, restored and undone by keyboard alone', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/);
  const { title, slug } = await (await page.request.get('/api/admin/posts/1')).json();
  await save(page, 1, { content: '<p>Most shops count orders.</p>' });
  await save(page, 1, { title: 'A title of later', content: '<p>Most shops count parcels.</p>' });
  await page.goto('/vs-admin/posts/1/history');
  const version = page.getByRole('region', { name: 'Version', exact: true });
  await expect(version.getByText('Title and Content changed')).toBeVisible();
  await expect(version.locator('del', { hasText: 'orders' })).toBeVisible();
  await expect(version.locator('ins', { hasText: 'parcels' })).toBeVisible();

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
    await page.route('**/api/admin/posts/1', (route) => route.abort(), { times: 1 });
    await version.getByRole('link', { name: 'Compare with current' }).press('Enter');
    await version.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(version.locator('ins', { hasText: 'A title of later' })).toBeVisible();
  });

  await test.step('restored, visitors read it', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await version.getByRole('button', { name: 'Restore this version' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Restored the version of /)).toBeVisible();
    const restored = versions.getByRole('link', { name: 'Restored: Title and Content' });
    await expect(restored).toBeVisible();
    await expect(restored).toBeFocused();
    expect(fetched.filter((path) => path.endsWith('/versions'))).toHaveLength(1);
    expect(fetched, 'a version never changes').not.toContain('/api/admin/posts/1/versions/1');
    expect(await (await page.request.get(`/insights/${slug}`)).text()).toContain(title);
  });

  await test.step('the restore is undone', async () => {
    await page.keyboard.press('F8');
    await page.route('**/restore', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(versions.getByText('Restored: Title and Content')).toHaveCount(2);
    await expect(versions.getByRole('link').first()).toBeFocused();
    expect(await (await page.request.get(`/insights/${slug}`)).text()).toContain(
      'A title of later',
    );
  });

  await test.step('Undo leaves what was saved after the restore', async () => {
    await versions.getByRole('link').last().click();
    await version.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(undo(page)).toBeVisible();
    await save(page, 1, { title: 'A title of later' });
    await undo(page).click();
    await expect(toasts(page).getByText('Not undone')).toBeVisible();
    expect(await (await page.request.get(`/insights/${slug}`)).text()).toContain(
      'A title of later',
    );
  });

  await test.step('a version is restored as a draft, and visitors still read the live version', async () => {
    await versions.getByRole('link').last().click();
    const restore = page.getByRole('button', { name: 'Restore as draft' });
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/restore-as-draft')) calls += 1;
    });
    // the second press comes before any timer, as on a busy machine
    await restore.evaluate((button: HTMLButtonElement) => {
      addEventListener('pagehide', () => {
        sessionStorage.setItem('wasDisabled', String(button.disabled));
      });
      button.click();
      return scheduler.postTask(() => button.click(), { priority: 'user-blocking' });
    });
    await expect(page).toHaveURL('/vs-admin/edit/1');
    expect(calls).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('wasDisabled'))).toBe('true');
    await expect(page.getByText(/^The version of .* is the draft/)).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
    await expect(page.getByText(/^Unpublished changes, saved/)).toBeVisible();
    expect(await (await page.request.get(`/insights/${slug}`)).text()).toContain(
      'A title of later',
    );
  });
});

test('a restore names the renamed category and the deleted file before it, and the form lists them after it', async ({
  page,
  expected,
}) => {
  expected.push(/\/g{26}\.jpg/);
  const gone = `/uploads/${'g'.repeat(26)}.jpg`;
  const content = '<p><a href="/insights/no-such-article">Read</a></p>';
  const post = await createPost(page, { categories: ['Ovens'], image: gone, content });
  const rename = { of: 'post-category', from: 'Ovens', to: 'Kilns' };
  await page.request.post('/api/admin/names/rename', { data: rename });
  await save(page, post.id, { categories: [], image: null, content: '<p>Without.</p>' });
  const notes = [
    /“Ovens” is “Kilns” now, and a restore uses that name\./,
    /A file was deleted for good, and a restore leaves a gap: Image\./,
  ];
  await page.goto(`/vs-admin/posts/${post.id}/history`);
  await page.getByRole('navigation', { name: 'Versions' }).getByRole('link').last().click();
  const version = page.getByRole('region', { name: 'Version', exact: true });
  for (const note of notes) await expect(version.getByRole('note').getByText(note)).toBeVisible();
  await expectAccessible(page);
  await version.getByRole('button', { name: 'Restore this version' }).click();
  for (const note of notes)
    await expect(page.getByRole('alertdialog').getByText(note)).toBeVisible();
  await page.keyboard.press('Escape');
  await version.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(page.getByRole('button', { name: 'Remove Kilns' })).toBeVisible();
  await page.getByRole('button', { name: /^Checklist: / }).click();
  const checklist = page.getByRole('dialog', { name: 'Checklist' });
  for (const entry of [
    'Image: a file was deleted, so visitors do not see it',
    /^Content: the link to \/insights\/no-such-article is shown as plain text/,
  ])
    await expect(checklist.getByRole('button', { name: entry })).toBeVisible();
  await expect(checklist.getByText('A picture without alt text')).toBeHidden();
});

test('a long history has pages, and shows one panel at a time on a phone', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  const { updatedAt: _, ...post } = await (await page.request.get('/api/admin/posts/2')).json();
  for (let round = 0; round < 25; round++)
    await page.request.put('/api/admin/posts/2', { data: { ...post, excerpt: `Round ${round}` } });
  await page.goto('/vs-admin/posts/2/history');
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await expect(versions.getByText('Showing 1–20 of 26 versions')).toBeVisible();
  await page.route('**/versions?page=2&*', (route) => route.abort(), { times: 1 });
  await versions.getByRole('link', { name: 'Next' }).click();
  const tryAgain = versions.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  // a placeholder would say that a version is loading
  await expect(page.getByRole('region', { name: 'Version' })).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await tryAgain.click();
  await expect(versions.getByText('Showing 21–26 of 26 versions')).toBeVisible();
  await versions.getByRole('link').filter({ hasText: 'Created' }).click();
  await expect(versions).toBeHidden();
  await expect(page.getByText(/^The first version/)).toBeVisible();
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

test('a version that links to a deleted post is refused with the name of its field', async ({
  page,
  expected,
}) => {
  expected.push(/status of 400/);
  const { id } = await createPost(page);
  const documents = '/api/admin/documents';
  const opened = await (await page.request.get(`${documents}/opened?type=navigation`)).json();
  const { content } = opened.original;
  const entry = { label: 'Words', href: '/insights/live-words' };
  const menus = { type: 'navigation', title: 'Menus', slug: 'navigation' };
  const created = await page.request.post(documents, {
    data: { ...menus, content: { ...content, popular: [entry] } },
  });
  const stored = await created.json();
  const saved = await page.request.put(`${documents}/${stored.id}`, {
    data: { ...stored, content },
  });
  expect(saved.status()).toBe(200);
  await page.request.delete(`/api/admin/posts/${id}`);

  await page.goto(`/vs-admin/pages/${stored.id}/history`);
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await versions.getByRole('link', { name: /Created/ }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Restore' }).click();
  const place = 'Links on the not-found page: Entry 1: Links to';
  await expect(question).toContainText(`${place}: There is nothing at this address`);
});
