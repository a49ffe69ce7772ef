// Keys that save or move on never publish a new post, and keep the page as it is.
import { button, formBar, formReady, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('Enter and Ctrl+S never publish a new post, and its first draft keeps the page as it is', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  const isPublic = async () => (await visitor.get('/api/posts/half-an-idea')).status() === 200;
  await logIn(page, site);
  await page.goto('/vs-admin/create');
  await formReady(page);
  const title = page.getByLabel('Title', { exact: true });
  const text = page.getByRole('textbox', { name: 'Content' });
  const state = formBar(page).getByRole('status');
  const draftSaved = toasts(page).getByText(/^Draft saved/);

  await test.step('Enter goes from the title to the text, and on from field to field', async () => {
    await title.fill('Half an idea');
    await page.keyboard.press('Enter');
    // without any wait, like a fast writer
    await page.keyboard.type('One two');
    await expect(text).toBeFocused();
    await expect(text).toHaveText('One two');
    await expect(title).toHaveValue('Half an idea');
    await page.getByLabel('Slug').press('Enter');
    await expect(page.getByLabel('Excerpt')).toBeFocused();
    await page.getByLabel('Read Time').press('Enter');
    await expect(page.getByLabel('Categories')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Author')).toBeFocused();
    for (const keys of ['Enter', 'Control+Enter', 'Shift+Enter']) {
      await page.keyboard.press(keys);
      await expect(page.getByLabel('Author')).toBeFocused();
    }
    expect(await isPublic()).toBe(false);
  });

  await test.step('Ctrl+S saves a draft, and keeps the caret and the undo history', async () => {
    await text.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+ArrowLeft');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/vs-admin\/edit\/\d+$/);
    await expect(draftSaved).toBeVisible();
    await expect(state).toHaveText('Draft');
    await page.keyboard.type('and ');
    await expect(text).toHaveText('One and two');
    for (let undo = 0; undo < 3; undo++) await page.keyboard.press('Control+z');
    await expect(text).not.toContainText('two');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(await isPublic()).toBe(false);
  });

  await test.step('a second Ctrl+S saves the draft again', async () => {
    await title.fill('Half an idea, longer');
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Control+s');
    await answered;
    await expect(button(page, 'Save draft')).toBeEnabled();
    await expect(state).toHaveText('Draft');
  });

  await test.step('Ctrl+Shift+Enter publishes nothing that is incomplete', async () => {
    await text.fill('');
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page.getByText('Required').first()).toBeVisible();
    await expect(page).toHaveURL(/\/vs-admin\/edit\/\d+$/);
    expect(await isPublic()).toBe(false);
  });
});
