// The list of posts: find, select, delete, undo.
import { hold, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test('posts are deleted and unpublished, and each action is undone', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /status of 404/);
  await page.goto('/vs-admin/posts');
  await page.locator('[data-island="admin-posts"][data-hydrated]').waitFor();
  await test.step('a post is deleted after a confirmation, and undone', async () => {
    const notifications = toasts(page);
    const list = page.getByRole('table', { name: 'Blog posts' });
    const row = list.getByRole('row', { name: 'Charging in euros is a promise' });
    await expect(row).toContainText(/[A-Z][a-z]{2} \d{2}, \d{4}/);
    const remove = row.getByRole('button', { name: 'Delete' });
    const question = page.getByRole('alertdialog');

    await test.step('Escape keeps it', async () => {
      await remove.click();
      await expect(question).toContainText(
        'Are you sure you want to delete "Charging in euros is a promise"? This action cannot be undone.',
      );
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(remove).toBeFocused();
    });

    await test.step('Delete deletes it', async () => {
      const titles = list.getByRole('rowheader').getByRole('link');
      const shown = await titles.allTextContents();
      const next = shown[shown.indexOf('Charging in euros is a promise') + 1];
      await remove.click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(notifications.getByText('Blog post deleted successfully')).toBeVisible();
      await expect(question).toBeHidden();
      await expect(row).toHaveCount(0);
      await expect(titles.filter({ hasText: next })).toBeFocused();
      expect((await page.request.get('/insights/charging-in-euros-is-a-promise')).status()).toBe(
        404,
      );
    });

    await test.step('Undo restores it', async () => {
      await notifications.getByRole('button', { name: 'Undo' }).click();
      await expect(row).toBeVisible();
    });
  });
  await test.step('several posts are unpublished at once, and undone', async () => {
    await page.getByRole('link', { name: /^Published/ }).click();
    const shown = page.getByText(/^Showing /);
    await expect(shown).toHaveText(/of 30 posts/);
    const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ });
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    const chosen = page.getByRole('region', { name: 'Selection' });
    await expect(chosen).toContainText('2 selected');
    await chosen.getByRole('button', { name: 'Unpublish' }).click();
    await expect(shown).toHaveText(/of 28 posts/);
    await expect(chosen).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shown).toHaveText(/of 30 posts/);
  });
  await test.step('only what a bulk action changes is counted', async () => {
    await page.getByRole('link', { name: /^All/ }).click();
    const list = page.getByRole('region', { name: 'Blog posts' });
    const boxOf = (title: string) => list.getByRole('checkbox', { name: `Select ${title}` });
    const unpublish = page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Unpublish' });
    await boxOf('Charging in euros is a promise').click();
    await boxOf('What Leeds is for, and what Edinburgh is for').click();
    await unpublish.click();
    await expect(toasts(page).getByText('1 post unpublished, 1 was already')).toBeVisible();
    await boxOf('Charging in euros is a promise').click();
    await unpublish.click();
    await expect(toasts(page).getByText('Nothing to unpublish')).toBeVisible();
  });
  await test.step('a slow action keeps the focus and the rows selected meanwhile', async () => {
    const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ });
    const chosen = page.getByRole('region', { name: 'Selection' });
    const letGo = await hold(page, '**/api/admin/posts/bulk');
    await boxes.first().click();
    await chosen.getByRole('button', { name: 'Unpublish' }).click();
    await boxes.nth(1).click();
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.focus();
    letGo();
    await expect(toasts(page).getByText('1 post unpublished')).toBeVisible();
    await expect(chosen).toContainText('1 selected');
    await expect(boxes.nth(1)).toBeChecked();
    await expect(search).toBeFocused();
  });
  await test.step('a refused action keeps the selection, and the focus in the list', async () => {
    const json = { message: '“Renting the shelf” was deleted meanwhile, so nothing was changed' };
    await page.route('**/api/admin/posts/bulk', (route) => route.fulfill({ status: 404, json }), {
      times: 1,
    });
    const chosen = page.getByRole('region', { name: 'Selection' });
    await chosen.getByRole('button', { name: 'Unpublish' }).press('Enter');
    await expect(toasts(page).getByText(json.message)).toBeVisible();
    await expect(chosen).toContainText('1 selected');
    await expect(page.getByRole('table').locator(':focus')).toBeVisible();
  });
  await test.step('deleting fails at once without a network, and nothing is deleted later', async () => {
    const deletions: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions.push(request.url());
    });
    const row = page.getByRole('row', { name: 'Charging in euros is a promise' });
    const question = page.getByRole('alertdialog');
    await context.setOffline(true);
    await row.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toasts(page).getByText('Failed to delete blog post')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page.getByText('Error loading blog posts. Please try again later.')).toBeVisible();
    expect(deletions).toHaveLength(1);

    await context.setOffline(false);
    await page.reload();
    await expect(row).toBeVisible();
    expect(deletions).toHaveLength(1);
  });
});

