// Drafts, scheduled, published and changed items, as visitors see them.
import type { APIRequestContext } from 'playwright/test';
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

// the browser logs the error responses that these journeys cause
test.use({ expected: [/status of 4(04|09)/] });

/** The public addresses at which a visitor finds the item with this slug. */
async function seenOn(visitor: APIRequestContext, slug: string) {
  const seen: string[] = [];
  for (const path of [
    '/insights',
    '/insights/feed.xml',
    '/insights/feed.json',
    '/sitemap.xml',
    '/api/posts?limit=100',
  ])
    if ((await (await visitor.get(path)).text()).includes(slug)) seen.push(path);
  for (const path of [`/insights/${slug}`, `/api/posts/${slug}`])
    if ((await visitor.get(path)).status() === 200) seen.push(path);
  return seen;
}

const EVERYWHERE = 7;

test('a draft is on no public page until it is published, and then on all at once', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  await writePost(page, 'Kept for later');
  await expect(formBar(page)).toContainText('Not saved yet · Unsaved changes');
  // this puts every page into the cache
  expect(await seenOn(visitor, 'kept-for-later')).toEqual([]);

  await button(page, 'Save as draft').click();
  await expect(page).toHaveURL(/\/vs-admin\/edit\/\d+$/);
  await expect(toasts(page).getByText('Draft saved')).toBeVisible();
  await formReady(page);
  await expect(formBar(page).getByRole('status')).toHaveText('Draft');
  expect(await seenOn(visitor, 'kept-for-later')).toEqual([]);

  await page.getByLabel('Excerpt').fill('Kept with the keyboard.');
  await page.keyboard.press('Control+s');
  await expect(toasts(page).getByText('Draft saved')).toBeVisible();
  await expect(formBar(page).getByRole('status')).toHaveText('Draft');
  await expect(page.getByLabel('Excerpt')).toBeFocused();
  expect(await seenOn(visitor, 'kept-for-later')).toEqual([]);

  await button(page, 'Publish').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  expect(await seenOn(visitor, 'kept-for-later')).toHaveLength(EVERYWHERE);
});

test('a scheduled post is published at its time', { tag: '@timed' }, async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  await writePost(page, 'Out on time');
  await page.getByRole('button', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Publish at').fill('2020-01-01T09:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
  await dialog.getByLabel('Publish at').fill('2999-01-01T09:00');
  await expect(dialog.getByText('In Coordinated Universal Time.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  expect(await seenOn(visitor, 'out-on-time')).toEqual([]);

  const { posts } = await (await page.request.get('/api/admin/posts?status=scheduled')).json();
  const { id } = posts.find(({ slug }: { slug: string }) => slug === 'out-on-time');
  await editPost(page, id);
  await expect(formBar(page).getByRole('status')).toHaveText(/^Scheduled for 1 January 2999/);
  // the field only takes whole minutes, so the form's own call sets a time 2.5 s from now
  const publishDate = new Date(Date.now() + 2500).toISOString();
  await page.request.post('/api/admin/posts/bulk', {
    data: { action: 'status', items: [{ id, status: 'scheduled', publishDate }] },
  });
  await editPost(page, id);
  expect(await seenOn(visitor, 'out-on-time')).toEqual([]);
  await expect(formBar(page).getByRole('status')).toHaveText('Published', { timeout: 10_000 });
  await expect(page.getByText(/^Live since .* as scheduled\./)).toBeVisible();
  await expect(button(page, 'Unpublish…')).toBeVisible();
  await expect(button(page, 'Unschedule')).toBeHidden();
  await expect.poll(() => seenOn(visitor, 'out-on-time')).toHaveLength(EVERYWHERE);
});

test('a scheduled post is rescheduled, unscheduled and published', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  const publishDate = '2999-01-01T09:00:00.000Z';
  const { id } = await createPost(page, { status: 'scheduled', publishDate });
  await editPost(page, id);
  const state = formBar(page).getByRole('status');
  await page.getByRole('button', { name: 'Reschedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await dialog.getByLabel('Publish at').fill('2998-06-01T10:30');
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(state).toHaveText(/^Scheduled for 1 June 2998/);
  await button(page, 'Unschedule').click();
  await expect(state).toHaveText('Draft');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(state).toHaveText(/^Scheduled for 1 June 2998/);
  await page.getByLabel('Excerpt').fill('Saved with it.');
  await button(page, 'Publish now').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  expect(await seenOn(visitor, 'live-words')).toHaveLength(EVERYWHERE);
  const post = await (await visitor.get('/api/posts/live-words')).json();
  expect(post.excerpt).toBe('Saved with it.');
  expect(Date.parse(post.publishDate)).toBeLessThanOrEqual(Date.now());
});

test('changes to a published post stay in a draft until they are published', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = await (await newPerson()).newPage();
  await logIn(page, site);
  const { id } = await createPost(page);
  await visitor.goto('/insights/live-words');
  await editPost(page, id);
  await expect(formBar(page).getByRole('status')).toHaveText('Published');
  await page.getByLabel('Title', { exact: true }).fill('Better');
  await expect(page.getByLabel('Slug')).toHaveValue('live-words');
  await button(page, 'Save draft').click();
  await expect(formBar(page).getByRole('status')).toHaveText('Live · has unpublished changes');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Live');

  await editPost(page, id);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Better');
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublished changes' });
  await expect(dialog.getByRole('region', { name: 'Draft: Title' })).toContainText('Better');
  await expect(dialog.getByRole('region', { name: 'Live: Title' })).toContainText('Live');
  await page.keyboard.press('Escape');

  // Control+S saves changes of a live post as a draft too
  await page.getByLabel('Excerpt').fill('Even better');
  await page.keyboard.press('Control+s');
  await expect(formBar(page).getByRole('status')).toHaveText('Live · has unpublished changes');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Live');

  await button(page, 'Publish changes').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Better');
  await expect(visitor.getByText('Even better')).toBeVisible();
});

test('a draft is discarded after a confirmation, and unsaved text is offered for restoring', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await page.request.put(`/api/admin/posts/${id}/draft`, { data: { fields: { title: 'Worse' } } });
  await editPost(page, id);
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('Worse');
  await title.fill('Worse and worse');
  await button(page, 'Discard draft').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Worse and worse');
  await button(page, 'Discard draft').click();
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(title).toHaveValue('Live');
  await expect(title).toBeFocused();
  await expect(formBar(page).getByRole('status')).toHaveText('Published');
  await button(page, 'Restore').click();
  await expect(title).toHaveValue('Worse and worse');
});

test('a post is unpublished after a confirmation, and published again with its date', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  const publishDate = '2026-01-05T09:00:00.000Z';
  const { id } = await createPost(page, { publishDate });
  expect((await visitor.get('/insights/live-words')).status()).toBe(200);
  await editPost(page, id);
  const unpublish = page.getByRole('button', { name: 'Unpublish…' });
  await unpublish.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(unpublish).toBeFocused();
  await unpublish.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(formBar(page).getByRole('status')).toHaveText('Draft');
  expect(await seenOn(visitor, 'live-words')).toEqual([]);
  await page.getByLabel('Excerpt').fill('Corrected.');
  await button(page, 'Publish').click();
  await expect(page).toHaveURL('/vs-admin/dashboard');
  const post = await (await visitor.get('/api/posts/live-words')).json();
  expect(post).toMatchObject({ excerpt: 'Corrected.', publishDate });
});

