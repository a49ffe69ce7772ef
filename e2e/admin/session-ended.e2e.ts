// A session that expires while staff work: they log in again in place, and their action continues.
import { readFileSync } from 'node:fs';
import {
  button,
  createPost,
  editPost,
  formBar,
  hold,
  logIn,
  pauseTyping,
  toasts,
  undo,
} from '../admin.ts';
import { expect, test } from '../journey.ts';

// the browser logs the error responses that these journeys cause
test.use({ expected: [/status of 401/] });

test('unsaved text survives an ended session, whoever logs in where and when', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  const excerpt = page.getByLabel('Excerpt');
  const state = formBar(page).getByRole('status');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  const IS_ENDED = 'Not saved: your session has ended.';
  const HAS_DRAFT = 'Live · has unpublished changes';
  const endSession = () => page.request.post('/api/admin/logout');
  const typeAndPause = async (text: string) => {
    await excerpt.fill(text);
    await pauseTyping(page);
  };
  const logInFromBar = async () => {
    await formBar(page).getByRole('button', { name: 'Log in' }).click();
    await dialog.getByLabel('Password').fill(site.password);
    await dialog.getByRole('button', { name: 'Log in and save' }).click();
  };

  await test.step('an autosave offers a login without opening it', async () => {
    await endSession();
    await typeAndPause('Half a sent');
    await expect(state).toContainText(IS_ENDED);
    await expect(dialog).toBeHidden();
  });

  await test.step('the session check keeps the text, and leaving asks', async () => {
    const checked = page.waitForResponse('**/api/admin/status');
    await page.clock.fastForward(31_000);
    await checked;
    await expect(excerpt).toHaveValue('Half a sent');
    await expect(page).toHaveURL(`/vs-admin/edit/${id}`);
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closing;
    await expect(excerpt).toHaveValue('Half a sent');
  });

  await test.step('it continues after a login', async () => {
    await logInFromBar();
    await expect(state).toHaveText(HAS_DRAFT);
  });

  await test.step('it continues after a login elsewhere', async () => {
    await endSession();
    await typeAndPause('Half a sentence');
    await expect(state).toContainText(IS_ENDED);
    await logIn(page, site);
    await page.clock.runFor(31_000);
    await expect(state).toHaveText(HAS_DRAFT);
    const { draft } = await (await page.request.get(`/api/admin/posts/${id}/draft`)).json();
    expect(draft.fields.excerpt).toBe('Half a sentence');
  });

  await test.step('closing the login of a save says that nothing was saved, and offers it again', async () => {
    await endSession();
    await button(page, 'Update Post').click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Update Post')).toBeFocused();
    await expect(state).toContainText(IS_ENDED);
    await expect(excerpt).toHaveValue('Half a sentence');
    await logInFromBar();
    await expect(page).toHaveURL('/vs-admin/dashboard');
    const post = await (await page.request.get('/api/posts/live-words')).json();
    expect(post.excerpt).toBe('Half a sentence');
  });
});

test('an upload, the library and a share link wait for the login and continue', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  const login = page.getByRole('dialog', { name: 'Your session has ended' });
  const logInAgain = async () => {
    await login.getByLabel('Password').fill(site.password);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(login).toBeHidden();
  };
  const endSession = () => page.request.post('/api/admin/logout');
  const group = page.getByRole('group', { name: 'Upload image' });

  await test.step('a save is refused while the picture is uploaded', async () => {
    const letGo = await hold(page, '/api/admin/upload');
    await group.locator('[type=file]').setInputFiles('public/images/about-desk.jpg');
    await expect(page.getByText('Uploading...').first()).toBeVisible();
    await button(page, 'Update Post').click();
    await expect(toasts(page).getByText('A picture is still uploading.')).toBeVisible();
    await expect(page).toHaveURL(`/vs-admin/edit/${id}`);
    await endSession();
    letGo();
  });

  await test.step('the upload, and the session check leaves the open login', async () => {
    await expect(login.getByText('continue with the upload')).toBeVisible();
    await login.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please log in' })).toBeVisible();
    await page.getByRole('button', { name: /^Retry/ }).click();
    await login.getByLabel('Password').fill(site.password);
    const checked = page.waitForResponse('**/api/admin/status');
    await page.clock.fastForward(31_000);
    await checked;
    await expect(login.getByLabel('Password')).toHaveValue(site.password);
    await logInAgain();
    await expect(toasts(page).getByText('Image uploaded successfully')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Image', exact: true })).toHaveValue(
      /^\/uploads/,
    );
  });

  await test.step('the library', async () => {
    await endSession();
    await button(page, 'Options for Image').click();
    await page.getByRole('menuitem', { name: /^Choose from library/ }).click();
    await logInAgain();
    const library = page.getByRole('dialog', { name: 'Choose from library' });
    // the site has a picture of that name itself
    await expect(library.getByRole('button', { name: /about-desk/ }).first()).toBeVisible();
    await library.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the link', async () => {
    await button(page, 'Share').click();
    const share = page.getByRole('dialog', { name: 'Share a preview' });
    await expect(share.getByText('No links yet.')).toBeVisible();
    await endSession();
    await share.getByRole('button', { name: 'Create link' }).click();
    await login.getByRole('button', { name: 'Close' }).click();
    await expect(share.getByRole('alert')).toContainText('Please log in');
    await share.getByRole('button', { name: 'Create link' }).click();
    await logInAgain();
    await expect(share.getByLabel('New link')).toBeVisible();
    await endSession();
    await share.getByRole('button', { name: /^Revoke/ }).click();
    await button(page, 'Revoke').click();
    await logInAgain();
    await expect(share.getByText(/^Revoked /)).toBeVisible();
  });
});

