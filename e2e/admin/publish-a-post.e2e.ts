// A post from the blank form to its reader.
import { formBar, formReady, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('a post is checked, published with one press and read by visitors', async ({
  page,
  site,
  newPerson,
}) => {
  const notifications = toasts(page);

  await test.step('staff log in', async () => {
    await page.goto('/vs-admin/login');
    await page.getByLabel('Password').fill(site.password);
    const refreshed = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/admin/status') &&
        request.headers().referer?.endsWith('/vs-admin/login') === true,
      { timeout: 10_000 },
    );
    await page.getByRole('button', { name: 'Login' }).click();
    await refreshed;
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
    await formReady(page);
  });

  await test.step('the checklist says what is missing, and leads there', async () => {
    await page.keyboard.press('Control+Shift+l');
    const panel = page.getByRole('dialog', { name: 'Checklist' });
    await expect(panel).toContainText('/insights/what-the-returns-desk-knows');
    await expect(panel).toContainText('As soon as you press Create Post');
    await panel.getByRole('button', { name: 'Content is empty' }).press('Enter');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused();
    await page.keyboard.insertText('Read the labels on what comes back.');
    await page.getByLabel('Read Time').fill('4');
    await page.getByLabel('Categories').fill('Operations, Research');
    // no image and no author
    const toCheck = formBar(page).getByRole('button', { name: /^Checklist: 2 to check/ });
    await expect(toCheck).toBeVisible();
  });

  await test.step('one press publishes', async () => {
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
    await expect(notifications.getByText('Blog post created successfully')).toBeVisible();
  });

  await test.step('a visitor finds it first in the list and reads it', async () => {
    const visitor = (await newPerson()).request;
    const read = async (path: string) => (await visitor.get(path)).text();
    const [newest] = (await read('/insights')).match(/<article.*?<\/article>/s) ?? [];
    expect(newest).toContain('href="/insights/what-the-returns-desk-knows"');
    const article = await read('/insights/what-the-returns-desk-knows');
    for (const words of [
      'What the Returns Desk Knows</h1>',
      'The cheapest research you are not reading.',
      'Read the labels on what comes back.',
      'Operations',
      'Research',
    ])
      expect(article).toContain(words);
  });

  await test.step('staff log out and the back office is closed', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/vs-admin/login');
    const closed = await page.request.get('/vs-admin/dashboard', { maxRedirects: 0 });
    expect(closed.headers().location).toBe('/vs-admin/login');
  });
});
