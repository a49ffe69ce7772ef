// Staff keep their lists in order: find, select, delete, and take it back (spec §2, §5, §8).
import { expect, test } from './journey.ts';
import { logIn, toasts } from './staff.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test('a post is deleted after the question, and undone', async ({ page }) => {
  const notifications = toasts(page);
  await page.goto('/vs-admin/posts');
  const list = page.getByRole('table', { name: 'Blog posts' });
  const row = list.getByRole('row', { name: 'Charging in euros is a promise' });
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{2}, \d{4}/);
  const remove = row.getByRole('button', { name: 'Delete' });
  const question = page.getByRole('alertdialog');

  await test.step('the answer no keeps it', async () => {
    await remove.click();
    await expect(question).toContainText(
      'Are you sure you want to delete "Charging in euros is a promise"? This action cannot be undone.',
    );
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
  });

  await test.step('the answer yes deletes it', async () => {
    await remove.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(notifications.getByText('Blog post deleted successfully')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(row).toHaveCount(0);
    expect((await page.request.get('/insights/charging-in-euros-is-a-promise')).status()).toBe(404);
  });

  await test.step('undo brings it back', async () => {
    await notifications.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  });
});

test('several posts are taken off the site at once, and undone', async ({ page }) => {
  await page.goto('/vs-admin/posts?status=published');
  const shown = page.getByText(/^Showing /);
  await expect(shown).toHaveText(/of 30 posts/);
  const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  const chosen = page.getByRole('region', { name: 'Chosen' });
  await expect(chosen).toContainText('2 selected');
  await chosen.getByRole('button', { name: 'Unpublish' }).click();
  await expect(shown).toHaveText(/of 28 posts/);
  await expect(chosen).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toHaveText(/of 30 posts/);
});

test('what is not shown any more is not selected', async ({ page }) => {
  await page.goto('/vs-admin/posts?page=2');
  const shown = page.getByText(/^Showing /);
  const box = page
    .getByRole('table')
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first();
  const chosen = page.getByRole('region', { name: 'Chosen' });
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

  await test.step('nor when it comes back', async () => {
    await page.goForward();
    await expect(shown).toHaveText(/^Showing 1–20/);
    await expect(box).not.toBeChecked();
    await expect(question).toBeHidden();
    await expect(chosen).toBeHidden();
  });
});

