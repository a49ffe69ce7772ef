// Failures between a form and the server: the text stays, and the save continues.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import {
  button,
  createPost,
  editPost,
  formBar,
  formReady,
  logIn,
  toasts,
  writePost,
} from '../admin.ts';
import { expect, test } from '../journey.ts';

// the browser logs the error responses and the dead server of these journeys
test.use({
  expected: [/status of (401|409)|ERR_(CONNECTION_(REFUSED|RESET)|INTERNET_DISCONNECTED)/],
});

/** The server carries out the next call of `address`, but its response is lost. */
const loseAnswer = (page: Page, address: string | RegExp) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

/** Holds back the saves of a post until the returned function is called. */
async function holdSaves(page: Page, id: number): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`/api/admin/posts/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('a save that fails keeps the text, and continues by itself when the server is back', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  await page.getByLabel('Excerpt').fill('Typed before it went.');
  await site.stop();
  await button(page, 'Save draft').press('Enter');
  await expect(toasts(page).getByText('Failed to save the draft')).toBeVisible();
  await expect(button(page, 'Save draft')).toBeFocused();
  await button(page, 'Update Post').click();
  await expect(toasts(page).getByText('Failed to update blog post')).toBeVisible();
  const state = formBar(page).getByRole('status');
  await expect(state).toContainText('Not saved: no connection.');
  await button(page, 'Try again').click();
  await expect(toasts(page).getByText('Failed to update blog post')).toBeVisible();
  // for longer than the toast
  await toasts(page).getByRole('button', { name: 'Close notification' }).click();
  await expect(state).toContainText('Not saved: no connection.');
  await expect(page.getByLabel('Excerpt')).toHaveValue('Typed before it went.');
  await site.restart();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  const post = await (await page.request.get('/api/posts/live-words')).json();
  expect(post.excerpt).toBe('Typed before it went.');
  const { draft } = await (await page.request.get(`/api/admin/posts/${id}/draft`)).json();
  expect(draft).toBeNull();
});

test('a save whose response was lost counts as done', async ({ page, site }) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  await page.getByLabel('Excerpt').fill('Stored, and nobody said so.');
  await loseAnswer(page, `**/api/admin/posts/${id}`);
  await button(page, 'Update Post').click();
  await expect(toasts(page).getByText('Failed to update blog post')).toBeVisible();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  await expect(toasts(page).getByText('Blog post updated successfully')).toBeVisible();
});

for (const [kind, { create, list, fields, button: name, onward }] of Object.entries({
  post: {
    create: '/vs-admin/create',
    list: '/api/posts/made-once',
    fields: { Title: 'Made once' },
    button: 'Create Post',
    onward: '/vs-admin/dashboard',
  },
  'case study': {
    create: '/vs-admin/case-studies/create',
    list: '/api/case-studies/made-once',
    fields: { 'Client Name': 'Made once', Description: 'Clocks.', Categories: 'SEO' },
    button: 'Create Case Study',
    onward: '/vs-admin/case-studies',
  },
}))
  test(`a new ${kind} whose response was lost is created once`, async ({ page, site }) => {
    await logIn(page, site);
    await page.goto(create);
    await formReady(page);
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page
      .getByRole('textbox', { name: /Content$/ })
      .first()
      .fill('Written once.');
    if (kind === 'case study') {
      await button(page, 'Add Stat').click();
      await page.getByLabel('Number', { exact: true }).fill('128');
    }
    await loseAnswer(page, /\/api\/admin\/(posts|case-studies)$/);
    await button(page, name).click();
    await expect(toasts(page).getByText(/^Failed to create/)).toBeVisible();
    await expect(page).toHaveURL(onward);
    const made = await (await page.request.get(list)).json();
    expect(made.stats?.map(({ number }: { number: string }) => number) ?? ['128']).toEqual(['128']);
  });

test('text typed after the response to a new post was lost is saved to that post', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await writePost(page, 'Made once');
  await loseAnswer(page, '**/api/admin/posts');
  await button(page, 'Create Post').click();
  await expect(toasts(page).getByText('Failed to create blog post')).toBeVisible();
  await page.getByLabel('Excerpt').fill('Typed since.');
  await button(page, 'Create Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  const post = await (await page.request.get('/api/posts/made-once')).json();
  expect(post.excerpt).toBe('Typed since.');
});

test('text typed while a save waits for the network is kept, and only the last save continues', async ({
  page,
  site,
  context,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(new URL(request.url()).pathname);
  });
  await page.getByLabel('Excerpt').fill('Sent.');
  await context.setOffline(true);
  await button(page, 'Update Post').click();
  await expect(toasts(page).getByText('Failed to update blog post')).toBeVisible();
  await button(page, 'Save draft').click();
  await expect(toasts(page).getByText('Failed to save the draft')).toBeVisible();
  const state = formBar(page).getByRole('status');
  await expect(state).toContainText('Not saved: no connection.');
  await page.getByLabel('Excerpt').fill('Sent. And more.');
  saves.splice(0);
  await context.setOffline(false);
  await expect(state).toContainText('Live · has unpublished changes');
  await expect(page.getByLabel('Excerpt')).toHaveValue('Sent. And more.');
  await expect(button(page, 'Try again')).toBeHidden();
  // text typed since then is autosaved
  const draft = async () =>
    (await (await page.request.get(`/api/admin/posts/${id}/draft`)).json()).draft;
  await expect.poll(async () => (await draft())?.fields.excerpt).toBe('Sent. And more.');
  expect(saves).toEqual([`/api/admin/posts/${id}/draft`]);
});

test('a refused save is not retried', async ({ page, site }) => {
  await logIn(page, site);
  await createPost(page);
  await writePost(page, 'Live words');
  await button(page, 'Create Post').click();
  await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
  await expect(formBar(page).getByRole('status')).toHaveText('Not saved yet · Unsaved changes');
  await expect(button(page, 'Try again')).toBeHidden();
});

test('two tabs with drafts of one post: the later one sees both and may overwrite', async ({
  page,
  site,
  context,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  const other = await context.newPage();
  await editPost(page, id);
  await editPost(other, id);
  await page.getByLabel('Excerpt').fill('First.');
  await button(page, 'Save draft').click();
  await expect(formBar(page).getByRole('status')).toHaveText('Live · has unpublished changes');

  await other.getByLabel('Excerpt').fill('Second.');
  await button(other, 'Save draft').click();
  const question = other.getByRole('dialog');
  await expect(question.getByText('Second.')).toBeVisible();
  await expect(question.getByText('First.')).toBeVisible();
  await question.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(formBar(other).getByRole('status')).toHaveText('Live · has unpublished changes');

  await test.step('then the first tab gets the conflict, also after a publish', async () => {
    const published = other.waitForURL('/vs-admin/dashboard');
    await button(other, 'Publish changes').click();
    await published;
    await page.getByLabel('Excerpt').fill('Third.');
    await button(page, 'Save draft').click();
    await expect(page.getByRole('dialog').getByText('Second.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Use theirs' }).click();
    await expect(page.getByLabel('Excerpt')).toHaveValue('Second.');
    await button(page, 'Restore').click();
    await expect(page.getByLabel('Excerpt')).toHaveValue('Third.');
  });
});

test('publishing from a stale tab asks about a newer draft of somebody else', async ({
  page,
  site,
  context,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  const other = await context.newPage();
  await editPost(page, id);
  await editPost(other, id);
  await page.getByLabel('Excerpt').fill('First.');
  await button(page, 'Save draft').click();
  await expect(formBar(page).getByRole('status')).toHaveText('Live · has unpublished changes');
  await other.getByLabel('Excerpt').fill('Second.');
  await other.getByLabel('Author').fill('Somebody else');
  await button(other, 'Save draft').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(formBar(other).getByRole('status')).toHaveText('Live · has unpublished changes');

  await page.getByLabel('Title', { exact: true }).fill('Mine');
  await button(page, 'Publish changes').click();
  const question = page.getByRole('dialog');
  const choice = (field: string) => question.getByRole('radiogroup', { name: field, exact: true });
  await expect(choice('Title').getByRole('radio', { name: 'Yours' })).toBeChecked();
  await expect(choice('Excerpt').getByRole('radio', { name: 'Theirs' })).toBeChecked();
  await expect(choice('Author').getByRole('radio', { name: 'Theirs' })).toBeChecked();
  const live = async () => (await page.request.get('/api/posts/live-words')).json();
  expect(await live()).toMatchObject({ title: 'Live', excerpt: null });
  await question.getByRole('button', { name: 'Combine' }).click();
  await expect(page.getByLabel('Author')).toHaveValue('Somebody else');
  await button(page, 'Publish changes').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  expect(await live()).toMatchObject({
    title: 'Mine',
    excerpt: 'Second.',
    author: 'Somebody else',
  });
});

test('typing during a save keeps the form open', async ({ page, site }) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  const letGo = await holdSaves(page, id);
  await page.getByLabel('Excerpt').fill('Sent.');
  await button(page, 'Update Post').click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await page.getByLabel('Excerpt').fill('Sent. And more.');
  letGo();
  await expect(toasts(page).getByText('Blog post updated successfully')).toBeVisible();
  await expect(formBar(page)).toContainText('Unsaved changes');
  await expect(page.getByLabel('Excerpt')).toHaveValue('Sent. And more.');
  await button(page, 'Update Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  const post = await (await page.request.get('/api/posts/live-words')).json();
  expect(post.excerpt).toBe('Sent. And more.');
});

test('typing while the pictures of a save are looked up keeps the form open', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const buffer = readFileSync('public/images/about-desk.jpg');
  const image = { name: 'desk.jpg', mimeType: 'image/jpeg', buffer };
  const uploaded = await page.request.post('/api/admin/upload', { multipart: { image } });
  const { url } = await uploaded.json();
  const name = url.split('/').at(-1);
  await page.request.patch(`/api/admin/media/${name}`, { data: { alt: 'A desk' } });
  const { id } = await createPost(page, { image: url });
  await editPost(page, id);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`/api/admin/media/${name}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Excerpt').fill('Sent.');
  await button(page, 'Update Post').click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await page.getByLabel('Excerpt').fill('Sent. And more.');
  letGo();
  await expect(toasts(page).getByText('Blog post updated successfully')).toBeVisible();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Sent. And more.');
  await expect(formBar(page)).toContainText('Unsaved changes');
  const post = async () => (await page.request.get('/api/posts/live-words')).json();
  expect((await post()).excerpt).toBe('Sent.');
  await button(page, 'Update Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  expect((await post()).excerpt).toBe('Sent. And more.');
});