test('the actions of lists wait for the login and continue', async ({ page, site, newPerson }) => {
  await logIn(page, site);
  const { id } = await createPost(page, { categories: ['Kilns'] });
  const deleted = await createPost(page, { title: 'Deleted words', slug: 'deleted-words' });
  await page.request.delete(`/api/admin/posts/${deleted.id}`);
  const image = {
    name: 'desk.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync('public/images/about-desk.jpg'),
  };
  const uploaded = await page.request.post('/api/admin/upload', { multipart: { image } });
  const { url } = await uploaded.json();
  const data = { kind: 'enquiry', name: 'Ada Quill', email: 'ada@example.com', message: 'Hello' };
  await (await newPerson()).request.post('/api/enquiries', { data });
  const login = page.getByRole('dialog', { name: 'Your session has ended' });
  // a check of the session between the logout and the action would lead to the login
  await page.route('/api/admin/status', (route) =>
    route.fulfill({ json: { isAuthenticated: true } }),
  );
  /** Takes an action without a session, and logs in again. */
  const without = async (act: () => Promise<unknown>, result: string | RegExp) => {
    await page.request.post('/api/admin/logout');
    await act();
    await login.getByLabel('Password').fill(site.password);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(toasts(page).getByText(result)).toBeVisible();
    await expect(login).toBeHidden();
  };
  const confirm = () => page.getByRole('alertdialog').getByRole('button').last().click();
  const open = async (path: string, island: string) => {
    await page.goto(`/vs-admin/${path}`);
    await page.locator(`[data-island="${island}"][data-hydrated]`).waitFor();
  };

  await test.step('of posts', async () => {
    await open('posts?search=Live', 'admin-posts');
    await page.getByRole('checkbox', { name: 'Select Live' }).check();
    await without(() => button(page, 'Unpublish').click(), '1 post unpublished');
    await without(() => undo(page).click(), 'Undone');
    await button(page, 'More actions for Live').click();
    await without(
      () => page.getByRole('menuitem', { name: 'Duplicate' }).click(),
      'Draft “Live (copy)” created',
    );
    await button(page, 'Delete Live (copy)').click();
    await without(confirm, 'Blog post deleted successfully');
  });

  await test.step('of case studies', async () => {
    await open('case-studies', 'admin-case-studies');
    await without(() => button(page, 'Move Norrowe down').click(), 'Menu order saved');
  });

  await test.step('of names', async () => {
    await open('names', 'shared-names');
    await button(page, 'Rename… Kilns').click();
    await page.keyboard.type('Ovens');
    await without(() => page.keyboard.press('Enter'), /^“Kilns” is now “Ovens”/);
  });

  await test.step('of the library', async () => {
    await open(`media#${url.slice('/uploads/'.length)}`, 'admin-media');
    // the uses are loaded with the session
    await expect(button(page, 'Delete')).toBeEnabled();
    await without(() => button(page, 'Delete').click(), 'Picture deleted');
  });

  await test.step('of enquiries', async () => {
    await open('enquiries', 'admin-enquiries');
    const markedRead = page.waitForResponse(/\/api\/admin\/enquiries\/\d+$/);
    await page.keyboard.press('j');
    await markedRead;
    await without(() => page.keyboard.press('e'), 'Enquiry done');
  });

  await test.step('of deleted items', async () => {
    await open('trash', 'admin-trash');
    await without(() => button(page, 'Restore Deleted words').click(), 'Blog post restored');
  });

  await test.step('of versions', async () => {
    await open(`posts/${id}/history`, 'item-history');
    await page.getByRole('navigation', { name: 'Versions' }).getByRole('link').last().click();
    await button(page, 'Restore this version').click();
    await without(confirm, /^Restored the version of/);
  });

  await test.step('of every screen', async () => {
    await open('dashboard', 'dashboard-actions');
    await without(() => button(page, 'Clear Cache').click(), 'Cache cleared successfully');
    await page.request.post('/api/admin/logout');
    await button(page, 'Logout').click();
    await expect(page).toHaveURL('/vs-admin/login');
  });
});

test.describe('without changes', () => {
  test.use({ readOnly: true });

  test('a list and a link lead to the login when the session has expired, which says why once', async ({
    page,
    site,
  }) => {
    await logIn(page, site);
    await page.goto('/vs-admin/posts');
    await page.locator('[data-island="admin-posts"][data-hydrated]').waitFor();
    await page.context().clearCookies();
    await page.getByRole('searchbox', { name: 'Search' }).fill('returns');
    await expect(page).toHaveURL('/vs-admin/login');
    const reason = page.getByText('Your session has ended. Please log in again.');
    await expect(reason).toBeVisible();
    // a later visit to the login does not show the reason
    await page.reload();
    await page.locator('[data-island="login-form"][data-hydrated]').waitFor();
    await expect(reason).toBeHidden();

    await test.step('a link', async () => {
      await page.getByLabel('Password').fill(site.password);
      await button(page, 'Login').click();
      await expect(page).toHaveURL('/vs-admin/dashboard');
      await page.context().clearCookies();
      await page.getByRole('link', { name: 'Enquiries', exact: true }).click();
      await expect(page).toHaveURL('/vs-admin/login');
      await expect(reason).toBeVisible();
    });
  });
});