test.describe('without changes', () => {
  test.use({ readOnly: true });

  test('the address holds the state of a list', async ({ page }) => {
    await page.goto('/vs-admin/posts?status=lost&limit=99&page=2');
    await test.step('invalid params are removed from the address, and Back returns to the valid ones', async () => {
      await expect(page).toHaveURL(/\/vs-admin\/posts\?page=2$/);
      const shown = page.getByText(/^Showing /);
      await expect(shown).toHaveText(/^Showing 21–/);
      await page.getByRole('link', { name: /^Published/ }).click();
      await expect(shown).toHaveText(/^Showing 1–20/);
      await page.goBack();
      await expect(shown).toHaveText(/^Showing 21–/);
    });
    await test.step('rows that are no longer shown are not selected', async () => {
      const shown = page.getByText(/^Showing /);
      const box = page
        .getByRole('table')
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first();
      const chosen = page.getByRole('region', { name: 'Selection' });
      const question = page.getByRole('alertdialog');

      await test.step('after turning the page', async () => {
        await box.click();
        await expect(chosen).toContainText('1 selected');
        await page.getByRole('link', { name: 'Previous' }).click();
        await expect(shown).toHaveText(/^Showing 1–20/);
        await expect(chosen).toBeHidden();
      });

      await test.step('after Back, when the question is open', async () => {
        await box.click();
        await chosen.getByRole('button', { name: 'Delete' }).click();
        await expect(question).toBeVisible();
        await page.goBack();
        await expect(shown).toHaveText(/^Showing 21–/);
        await expect(question).toBeHidden();
        await expect(chosen).toBeHidden();
      });

      await test.step('nor when it is shown again', async () => {
        await page.goForward();
        await expect(shown).toHaveText(/^Showing 1–20/);
        await expect(box).not.toBeChecked();
        await expect(question).toBeHidden();
        await expect(chosen).toBeHidden();
      });
    });
    await test.step('search, filter and order are in the address, and Back restores them', async () => {
      const list = page.getByRole('region', { name: 'Blog posts' });
      const shown = list.locator('[aria-live="polite"]').first();
      const all = await shown.textContent();

      await list.getByRole('link', { name: /^Drafts/ }).click();
      await expect(page).toHaveURL('/vs-admin/posts?status=draft');
      await expect(shown).toHaveText('2 posts');
      await list.getByLabel('Sort').selectOption('Title');
      await expect(page).toHaveURL(/status=draft&sort=title|sort=title&status=draft/);
      await list.getByLabel('Search').fill('no such words');
      await expect(list.getByText('No blog posts found.')).toBeVisible();
      // the field keeps the focus, and the next search is another entry
      await page.goBack();
      await expect(list.getByLabel('Search')).toHaveValue('');
      await list.getByLabel('Search').fill('no such words anywhere');
      await expect(list.getByText('No blog posts found.')).toBeVisible();

      await page.reload();
      await expect(list.getByLabel('Search')).toHaveValue('no such words anywhere');
      await page.goBack();
      await expect(list.getByLabel('Search')).toHaveValue('');
      await expect(list.getByLabel('Sort')).toHaveValue('title');
      await expect(shown).toHaveText('2 posts');
      await list
        .getByRole('button', { name: 'Clear Filters' })
        .or(list.getByRole('link', { name: 'Clear Filters' }))
        .click();
      await expect(shown).toHaveText(all ?? '');
    });
    await test.step('Shift and a click select a range', async () => {
      const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ });
      const chosen = page.getByRole('region', { name: 'Selection' });
      await boxes.nth(1).click();
      await boxes.nth(4).click({ modifiers: ['Shift'] });
      await expect(chosen).toContainText('4 selected');
      await boxes.nth(3).click({ modifiers: ['Shift'] });
      await expect(chosen).toContainText('2 selected');
    });
    await test.step('Back before hydration shows the former page', async () => {
      const shown = page.getByText(/^Showing /);
      const first = page.url();
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(shown).toHaveText(/^Showing 21–/);
      const letGo = await hold(page, '**/build/client-*.js');
      await page.reload({ waitUntil: 'commit' });
      await expect(shown).toHaveText(/^Showing 21–/);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(first);
      letGo();
      await expect(shown).toHaveText(/^Showing 1–20/);
      await expect(page).toHaveURL(first);
    });
  });
});