test('without a network deleting fails at once, and nothing is deleted later', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url());
  });
  await page.goto('/vs-admin/posts');
  await page.locator('[data-island="admin-posts"][data-live]').waitFor();
  const row = page.getByRole('row', { name: 'Charging in euros is a promise' });
  const question = page.getByRole('alertdialog');
  const remove = async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
  };
  await context.setOffline(true);
  await remove();
  await expect(toasts(page).getByText('Failed to delete blog post')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByText('Error loading blog posts. Please try again later.')).toBeVisible();
  expect(deletions).toHaveLength(1);

  await test.step('back online it is there, and can be deleted', async () => {
    await context.setOffline(false);
    await page.reload();
    await expect(row).toBeVisible();
    expect(deletions).toHaveLength(1);
    await remove();
    await expect(toasts(page).getByText('Blog post deleted successfully')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

test('search, filter and order stand in the address, and Back restores them', async ({ page }) => {
  await page.goto('/vs-admin/posts');
  const list = page.getByRole('region', { name: 'Blog posts' });
  const shown = list.getByText(/^Showing /);
  const all = await shown.textContent();

  await list.getByRole('link', { name: /^Drafts/ }).click();
  await expect(page).toHaveURL('/vs-admin/posts?status=draft');
  await expect(shown).toHaveText('Showing 1–2 of 2 posts');
  await list.getByLabel('Sort').selectOption('Title');
  await expect(page).toHaveURL(/status=draft&sort=title|sort=title&status=draft/);
  await list.getByLabel('Search').fill('no such words anywhere');
  await expect(list.getByText('No blog posts found.')).toBeVisible();

  await page.reload();
  await expect(list.getByLabel('Search')).toHaveValue('no such words anywhere');
  await page.goBack();
  await expect(list.getByLabel('Search')).toHaveValue('');
  await expect(shown).toHaveText('Showing 1–2 of 2 posts');
  await list
    .getByRole('button', { name: 'Clear Filters' })
    .or(list.getByRole('link', { name: 'Clear Filters' }))
    .click();
  await expect(shown).toHaveText(all ?? '');
});

test('wishes in an address that nobody can fulfil go, and Back returns to the rest', async ({
  page,
}) => {
  await page.goto('/vs-admin/posts?status=lost&limit=99&page=2');
  await expect(page).toHaveURL(/\/vs-admin\/posts\?page=2$/);
  const shown = page.getByText(/^Showing /);
  await expect(shown).toHaveText(/^Showing 21–/);
  await page.getByRole('link', { name: /^Published/ }).click();
  await expect(shown).toHaveText(/^Showing 1–20/);
  await page.goBack();
  await expect(shown).toHaveText(/^Showing 21–/);
});

test('who goes Back before the list is live gets the page they went back to', async ({ page }) => {
  await page.goto('/vs-admin/posts');
  const shown = page.getByText(/^Showing /);
  await page.locator('[data-island="admin-posts"][data-live]').waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(shown).toHaveText(/^Showing 21–/);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/build/office-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(shown).toHaveText(/^Showing 21–/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/vs-admin/posts');
  release();
  await expect(shown).toHaveText(/^Showing 1–20/);
  await expect(page).toHaveURL('/vs-admin/posts');
});

test('a session that ended on a list leads to the login at once', async ({ page, expected }) => {
  expected.push(/401/);
  await page.goto('/vs-admin/posts');
  await page.locator('[data-island="admin-posts"][data-live]').waitFor();
  await page.context().clearCookies();
  await page.getByRole('searchbox', { name: 'Search' }).fill('returns');
  await expect(page).toHaveURL('/vs-admin/login');
  const reason = page.getByText('Your session has ended. Please log in again.');
  await expect(reason).toBeVisible();
  // who comes to the login later is told nothing of it
  await page.reload();
  await expect(page.locator('[data-island="login-form"][data-live]')).toBeVisible();
  await expect(reason).toBeHidden();
});

test('a link that is followed after the session ended leads to a login that says why', async ({
  page,
}) => {
  await page.goto('/vs-admin/posts');
  await page.locator('[data-island="admin-posts"][data-live]').waitFor();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Enquiries' }).click();
  await expect(page).toHaveURL('/vs-admin/login');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
});

test('a case study is moved up with the keyboard', async ({ page }) => {
  await page.goto('/vs-admin/case-studies');
  const table = page.getByRole('table', { name: 'Case studies' });
  const titles = table.getByRole('rowheader').getByRole('link');
  const [first, second] = await titles.allTextContents();
  const up = page.getByRole('button', { name: `Move ${second} up` });
  await up.press('Enter');
  await expect(titles.nth(0)).toHaveText(second ?? '');
  await expect(titles.nth(1)).toHaveText(first ?? '');
  await expect(up).toBeFocused();
});

test('case studies are put in order with the keyboard and by dragging, and visitors meet them so', async ({
  page,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  const first = async () => {
    const { caseStudies } = await (await visitor.get('/api/case-studies')).json();
    return caseStudies[0].title;
  };
  await page.goto('/vs-admin/case-studies');
  const table = page.getByRole('table', { name: 'Case studies' });
  const titles = table.getByRole('rowheader').getByRole('link');
  const [one = '', two = '', three = ''] = await titles.allTextContents();
  const grip = (title: string) =>
    page.getByRole('button', { name: new RegExp(`^Move ${title}, `) });

  await test.step('Escape puts it back', async () => {
    await grip(three).press('Space');
    await grip(three).press('Home');
    await expect(titles.first()).toHaveText(three);
    await grip(three).press('Escape');
    await expect(titles.first()).toHaveText(one);
    await expect(page.getByText(`${three} is back, place 3 of`)).toBeAttached();
  });

  await test.step('Space drops it', async () => {
    await grip(three).press('Space');
    await grip(three).press('ArrowUp');
    await grip(three).press('ArrowUp');
    await expect(page.getByText(`${three}, place 1 of`)).toBeAttached();
    await grip(three).press('Space');
    await expect(page.getByText('Menu order saved').first()).toBeVisible();
    await expect(grip(three)).toBeFocused();
    expect(await first()).toBe(three);
  });

  await test.step('and undo brings the order back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(titles.first()).toHaveText(one);
    await expect.poll(first).toBe(one);
  });

  await test.step('by dragging', async () => {
    const from = await grip(two).boundingBox();
    const to = await grip(one).boundingBox();
    if (!from || !to) throw new Error('No handles');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y - 10, { steps: 8 });
    await page.mouse.up();
    await expect(titles.first()).toHaveText(two);
    await expect.poll(first).toBe(two);
  });

  await test.step('not where a filter hides some of them', async () => {
    await page.getByRole('link', { name: /^Published/ }).click();
    await expect(page.getByText('They can be moved where all of them are shown')).toBeVisible();
    await expect(grip(one)).toHaveCount(0);
  });
});

test('a case study is deleted after the question, and brought back', async ({ page }) => {
  await page.goto('/vs-admin/case-studies?search=velmoor');
  const row = page.getByRole('row', { name: 'Velmoor' });
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete "Velmoor"? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Case study deleted successfully').first()).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto('/vs-admin/trash');
  await page.getByRole('button', { name: 'Restore Velmoor' }).click();
  await expect(page.getByText('Nothing was deleted.')).toBeVisible();
  expect((await page.request.get('/case-studies/velmoor')).status()).toBe(200);
});
