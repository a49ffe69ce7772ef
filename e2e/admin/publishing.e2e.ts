// Drafts, scheduled, published and changed items, as visitors see them.
import type { APIRequestContext } from 'playwright/test';
import { button, createPost, editPost, formBar, logIn, toasts, undo, writePost } from '../admin.ts';
import { expect, test } from '../journey.ts';

// the browser logs the error responses that these journeys cause
test.use({ expected: [/status of 404/] });

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
  await expect(formBar(page).getByRole('status')).toHaveText('Draft');
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
  // the field only takes whole minutes, so an API call sets a time 2.5 s from now
  const publishDate = new Date(Date.now() + 2500).toISOString();
  const { id } = await createPost(page, { status: 'scheduled', publishDate });
  expect(await seenOn(visitor, 'live-words')).toEqual([]);
  await editPost(page, id);
  await expect(formBar(page).getByRole('status')).toHaveText('Published', { timeout: 10_000 });
  await expect(page.getByText(/^Live since .* as scheduled\./)).toBeVisible();
  await expect(button(page, 'Unpublish…')).toBeVisible();
  await expect(button(page, 'Unschedule')).toBeHidden();
  await expect.poll(() => seenOn(visitor, 'live-words')).toHaveLength(EVERYWHERE);
});

test('a post is unpublished, scheduled, rescheduled, unscheduled and published in its form', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  const publishDate = '2026-01-05T09:00:00.000Z';
  const { id } = await createPost(page, { publishDate });
  expect(await seenOn(visitor, 'live-words')).toHaveLength(EVERYWHERE);
  await editPost(page, id);
  const state = formBar(page).getByRole('status');
  const question = page.getByRole('alertdialog');

  await test.step('unpublished after a confirmation', async () => {
    await button(page, 'Unpublish…').click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(button(page, 'Unpublish…')).toBeFocused();
    await button(page, 'Unpublish…').click();
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await expect(state).toHaveText('Draft');
    expect(await seenOn(visitor, 'live-words')).toEqual([]);
  });

  await test.step('published again with its date', async () => {
    await page.getByLabel('Excerpt').fill('Corrected.');
    await button(page, 'Publish and stay').click();
    await expect(state).toHaveText('Published');
    const post = await (await visitor.get('/api/posts/live-words')).json();
    expect(post).toMatchObject({ excerpt: 'Corrected.', publishDate });
  });

  await test.step('scheduled', async () => {
    await button(page, 'Unpublish…').click();
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await button(page, 'Schedule…').click();
    const dialog = page.getByRole('dialog', { name: 'Schedule' });
    await dialog.getByLabel('Publish at').focus();
    await page.keyboard.type('010129990900');
    await expect(dialog.getByText('In Coordinated Universal Time.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
    expect(await seenOn(visitor, 'live-words')).toEqual([]);
  });

  await test.step('rescheduled and unscheduled, which can be undone', async () => {
    await editPost(page, id);
    await expect(state).toHaveText(/^Scheduled for January 1, 2999/);
    await button(page, 'Reschedule…').click();
    const dialog = page.getByRole('dialog', { name: 'Reschedule' });
    await dialog.getByLabel('Publish at').fill('2998-06-01T10:30');
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    await expect(state).toHaveText(/^Scheduled for June 1, 2998/);
    await button(page, 'Unschedule').click();
    await expect(state).toHaveText('Draft');
    await undo(page).click();
    await expect(state).toHaveText(/^Scheduled for June 1, 2998/);
  });

  await test.step('published before its time, with what was typed', async () => {
    await page.getByLabel('Excerpt').fill('Saved with it.');
    await button(page, 'Publish now').click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
    expect(await seenOn(visitor, 'live-words')).toHaveLength(EVERYWHERE);
    const post = await (await visitor.get('/api/posts/live-words')).json();
    expect(post.excerpt).toBe('Saved with it.');
    expect(Date.parse(post.publishDate)).toBeLessThanOrEqual(Date.now());
  });
});

test('Enter, Ctrl+S and a discarded draft change nothing that is public, Ctrl+Shift+Enter publishes', async ({
  page,
  site,
  newPerson,
}) => {
  const visitor = (await newPerson()).request;
  await logIn(page, site);
  const { id } = await createPost(page);
  const title = page.getByLabel('Title', { exact: true });
  const state = formBar(page).getByRole('status');
  const HAS_DRAFT = 'Live · has unpublished changes';
  const heading = async () => {
    const html = await (await visitor.get('/insights/live-words')).text();
    return html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1];
  };
  expect(await heading()).toBe('Live');
  await editPost(page, id);
  await expect(state).toHaveText('Published');

  await test.step('Enter saves nothing', async () => {
    await title.fill('Better');
    await expect(page.getByLabel('Slug')).toHaveValue('live-words');
    await page.getByLabel('Author').press('Enter');
    await expect(state).toHaveText('Published · Unsaved changes');
  });

  await test.step('Ctrl+S keeps the changes as a draft, and so does its button', async () => {
    await title.press('Control+s');
    await expect(state).toHaveText(HAS_DRAFT);
    await expect(title).toBeFocused();
    await page.getByLabel('Excerpt').fill('Even better');
    await button(page, 'Save draft').click();
    await expect(state).toHaveText(HAS_DRAFT);
    expect(await heading()).toBe('Live');
    await button(page, 'Compare').click();
    const dialog = page.getByRole('dialog', { name: 'Unpublished changes' });
    await expect(dialog.getByRole('region', { name: 'Draft: Title' })).toContainText('Better');
    await expect(dialog.getByRole('region', { name: 'Live: Title' })).toContainText('Live');
    await page.keyboard.press('Escape');
  });

  await test.step('the draft is discarded after a confirmation, and unsaved text offered', async () => {
    await title.fill('Better and better');
    await button(page, 'Discard draft').click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(title).toHaveValue('Better and better');
    await button(page, 'Discard draft').click();
    await question.getByRole('button', { name: 'Discard draft' }).click();
    await expect(title).toHaveValue('Live');
    await expect(title).toBeFocused();
    await expect(state).toHaveText('Published');
    await button(page, 'Restore').click();
    await expect(title).toHaveValue('Better and better');
    expect(await heading()).toBe('Live');
  });

  await test.step('Ctrl+Shift+Enter publishes from any field', async () => {
    await page.getByRole('textbox', { name: 'Content' }).click();
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page).toHaveURL('/vs-admin/dashboard');
    expect(await heading()).toBe('Better and better');
  });
});
