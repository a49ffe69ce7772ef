// Lists by keyboard, the menu of a row, sorting by column head, and the height of rows.
import type { Page } from 'playwright/test';
import { createPost, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

/** Opens the list of posts and waits until its keys work. */
async function openPosts(page: Page) {
  await page.goto('/vs-admin/posts');
  await page.locator('[data-island="admin-posts"][data-hydrated]').waitFor();
}

test('a post is duplicated from the menu of its row', async ({ page, expected }) => {
  expected.push(/row-menu-\w+\.js/);
  const { id } = await createPost(page);
  await page.request.put(`/api/admin/posts/${id}/draft`, {
    data: { fields: { content: '<p>Changed words.</p>' } },
  });
  await openPosts(page);
  await test.step('a row with unpublished changes is as high as the others', async () => {
    const row = page.getByRole('row', { name: 'Live' });
    await expect(row).toContainText('Unpublished changes');
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(45);
  });
  await test.step('the list stays when the menu cannot be loaded', async () => {
    await page.route('**/build/row-menu-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'More actions for Live' }).click();
    await expect(toasts(page)).toContainText('The menu could not be opened. Please try again.');
    await page.unrouteAll();
  });
  await test.step('a copy is a draft that can be opened at once', async () => {
    const list = page.getByRole('table', { name: 'Blog posts' });
    await list
      .getByRole('button', { name: 'More actions for Charging in euros is a promise' })
      .click();
    const menu = page.getByRole('menu');
    for (const name of ['View', 'Edit', 'History', 'Duplicate', 'Delete…'])
      await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    let copies = 0;
    await page.route('**/duplicate', async (route) => {
      copies += 1;
      await held;
      await route.continue();
    });
    await menu.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(toasts(page).getByText('Duplicating…')).toBeVisible();
    await list
      .getByRole('button', { name: 'More actions for Charging in euros is a promise' })
      .click();
    await menu.getByRole('menuitem', { name: 'Duplicate' }).click();
    letGo();
    await expect(
      toasts(page).getByText('Draft “Charging in euros is a promise (copy)” created'),
    ).toBeVisible();
    const copy = list.getByRole('row', { name: 'Charging in euros is a promise (copy)' });
    await expect(copy).toContainText('Draft');
    expect(copies).toBe(1);
    await toasts(page).getByRole('button', { name: 'Open' }).click();
    await expect(page.getByLabel('Slug')).toHaveValue('charging-in-euros-is-a-promise-copy');
  });
});

test.describe('without changes', () => {
  test.use({ readOnly: true });

  test('a list is worked in by keyboard', async ({ page }) => {
    await openPosts(page);
    await test.step('single keys can be turned off', async () => {
      await page.evaluate(() => localStorage.setItem('single-keys-off', ''));
      await page.keyboard.press('j');
      await expect(page.locator('.managed-list-title:focus')).toHaveCount(0);
      await page.evaluate(() => localStorage.removeItem('single-keys-off'));
    });
    await test.step('rows are walked, selected and opened by keyboard', async () => {
      const titles = page.getByRole('table').getByRole('rowheader').getByRole('link');
      const chosen = page.getByRole('region', { name: 'Selection' });
      await page.keyboard.press('j');
      await expect(titles.nth(0)).toBeFocused();
      await page.keyboard.press('j');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('k');
      await expect(titles.nth(1)).toBeFocused();
      await page.keyboard.press('x');
      await expect(chosen).toContainText('1 selected');
      await page.keyboard.press('x');
      await expect(chosen).toBeHidden();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(chosen).toContainText('3 selected');
      const question = page.getByRole('alertdialog');
      await page.keyboard.press('#');
      await expect(question).toContainText('delete 3 posts?');
      await page.keyboard.press('Escape');
      await expect(titles.nth(3)).toBeFocused();
      await page.keyboard.press('a');
      await expect(chosen.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(chosen).toBeHidden();
      await expect(titles.nth(3)).toBeFocused();
      const current = await titles.nth(3).textContent();
      await page.keyboard.press('#');
      await expect(question).toContainText(`delete "${current}"?`);
      await page.keyboard.press('Escape');
      await titles.nth(1).focus();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(chosen).toContainText('3 selected');
      await page.locator('summary').filter({ hasText: 'New' }).press('Enter');
      await page.keyboard.press('Escape');
      await expect(chosen).toContainText('3 selected');
      await titles.nth(1).focus();
      await page.keyboard.press('Escape');
      await expect(chosen).toBeHidden();
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('jxe');
      await expect(page.getByRole('searchbox')).toHaveValue('jxe');
      await page.getByRole('searchbox').fill('euros');
      await expect(titles).toHaveCount(2);
      await page.getByRole('searchbox').blur();
      await page.keyboard.press('j');
      await page.keyboard.press('e');
      await expect(page).toHaveURL(/\/vs-admin\/edit\/\d+$/);
    });
    await openPosts(page);
    await test.step('the actions on a selection come before the rows, and the count is announced', async () => {
      const count = page.locator('.selection-bar-count');
      await expect(count).toBeEmpty();
      for (const key of ['j', 'x']) await page.keyboard.press(key);
      await expect(count).toHaveText('1 selected');
      await expect(page.getByRole('row', { selected: true })).toHaveCount(1);
      const bar = page.getByRole('region', { name: 'Selection' });
      // the bar takes its place at the foot of the window with the next frame
      await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThan(650);
      await bar.getByRole('button', { name: 'Delete' }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeFocused();
      await bar.getByRole('button', { name: 'Clear' }).click();
      await expect(bar).toHaveCount(0);
    });
    await test.step('n begins a new post', async () => {
      await page.keyboard.press('n');
      await expect(page).toHaveURL('/vs-admin/create');
    });
  });

  test('rows and columns fit every window', async ({ page }) => {
    await openPosts(page);
    await test.step('rows are 44 px high, or comfortable, and stay so after a reload', async () => {
      const height = async () => (await page.getByRole('row').nth(2).boundingBox())?.height ?? 0;
      expect(Math.round(await height())).toBeLessThanOrEqual(45);
      const shown = await page
        .getByRole('rowheader')
        .evaluateAll(
          (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
        );
      expect(shown).toBeGreaterThanOrEqual(9);
      await page.getByRole('button', { name: 'Comfortable rows' }).click();
      expect(await height()).toBeGreaterThan(55);
      await page.reload();
      expect(await height()).toBeGreaterThan(55);
      await page.getByRole('button', { name: 'Compact rows' }).click();
    });
    await test.step('the table head covers the rows that scroll under it', async () => {
      const covered = await page.locator('.table-row .row-actions').evaluateAll(async (icons) => {
        const head = document.querySelector('.table-head > :last-child') as HTMLElement;
        scrollTo(0, 400);
        await new Promise(requestAnimationFrame);
        const bar = head.getBoundingClientRect();
        const icon = icons.find((each) => each.getBoundingClientRect().bottom > bar.top + 4);
        const { left, width } = (icon as HTMLElement).getBoundingClientRect();
        scrollBy(0, (icon as HTMLElement).getBoundingClientRect().top - bar.top);
        await new Promise(requestAnimationFrame);
        const { top, height } = head.getBoundingClientRect();
        return head.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(covered).toBe(true);
      await page.evaluate(() => scrollTo(0, 0));
    });
    await test.step('a search without hits is announced', async () => {
      await page.getByRole('searchbox', { name: 'Search' }).fill('zzzz');
      await expect(page.locator('.managed-list-state > [aria-live]')).toHaveText('No posts');
      await page.getByRole('link', { name: 'Clear Filters' }).click();
      await expect(page.getByRole('region', { name: 'Blog posts' })).toBeFocused();
    });
    await test.step('on a phone the first post is near the top, and the search opens', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const first = await page.getByRole('rowheader').first().boundingBox();
      expect(first?.y).toBeLessThan(360);
      await expect(page.getByRole('searchbox')).toBeHidden();
      await page.getByRole('button', { name: 'Search and filter' }).click();
      await page.getByRole('searchbox').fill('euros');
      await expect(page.getByRole('rowheader')).toHaveCount(2);
    });
    await test.step('a click at the moment a search begins sorts what is found', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('columnheader', { name: 'Title' }).evaluate((head) => {
        history.replaceState = (...entry) => {
          Reflect.deleteProperty(history, 'replaceState');
          history.replaceState(...entry);
          queueMicrotask(() => head.querySelector('button')?.click());
        };
      });
      await page.getByRole('searchbox').fill('returns');
      await expect(page).toHaveURL('/vs-admin/posts?search=returns&sort=title');
      await page.goBack();
    });
    await test.step('a column head sorts, and the order is in the address', async () => {
      await page.getByRole('searchbox').fill('');
      const table = page.getByRole('table');
      const head = (name: string) => table.getByRole('columnheader', { name });
      await expect(head('Date')).toHaveAttribute('aria-sort', 'descending');
      await head('Title').getByRole('button').click();
      await expect(page).toHaveURL('/vs-admin/posts?sort=title');
      await expect(head('Title')).toHaveAttribute('aria-sort', 'ascending');
      await head('Title').getByRole('button').click();
      await expect(page).toHaveURL('/vs-admin/posts?sort=title-desc');
      await head('Edited').getByRole('button').click();
      await expect(page).toHaveURL('/vs-admin/posts?sort=updated');
      // where there is no room for both dates, the list shows the one that it is sorted by
      for (const width of [390, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const row = page.getByRole('row').nth(1);
        await expect(row.locator('[data-column="edited"]')).toBeVisible();
        await expect(row.locator('[data-column="date"]')).toBeHidden();
        const title = page.getByRole('rowheader').getByRole('link', { name: /^Replatform/ });
        expect((await title.boundingBox())?.width).toBeGreaterThan(240);
      }
    });
  });
});
