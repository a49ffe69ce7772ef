// A session that expires while staff work: they log in again in place, and their action continues.

import { button, createPost, editPost, formBar, formReady, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

// the browser logs the error responses that these journeys cause
test.use({ expected: [/status of 401|ERR_CONNECTION_RESET/] });

test('saving a draft continues after a new login', async ({ page, site }) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  await page.getByLabel('Excerpt').fill('Half a sent');
  await page.request.post('/api/admin/logout');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Half a sent');
  await button(page, 'Save draft').click();
  await dialog.getByLabel('Password').fill(site.password);
  await dialog.getByRole('button', { name: 'Log in and save' }).click();
  await expect(formBar(page).getByRole('status')).toHaveText('Live · has unpublished changes');
  const { draft } = await (await page.request.get(`/api/admin/posts/${id}/draft`)).json();
  expect(draft.fields.excerpt).toBe('Half a sent');
});

test('closing the login says that nothing was saved, and offers to log in', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  await page.getByLabel('Excerpt').fill('Half a sent');
  await page.request.post('/api/admin/logout');
  await button(page, 'Update Post').click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Update Post')).toBeFocused();
  await expect(formBar(page).getByRole('status')).toContainText(
    'Not saved: your session has ended.',
  );
  await formBar(page).getByRole('button', { name: 'Log in' }).click();
  await dialog.getByLabel('Password').fill(site.password);
  await dialog.getByRole('button', { name: 'Log in and save' }).click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  const post = await (await page.request.get('/api/posts/live-words')).json();
  expect(post.excerpt).toBe('Half a sent');
});

test('autosave offers a login without opening it, and continues after a login elsewhere', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  const state = formBar(page).getByRole('status');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  const typeAndPause = async (text: string) => {
    await page.getByLabel('Excerpt').fill(text);
    await page.clock.runFor(3000);
  };

  await page.request.post('/api/admin/logout');
  await typeAndPause('Half a sent');
  await expect(state).toContainText('Not saved: your session has ended.');
  await expect(dialog).toBeHidden();
  await formBar(page).getByRole('button', { name: 'Log in' }).click();
  await dialog.getByLabel('Password').fill(site.password);
  await dialog.getByRole('button', { name: 'Log in and save' }).click();
  await expect(state).toHaveText('Live · has unpublished changes');

  await page.request.post('/api/admin/logout');
  await typeAndPause('Half a sentence');
  await expect(state).toContainText('Not saved: your session has ended.');
  await logIn(page, site);
  await page.clock.runFor(31_000);
  await expect(state).toHaveText('Live · has unpublished changes');
  const { draft } = await (await page.request.get(`/api/admin/posts/${id}/draft`)).json();
  expect(draft.fields.excerpt).toBe('Half a sentence');
});

for (const [kind, { create, list, title }] of Object.entries({
  post: { create: '/vs-admin/create', list: 'posts', title: 'Title' },
  'case study': {
    create: '/vs-admin/case-studies/create',
    list: 'case-studies',
    title: 'Client Name',
  },
}))
  test(`a ${kind} whose creation had no response is not created again after a login`, async ({
    page,
    site,
  }) => {
    await logIn(page, site);
    await page.goto(create);
    await formReady(page);
    // the item is created, but the response is lost; then the session ends
    await page.route(
      `**/api/admin/${list}`,
      async (route) => {
        await route.fetch();
        await page.context().clearCookies();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.getByLabel(title, { exact: true }).fill('Only once');
    const state = formBar(page).getByRole('status');
    await expect(state).toContainText('Not saved: your session has ended.', { timeout: 15_000 });
    await formBar(page).getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password').fill(site.password);
    await dialog.getByRole('button', { name: 'Log in and save' }).click();
    await expect(page).toHaveURL(/\/edit\/\d+$/);
    const answer = await page.request.get(`/api/admin/${list}?search=Only+once`);
    expect(JSON.stringify(await answer.json()).match(/"title":"Only once"/g)).toHaveLength(1);
  });

test('an upload, the library and a share link wait for the login and continue', async ({
  page,
  site,
}) => {
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

  await test.step('the upload', async () => {
    await endSession();
    await group.locator('[type=file]').setInputFiles('public/images/about-desk.jpg');
    await expect(login.getByText('continue with the upload')).toBeVisible();
    await login.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please log in' })).toBeVisible();
    await page.getByRole('button', { name: /^Retry/ }).click();
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

test('the session check waits while the login is open', async ({ page, site }) => {
  await page.clock.install();
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  await page.request.post('/api/admin/logout');
  const group = page.getByRole('group', { name: 'Upload image' });
  await group.locator('[type=file]').setInputFiles('public/images/about-desk.jpg');
  const login = page.getByRole('dialog', { name: 'Your session has ended' });
  await login.getByLabel('Password').fill(site.password);
  const looked = page.waitForResponse('**/api/admin/status');
  await page.clock.fastForward(31_000);
  await looked;
  await expect(login.getByLabel('Password')).toHaveValue(site.password);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(toasts(page).getByText('Image uploaded successfully')).toBeVisible();
  await expect(page).toHaveURL(`/vs-admin/edit/${id}`);
});

test.describe('without changes', () => {
  test.use({ readOnly: true });

  test('a list leads to the login when the session has expired', async ({ page, site }) => {
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
    await expect(page.locator('[data-island="login-form"][data-hydrated]')).toBeVisible();
    await expect(reason).toBeHidden();
  });

  test('a link followed after the session expired leads to a login that says why', async ({
    page,
    site,
  }) => {
    await logIn(page, site);
    await page.goto('/vs-admin/posts');
    await page.locator('[data-island="admin-posts"][data-hydrated]').waitFor();
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'Enquiries' }).click();
    await expect(page).toHaveURL('/vs-admin/login');
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  });
});
