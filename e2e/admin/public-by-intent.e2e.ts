// Keys that save or move on never change what visitors see; publishing has a button and a key of its own.
import type { Page } from 'playwright/test';
import { button, createPost, editPost, formBar, formReady, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const state = (page: Page) => formBar(page).getByRole('status');
const draftSaved = (page: Page) => toasts(page).getByText(/^Draft saved/);

test.describe('Ctrl+S', () => {
  for (const [kind, { create, name, edit, api }] of Object.entries({
    post: {
      create: '/vs-admin/create',
      name: 'Title',
      edit: /\/vs-admin\/edit\/\d+$/,
      api: '/api/posts/half-an-idea',
    },
    'case study': {
      create: '/vs-admin/case-studies/create',
      name: 'Client Name',
      edit: /\/vs-admin\/case-studies\/edit\/\d+$/,
      api: '/api/case-studies/half-an-idea',
    },
  }))
    test(`saves a new ${kind} that has a title only as a draft`, async ({
      page,
      site,
      newPerson,
    }) => {
      const visitor = (await newPerson()).request;
      await logIn(page, site);
      await page.goto(create);
      await formReady(page);
      const field = page.getByLabel(name, { exact: true });
      await field.fill('Half an idea');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(edit);
      await expect(draftSaved(page)).toBeVisible();
      await formReady(page);
      await expect(state(page)).toHaveText('Draft');
      expect((await visitor.get(api)).status()).toBe(404);

      await field.fill('Half an idea, longer');
      const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.keyboard.press('Control+s');
      await answered;
      await expect(button(page, 'Save draft')).toBeEnabled();
      await expect(draftSaved(page)).toBeVisible();
      await expect(state(page)).toHaveText('Draft');
      await expect(page).toHaveURL(edit);

      await page.keyboard.press('Control+Shift+Enter');
      await expect(page.getByText(/^(Required|Add at least one category)$/).first()).toBeVisible();
      await expect(page).toHaveURL(edit);
      expect((await visitor.get(api)).status()).toBe(404);
    });

  test('the first draft keeps the page as it is', async ({ page, site }) => {
    await logIn(page, site);
    await page.goto('/vs-admin/create');
    await formReady(page);
    await title(page).fill('Half an idea');
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.fill('One two');
    await page.keyboard.press('Control+ArrowLeft');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/vs-admin\/edit\/\d+$/);
    await expect(draftSaved(page)).toBeVisible();
    await page.keyboard.type('and ');
    await expect(text).toHaveText('One and two');
    for (let undo = 0; undo < 3; undo++) await page.keyboard.press('Control+z');
    await expect(text).not.toContainText('two');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('keeps changes of a published post as a draft, and Ctrl+Shift+Enter publishes them', async ({
    page,
    site,
    newPerson,
  }) => {
    const visitor = (await newPerson()).request;
    const live = async () => (await (await visitor.get('/api/posts/live-words')).json()).title;
    await logIn(page, site);
    const { id } = await createPost(page);
    await editPost(page, id);
    await title(page).fill('Better');
    await page.keyboard.press('Control+s');
    await expect(state(page)).toHaveText('Live · has unpublished changes');
    await expect(title(page)).toBeFocused();
    expect(await live()).toBe('Live');
    await page.getByRole('textbox', { name: 'Content' }).click();
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page).toHaveURL('/vs-admin/dashboard');
    expect(await live()).toBe('Better');
  });

  test('saves a scheduled post and stays', async ({ page, site, newPerson }) => {
    const visitor = (await newPerson()).request;
    await logIn(page, site);
    const publishDate = '2999-01-01T09:00:00.000Z';
    const { id } = await createPost(page, { status: 'scheduled', publishDate });
    await editPost(page, id);
    await title(page).fill('Later');
    await page.keyboard.press('Control+s');
    await expect(toasts(page).getByText('Blog post updated successfully')).toBeVisible();
    await expect(state(page)).toHaveText(/^Scheduled for 1 January 2999/);
    await expect(page).toHaveURL(`/vs-admin/edit/${id}`);
    const stored = await (await page.request.get(`/api/admin/posts/${id}`)).json();
    expect(stored).toMatchObject({ title: 'Later', status: 'scheduled', publishDate });
    expect((await visitor.get('/api/posts/live-words')).status()).toBe(404);
  });

  test.describe('in a stale tab', () => {
    test.use({ expected: [/status of 409/] });

    test('keeps a draft of a post that somebody published meanwhile', async ({
      page,
      site,
      newPerson,
    }) => {
      const visitor = (await newPerson()).request;
      await logIn(page, site);
      const { id } = await createPost(page, { status: 'draft' });
      await editPost(page, id);
      await title(page).fill('Mine');
      const theirs = { title: 'Theirs', slug: 'live-words', content: '<p>Theirs.</p>' };
      const published = { data: { ...theirs, status: 'published' } };
      await page.request.put(`/api/admin/posts/${id}`, published);
      await page.keyboard.press('Control+s');
      await page.getByRole('dialog').getByRole('button', { name: 'Overwrite with mine' }).click();
      await expect(state(page)).toHaveText('Live · has unpublished changes');
      expect(await (await visitor.get('/api/posts/live-words')).json()).toMatchObject(theirs);
    });
  });
});

test.describe('Enter', () => {
  test('goes from the title of a new post to its text, and publishes nothing', async ({
    page,
    site,
  }) => {
    await logIn(page, site);
    await page.goto('/vs-admin/create');
    await formReady(page);
    const text = page.getByRole('textbox', { name: 'Content' });
    await text.fill('To be written.');
    await title(page).fill('Half an idea');
    await page.keyboard.press('Enter');
    // without any wait, like a fast writer
    await page.keyboard.type(' At once.');
    await expect(text).toBeFocused();
    await expect(text).toContainText('At once.');
    await expect(title(page)).toHaveValue('Half an idea');
    await page.getByLabel('Slug').press('Enter');
    await expect(page.getByLabel('Excerpt')).toBeFocused();
    await page.getByLabel('Read Time').press('Enter');
    await expect(page.getByLabel('Categories')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Author')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Author')).toBeFocused();
    for (const keys of ['Control+Enter', 'Shift+Enter']) await page.keyboard.press(keys);
    await expect(state(page)).toHaveText('Not saved yet · Unsaved changes');
    expect((await page.request.get('/api/posts/half-an-idea')).status()).toBe(404);
  });

  test('in a published post changes nothing that is live', async ({ page, site }) => {
    await logIn(page, site);
    const { id } = await createPost(page);
    await editPost(page, id);
    await page.getByRole('textbox', { name: 'Content' }).fill('Half a sent');
    await page.getByLabel('Author').press('Enter');
    await expect(state(page)).toHaveText('Published · Unsaved changes');
    const { content } = await (await page.request.get('/api/posts/live-words')).json();
    expect(content).toBe('<p>Live words.</p>');
  });

  test('in the last box of a stat adds the next, and elsewhere moves on', async ({
    page,
    site,
  }) => {
    await logIn(page, site);
    await page.goto('/vs-admin/case-studies/create');
    await formReady(page);
    const stat = (number: number) =>
      page.getByRole('group', { name: `Stat ${number}`, exact: true });
    await page.getByLabel('Client Name').fill('Hollis Wren');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Slug')).toBeFocused();
    await page.getByLabel('Description').fill('Clocks.');
    const categories = page.getByRole('textbox', { name: 'Categories' });
    await categories.fill('De');
    await categories.press('Enter');
    await expect(categories).toBeFocused();
    await categories.press('Enter');
    await expect(page.getByLabel('Sector')).toBeFocused();

    await button(page, 'Add Stat').click();
    await stat(1).getByLabel('Icon').press('Enter');
    await expect(stat(1).getByLabel('Number', { exact: true })).toBeFocused();
    await stat(1).getByLabel('Number', { exact: true }).fill('128');
    await stat(1).getByLabel('How It Was Measured').press('Enter');
    await expect(stat(2).getByLabel('Icon')).toBeFocused();
    // Enter in a blank stat adds none
    await stat(2).getByLabel('How It Was Measured').press('Enter');
    await expect(page.getByLabel('Challenge Title')).toBeFocused();
    await expect(stat(3)).toHaveCount(0);
    await expect(state(page)).toHaveText('Not saved yet · Unsaved changes');
    expect((await page.request.get('/api/case-studies/hollis-wren')).status()).toBe(404);
  });
});