test('letters that are not rendered yet are saved, or keep the form open', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.click();
  await page.keyboard.press('End');
  // from here on the page renders nothing
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.keyboard.insertText(' Last.');
  const letGo = await holdSaves(page, id);
  await button(page, 'Update Post').click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await text.focus();
  await page.keyboard.insertText(' And later.');
  letGo();
  await expect(toasts(page).getByText('Blog post updated successfully')).toBeVisible();
  await expect(formBar(page)).toContainText('Unsaved changes');
  const post = await (await page.request.get('/api/posts/live-words')).json();
  expect(post.content).toBe('<p>Live words. Last.</p>');
  await button(page, 'Update Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  const later = await (await page.request.get('/api/posts/live-words')).json();
  expect(later.content).toContain(' And later.');
});

test('leaving with unsaved changes asks, and the session check keeps them', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  await page.getByLabel('Excerpt').fill('Not saved.');
  await page.request.post('/api/admin/logout');
  await page.clock.fastForward(31_000);
  await expect(page.getByLabel('Excerpt')).toHaveValue('Not saved.');
  await expect(page).toHaveURL(`/vs-admin/edit/${id}`);
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await expect(page.getByLabel('Excerpt')).toHaveValue('Not saved.');
});

test('a save during an upload is refused until the picture is uploaded', async ({ page, site }) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('/api/admin/upload', async (route) => {
    await held;
    await route.continue();
  });
  const upload = page.getByRole('group', { name: 'Upload image' }).locator('[type=file]');
  await upload.setInputFiles('public/images/about-desk.jpg');
  await expect(page.getByText('Uploading...').first()).toBeVisible();
  await formBar(page)
    .getByRole('button', { name: /^Checklist:/ })
    .click();
  const checklist = page.getByRole('dialog', { name: 'Checklist' });
  await expect(checklist).toContainText('about-desk.jpg is still uploading');
  await page.keyboard.press('Escape');
  await button(page, 'Update Post').click();
  await expect(toasts(page).getByText('A picture is still uploading.')).toBeVisible();
  await expect(page).toHaveURL(`/vs-admin/edit/${id}`);
  letGo();
  await expect(toasts(page).getByText('Image uploaded successfully')).toBeVisible();
  await button(page, 'Update Post').click();
  await page.getByRole('dialog').getByLabel('Alt text').fill('A desk');
  await page.getByRole('dialog').getByRole('button', { name: 'Update Post' }).click();
  await page.waitForURL('/vs-admin/dashboard');
  const post = await (await page.request.get('/api/posts/live-words')).json();
  expect(post.image).toMatch(/^\/uploads\//);
});