test('a taken slug is reported while it is typed, and beside its field when saving, for drafts too', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await createPost(page);
  await writePost(page, 'Live words');
  await expect(page.getByRole('link', { name: /^Live \(opens/ })).toBeVisible();
  for (const name of ['Save as draft', 'Create Post']) {
    await button(page, name).click();
    await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Slug')).toBeFocused();
    await page.getByLabel('Slug').fill('live-words');
  }
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('nobody has read');
});

test('changes to a case study stay in a draft with its stats, and captions keep their commas', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  const made = await page.request.post('/api/admin/case-studies', {
    data: { title: 'Fenwright', slug: 'fenwright', description: 'Clocks.', categories: ['SEO'] },
  });
  const { id }: { id: number } = await made.json();
  await page.goto(`/vs-admin/case-studies/edit/${id}`);
  await formReady(page);
  for (const number of ['128', '46']) {
    await page.getByRole('button', { name: 'Add Stat' }).click();
    const last = page.getByRole('group', { name: /^Stat \d+$/ }).last();
    await last.getByLabel('Number', { exact: true }).fill(number);
  }
  await page.getByRole('button', { name: 'Move Stat 2, position 2 of 2' }).press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Add Video' }).click();
  await page.getByLabel('Video URL').fill('/videos/showreel.mp4');
  await page.getByLabel('Caption').fill('Liverpool, in the rain');
  await button(page, 'Save draft').click();
  await expect(formBar(page).getByRole('status')).toHaveText('Live · has unpublished changes');
  const live = async () => (await visitor.get('/api/case-studies/fenwright')).json();
  expect((await live()).stats).toEqual([]);

  await page.goto(`/vs-admin/case-studies/edit/${id}`);
  await formReady(page);
  const first = page.getByRole('group', { name: 'Stat 1', exact: true });
  await expect(first.getByLabel('Number', { exact: true })).toHaveValue('46');
  await button(page, 'Publish changes').click();
  await expect(page).toHaveURL('/vs-admin/case-studies');
  const { stats, mediaCaptions } = await live();
  expect(stats.map(({ number }: { number: string }) => number)).toEqual(['46', '128']);
  expect(mediaCaptions).toEqual(['Liverpool, in the rain']);
});
