// Undo in the toast takes a publish back, also on the screen that the save leads to.
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

const undo = (page: Page) => toasts(page).getByRole('button', { name: 'Undo' });
const undone = (page: Page) => expect(toasts(page).getByText('Undone')).toBeVisible();

test('a new post that was published goes back to a draft', async ({ page, site, newPerson }) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  await writePost(page, 'Too early');
  await button(page, 'Create Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  await expect(toasts(page).getByText('Blog post created successfully')).toBeVisible();
  expect((await visitor.get('/api/posts/too-early')).status()).toBe(200);
  await undo(page).click();
  await undone(page);
  await expect(page).toHaveURL('/vs-admin/dashboard');
  expect((await visitor.get('/api/posts/too-early')).status()).toBe(404);
  const post = await (await page.request.get('/api/posts/too-early')).json();
  expect(post).toMatchObject({ title: 'Too early', status: 'draft' });
});

test('Publish and stay keeps the form open, and can be undone there', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  await writePost(page, 'Look at once');
  await button(page, 'Publish and stay').click();
  await expect(toasts(page).getByText('Blog post published')).toBeVisible();
  await expect(page).toHaveURL(/\/vs-admin\/edit\/\d+$/);
  expect((await visitor.get('/api/posts/look-at-once')).status()).toBe(200);
  await undo(page).click();
  await undone(page);
  await expect(formBar(page).getByRole('status')).toHaveText('Draft');
  expect((await visitor.get('/api/posts/look-at-once')).status()).toBe(404);
});

test('undoing an update restores the live text, and keeps the new text as a draft', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  const { id } = await createPost(page, { excerpt: 'Good.' });
  const live = async () => (await visitor.get('/api/posts/live-words')).json();
  const { updatedAt: _, ...before } = await live();
  await editPost(page, id);
  await page.getByLabel('Excerpt').fill('Worse.');
  await button(page, 'Update Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  expect((await live()).excerpt).toBe('Worse.');
  await undo(page).click();
  await undone(page);
  expect(await live()).toMatchObject(before);
  await editPost(page, id);
  await expect(formBar(page).getByRole('status')).toHaveText('Live · has unpublished changes');
  await expect(page.getByLabel('Excerpt')).toHaveValue('Worse.');
});

test('undoing an update of a case study restores its stats', async ({ page, site, newPerson }) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  const made = await page.request.post('/api/admin/case-studies', {
    data: { title: 'Fenwright', slug: 'fenwright', description: 'Clocks.', categories: ['SEO'] },
  });
  const { id } = await made.json();
  const data = { number: '128' };
  await page.request.post(`/api/admin/case-studies/${id}/stats`, { data });
  const live = async () => (await visitor.get('/api/case-studies/fenwright')).json();
  await page.goto(`/vs-admin/case-studies/edit/${id}`);
  await formReady(page);
  await page.getByLabel('Description').fill('Watches.');
  await page.getByLabel('Number', { exact: true }).fill('46');
  await button(page, 'Update Case Study').click();
  await expect(page).toHaveURL('/vs-admin/case-studies');
  await undo(page).click();
  await undone(page);
  expect(await live()).toMatchObject({ description: 'Clocks.', stats: [data] });
});

test.describe('after a later save by somebody else', () => {
  test('nothing is taken back', async ({ page, site }) => {
    await logIn(page, site);
    const { id } = await createPost(page);
    await editPost(page, id);
    await page.getByLabel('Excerpt').fill('Mine.');
    await button(page, 'Update Post').click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
    const theirs = { title: 'Theirs', slug: 'live-words', content: '<p>Theirs.</p>' };
    await page.request.put(`/api/admin/posts/${id}`, { data: theirs });
    await undo(page).click();
    await expect(toasts(page).getByText('Somebody else has saved it since')).toBeVisible();
    expect(await (await page.request.get('/api/posts/live-words')).json()).toMatchObject(theirs);
  });
});

test('undoing a save keeps the text typed during it in the form', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`/api/admin/posts/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await page.getByLabel('Excerpt').fill('Sent.');
  await button(page, 'Update Post').click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  await page.getByLabel('Excerpt').fill('Sent. And more.');
  letGo();
  await undo(page).click();
  await undone(page);
  await expect(page.getByLabel('Excerpt')).toHaveValue('Sent. And more.');
  await expect(formBar(page).getByRole('status')).toContainText(
    'Live · has unpublished changes · Unsaved changes',
  );
  expect((await (await visitor.get('/api/posts/live-words')).json()).excerpt).toBeNull();
  await button(page, 'Publish changes').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  const { excerpt } = await (await visitor.get('/api/posts/live-words')).json();
  expect(excerpt).toBe('Sent. And more.');
});
