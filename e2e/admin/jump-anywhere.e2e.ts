// The command palette and the list of keyboard shortcuts, on every screen of the back office.
import type { Page } from 'playwright/test';
import { AUTOSAVE_REFUSED, logIn, refuseAutosaves, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const keysOf = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Opens a screen and waits until its shortcuts work. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('[data-island="admin-commands"][data-listening]')).toBeAttached();
}

/** Opens the palette by its keys and writes into it. */
async function find(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /Search or jump/ })).toBeFocused();
  await page.keyboard.insertText(words);
}

test('the palette and the keys work on a list, and open what was found', async ({
  page,
  expected,
}) => {
  expected.push(/status of 503/);
  const visitor = { name: 'Imogen Hale', email: 'i@example.com' };
  await page.request.post('/api/enquiries', {
    data: { kind: 'enquiry', ...visitor, message: 'Nine kettles' },
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, '/vs-admin/posts');
  await test.step('the code of the palette is loaded on first use', async () => {
    await page.locator('[data-island="admin-posts"][data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    const chunk = () => fetched.filter((path) => path.includes('admin-commands'));
    expect(chunk()).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(paletteOf(page)).toBeVisible();
    expect(chunk()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(paletteOf(page)).toBeHidden();
  });
  await test.step('the palette reopens by its keys while it is closing, and closes by them', async () => {
    const field = page.getByRole('combobox', { name: /Search or jump/ });
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(paletteOf(page)).toHaveAttribute('data-state', 'open');
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(paletteOf(page)).toBeHidden();
  });
  await test.step('the list of shortcuts opens from the palette and gives the focus back', async () => {
    const button = page.getByRole('button', { name: 'Search or jump to…' });
    await button.press('Enter');
    await expect(paletteOf(page)).toBeVisible();
    await page.keyboard.type('shortcuts');
    await page.keyboard.press('Enter');
    await expect(keysOf(page)).toBeVisible();
    await expect(paletteOf(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(keysOf(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step('the keys scroll the list to the chosen command, and the field stays in sight', async () => {
    await find(page, '');
    await page.keyboard.press('End');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Logout');
    await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 });
    const field = page.getByRole('combobox', { name: /Search or jump/ });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(field).toHaveCSS('border-top-width', '0px');
    await page.keyboard.press('Escape');
    await expect(paletteOf(page)).toBeHidden();
  });
  await test.step('the palette changes the appearance, and the select in the navigation follows', async () => {
    await find(page, 'dark');
    await page.getByRole('option', { name: 'Dark appearance' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(page.getByLabel('Appearance')).toHaveValue('dark');
  });
  await test.step('the palette does not open over a confirmation', async () => {
    await page.getByRole('row').nth(1).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });
  await test.step('? lists the keyboard shortcuts, except in a text field', async () => {
    await test.step('while typing it is a question mark', async () => {
      const search = page.getByRole('searchbox', { name: 'Search' });
      await search.focus();
      await page.keyboard.type('why?');
      await expect(search).toHaveValue('why?');
      await expect(keysOf(page)).toBeHidden();
      await search.blur();
    });
    await test.step('otherwise it opens the list', async () => {
      await page.keyboard.press('?');
      await expect(keysOf(page)).toBeVisible();
      for (const label of ['Search or jump to…', 'Save draft', 'Bullet list'])
        await expect(keysOf(page).getByText(label, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(keysOf(page)).toBeHidden();
    });
    await test.step('and it can be turned off', async () => {
      const button = page.getByRole('button', { name: 'Keyboard shortcuts' });
      await button.click();
      await keysOf(page).getByRole('switch').click();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await button.blur();
      await page.keyboard.press('?');
      await expect(keysOf(page)).toBeHidden();
    });
  });
  await test.step('a failed search says so and can be retried', async () => {
    await page.route('**/api/admin/posts?*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await find(page, 'velmoor');
    await expect(page.getByText('could not be searched.').last()).toBeVisible();
    await page.unroute('**/api/admin/posts?*');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: /^Velmoor/ })).toBeVisible();
    await page.getByRole('combobox').fill('no such words anywhere');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paletteOf(page)).toBeHidden();
  });
  await test.step('an enquiry is found and opened', async () => {
    await find(page, 'imogen');
    await expect(page.getByRole('option', { name: /^Imogen Hale/ })).toBeVisible();
    const ofDocuments = fetched.filter((path) => path === '/api/admin/documents');
    expect(ofDocuments, 'one list for all searches').toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      /\/vs-admin\/enquiries\?search=i%40example.com&box=all#enquiry-\d+$/,
    );
    await expect(page.getByText('Nine kettles').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  });
  await expect(page.locator('[data-island="admin-commands"][data-listening]')).toBeAttached();
  await test.step('Enter opens the item that was found, and no result of an earlier text', async () => {
    await find(page, 'charging euros');
    const post = page.getByRole('option', { name: /^Charging in euros is a promise/ });
    await expect(post).toBeVisible();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/case-studies?*', async (route) => {
      await held;
      await route.fallback();
    });
    await page.getByRole('combobox').fill('velmoor');
    await expect(post).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(paletteOf(page)).toBeVisible();
    release();
    await expect(page.getByRole('option', { name: /^Velmoor/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/vs-admin\/case-studies\/edit\/\d+$/);
    await expect(page.getByLabel('Client Name')).toHaveValue('Velmoor');
  });
});

test.describe('without changes', () => {
  test.use({ readOnly: true });

  test('the palette and the editor share their keys', async ({ page, context, expected }) => {
    expected.push(AUTOSAVE_REFUSED);
    await refuseAutosaves(context);
    await open(page, '/vs-admin/edit/1');
    await test.step('Control+K makes a link and ? is typed in the editor', async () => {
      const text = page.getByRole('textbox', { name: 'Content' });
      await expect(page.locator('.editor-text')).toBeVisible();
      await text.click();
      await page.keyboard.type('Why so?');
      await expect(text).toContainText('Why so?');
      await page.keyboard.press('Control+k');
      await expect(paletteOf(page)).toBeHidden();
      await expect(keysOf(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await page.getByLabel('Title', { exact: true }).focus();
      await page.keyboard.press('Control+k');
      await expect(paletteOf(page)).toBeVisible();
    });
    await test.step('the palette clears the cache, with one toast', async () => {
      await page.keyboard.insertText('clear');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Cache cleared successfully').first()).toBeVisible();
      await expect(toasts(page)).toHaveCount(1);
    });
    await test.step('logging out with unsaved work asks once, before the session ends', async () => {
      await page.getByLabel('Excerpt').fill('Not saved.');
      const logOut = async () => {
        await find(page, 'sign out');
        await page.keyboard.press('Enter');
      };
      const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
      await logOut();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByLabel('Excerpt')).toHaveValue('Not saved.');
      const { isAuthenticated } = await (await page.request.get('/api/admin/status')).json();
      expect(isAuthenticated).toBe(true);
      await logOut();
      // a second question, by the browser, would block the page here
      await question.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/vs-admin/login');
      await expect(page.getByText('Your session has ended.')).toBeHidden();
    });
  });
});
