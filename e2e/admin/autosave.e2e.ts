// Forms autosave into the draft: nothing public changes, nothing moves, and another window continues from there.
import type { Page } from 'playwright/test';
import { button, createPost, editPost, formBar, formReady, logIn, writePost } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.use({ expected: [/status of (404|409)/] });

const saved = (page: Page) => formBar(page).getByText(/^Saved (just now|\d+ s ago)$/);
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });

test('a new post is saved automatically, and continued in another window', async ({
  page,
  site,
  context,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  await writePost(page, 'Half an idea');
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/vs-admin\/edit\/\d+$/);
  await expect(page).toHaveTitle(/^Half an idea – Create New Post/);
  await expect(content(page)).toBeFocused();
  await expect(formBar(page).getByRole('status')).toHaveText('Draft');
  await page.keyboard.type(' More.');
  await expect(formBar(page)).toContainText('Unsaved changes');
  await expect(formBar(page)).not.toContainText('Unsaved changes');

  const other = await context.newPage();
  await other.goto(page.url());
  await formReady(other);
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('Half an idea');
  await expect(other).toHaveTitle(/^Half an idea – Edit Post/);
  await expect(content(other)).toContainText('nobody has read yet. More.');
  await expect(formBar(other)).toContainText('Also open in another window');
  expect((await visitor.get('/api/posts/half-an-idea')).status()).toBe(404);

  await other.close();
  await button(page, 'Create Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  const post = await (await visitor.get('/api/posts/half-an-idea')).json();
  expect(post.content).toContain('More.');
});

test('a paragraph of a long published article is saved in few bytes, and stays a draft', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const paragraphs = Array.from({ length: 400 }, (_, at) => `<p>Paragraph ${at} of it.</p>`);
  const { id } = await createPost(page, { content: paragraphs.join('') });
  await editPost(page, id);
  const sent: { body: string; at: number }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH')
      sent.push({ body: request.postData() ?? '', at: performance.now() });
  });
  await content(page).getByText('Paragraph 1 of it.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Changed.');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Unpublished changes, saved')).toBeHidden();
  expect(sent).toHaveLength(1);
  // the next words are typed before two seconds have passed, and are sent later than that
  await page.keyboard.type(' Typed on for a moment, a key at a time.', { delay: 40 });
  await expect.poll(() => sent.length).toBe(2);
  const [first, second] = sent;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(2000);
  for (const { body } of sent) expect(body.length).toBeLessThan(1000);
  const live = await (await page.request.get('/api/posts/live-words')).json();
  expect(live.content).not.toContain('Changed.');
  const { draft } = await (await page.request.get(`/api/admin/posts/${id}/draft`)).json();
  expect(draft.fields.content).toContain('Paragraph 1 of it. Changed.');
  const { pagination } = await (await page.request.get(`/api/admin/posts/${id}/versions`)).json();
  expect(pagination.total).toBe(1);
  await button(page, 'Update Post').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
});

test('an autosave that meets another version asks nothing, and can be compared', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  await page.request.put(`/api/admin/posts/${id}/draft`, {
    data: { fields: { excerpt: 'Other' } },
  });
  await page.getByLabel('Excerpt').fill('Mine');
  await expect(formBar(page)).toContainText('Not saved: somebody else has saved this.');
  await expect(page.getByLabel('Excerpt')).toBeFocused();
  await button(page, 'Compare').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(saved(page)).toBeVisible();
  const { draft } = await (await page.request.get(`/api/admin/posts/${id}/draft`)).json();
  expect(draft.fields.excerpt).toBe('Mine');
});
