// Failures between a form and the server: the text stays, and the save continues.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
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
  undone,
  writePost,
} from '../admin.ts';
import { expect, test } from '../journey.ts';

// the browser logs the error responses and the dead server of these journeys
test.use({
  expected: [/status of 409|ERR_(CONNECTION_(REFUSED|RESET)|INTERNET_DISCONNECTED)/],
});

/** The server carries out the next call of `address`, but its response is lost. */
const loseAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

/** Lets the time pass after which the form asks whether the server answers again. */
const pauseTries = (page: Page) => page.clock.runFor(3000);

test('a failed save keeps the text, and the last of several continues when the server is back', async ({
  page,
  site,
  context,
}) => {
  await page.clock.install();
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  const excerpt = page.getByLabel('Excerpt');
  const state = formBar(page).getByRole('status');
  const draft = async () =>
    (await (await page.request.get(`/api/admin/posts/${id}/draft`)).json()).draft;
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(new URL(request.url()).pathname);
  });

  await test.step('without a network', async () => {
    await excerpt.fill('Sent.');
    await context.setOffline(true);
    await button(page, 'Update Post').click();
    await expect(toasts(page).getByText('Failed to update blog post')).toBeVisible();
    await button(page, 'Save draft').press('Enter');
    await expect(toasts(page).getByText('Failed to save the draft')).toBeVisible();
    await expect(button(page, 'Save draft')).toBeFocused();
    await expect(state).toContainText('Not saved: no connection.');
    await excerpt.fill('Sent. And more.');
    saves.splice(0);
    await context.setOffline(false);
    await expect(state).toContainText('Live · has unpublished changes');
    await expect(excerpt).toHaveValue('Sent. And more.');
    await expect(button(page, 'Try again')).toBeHidden();
    // text typed since then is autosaved
    await pauseTyping(page);
    await expect.poll(async () => (await draft())?.fields.excerpt).toBe('Sent. And more.');
    expect(saves).toEqual([`/api/admin/posts/${id}/draft`]);
  });

  await test.step('without a server', async () => {
    await excerpt.fill('Typed before it went.');
    await site.stop();
    await button(page, 'Publish changes').click();
    await expect(toasts(page).getByText('Failed to update blog post')).toBeVisible();
    // for longer than the toast
    await toasts(page).getByRole('button', { name: 'Close notification' }).last().click();
    await expect(state).toContainText('Not saved: no connection.');
    await expect(button(page, 'Try again')).toBeVisible();
    await expect(excerpt).toHaveValue('Typed before it went.');
    await site.restart();
    await pauseTries(page);
    await expect(page).toHaveURL('/vs-admin/dashboard');
    const post = await (await page.request.get('/api/posts/live-words')).json();
    expect(post.excerpt).toBe('Typed before it went.');
    expect(await draft()).toBeNull();
  });
});

test('a save whose response was lost counts as done, and a new post is created once', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await logIn(page, site);
  await writePost(page, 'Made once');
  await loseAnswer(page, '**/api/admin/posts');
  await button(page, 'Publish and stay').click();
  await expect(toasts(page).getByText('Failed to publish blog post')).toBeVisible();
  await pauseTries(page);
  await expect(toasts(page).getByText('Blog post published')).toBeVisible();
  await expect(page).toHaveURL(/\/vs-admin\/edit\/\d+$/);
  const { posts } = await (await page.request.get('/api/admin/posts?search=Made+once')).json();
  const made = posts.filter(({ title }: { title: string }) => title === 'Made once');
  expect(made).toHaveLength(1);

  await page.getByLabel('Excerpt').fill('Stored, and nobody said so.');
  await loseAnswer(page, `**/api/admin/posts/${made[0].id}`);
  await button(page, 'Update Post').click();
  await expect(toasts(page).getByText('Failed to update blog post')).toBeVisible();
  await pauseTries(page);
  await expect(page).toHaveURL('/vs-admin/dashboard');
  await expect(toasts(page).getByText('Blog post updated successfully')).toBeVisible();
});

test('publishing from a stale tab asks about a newer draft of somebody else', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  await page.getByLabel('Excerpt').fill('First.');
  await button(page, 'Save draft').click();
  await expect(formBar(page).getByRole('status')).toHaveText('Live · has unpublished changes');
  const theirs = { fields: { excerpt: 'Second.', author: 'Somebody else' } };
  await page.request.put(`/api/admin/posts/${id}/draft`, { data: theirs });

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

test('text typed during a save stays and keeps the form open, also letters that are not rendered yet', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const image = {
    ...{ name: 'desk.jpg', mimeType: 'image/jpeg' },
    buffer: readFileSync('public/images/about-desk.jpg'),
  };
  const uploaded = await page.request.post('/api/admin/upload', { multipart: { image } });
  const { url } = await uploaded.json();
  const picture = `/api/admin/media/${url.split('/').at(-1)}`;
  await page.request.patch(picture, { data: { alt: 'A desk' } });
  const { id } = await createPost(page, { image: url });
  await editPost(page, id);
  const text = page.getByRole('textbox', { name: 'Content' });
  const typeOn = async (more: string) => {
    await text.focus();
    await page.keyboard.insertText(more);
  };
  const live = async () => (await (await page.request.get('/api/posts/live-words')).json()).content;
  const updating = page.getByRole('button', { name: 'Updating...' });

  await test.step('while the alt texts of its pictures are looked up', async () => {
    const letGo = await hold(page, picture);
    await text.click();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' One.');
    await button(page, 'Update Post').click();
    await expect(updating).toBeDisabled();
    await typeOn(' Two.');
    letGo();
    await expect(toasts(page).getByText('Blog post updated successfully')).toBeVisible();
    await expect(formBar(page)).toContainText('Unsaved changes');
    expect(await live()).toBe('<p>Live words. One.</p>');
  });

  await test.step('while it is sent, when the page renders nothing', async () => {
    const letGo = await hold(page, `/api/admin/posts/${id}`);
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await typeOn(' Three.');
    await button(page, 'Update Post').click();
    await expect(updating).toBeDisabled();
    await typeOn(' Four.');
    letGo();
    await expect(button(page, 'Update Post')).toBeEnabled();
    await expect(formBar(page)).toContainText('Unsaved changes');
    expect(await live()).toBe('<p>Live words. One. Two. Three.</p>');
  });

  await test.step('an undo of the save leaves the text in the form', async () => {
    await undo(page).last().click();
    await undone(page);
    await expect(formBar(page).getByRole('status')).toContainText('Live · has unpublished changes');
    await expect(text).toHaveText('Live words. One. Two. Three. Four.');
    expect(await live()).toBe('<p>Live words. One.</p>');
    await button(page, 'Publish changes').click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
    expect(await live()).toBe('<p>Live words. One. Two. Three. Four.</p>');
  });
});

test('a form that stops working says so, and offers its text again after a reload', async ({
  page,
  site,
  expected,
}) => {
  expected.push(/removeChild/);
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  await page.getByLabel('Excerpt').fill('Typed before the failure.');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('');
  await button(page, 'Update Post').click();
  // React expects its own elements, which translations and extensions of browsers replace
  await page.getByText('Required', { exact: true }).evaluate((error) => error.remove());
  await page.getByRole('textbox', { name: 'Content' }).pressSequentially('New. ');
  await title.fill('T');
  await expect(page.getByRole('alert')).toContainText('This part of the page has stopped working.');
  await button(page, 'Reload the page').click();
  await expect(page.getByText('Unsaved changes from')).toBeVisible();
  await button(page, 'Restore').click();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Typed before the failure.');
  await expect(title).toHaveValue('T');
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('New. ');
});
