// Two people edit one item: the one who saves second sees both versions, and each choice ends the conflict.
import type { Page } from 'playwright/test';
import {
  button,
  closeAbruptly,
  createPost,
  editPost,
  formBar,
  logIn,
  refuseAutosaves,
  toasts,
} from '../admin.ts';
import { expect, test } from '../journey.ts';

// the error responses that these journeys cause
test.use({ expected: [/status of (409|503)/] });

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const excerpt = (page: Page) => page.getByLabel('Excerpt');
const choice = (page: Page, field: string) =>
  page.getByRole('dialog').getByRole('radiogroup', { name: field, exact: true });
const IS_STALE = 'Not saved: somebody else has saved this.';

/** Publishes the post with these fields, as if by somebody else. */
async function publishTheirs(page: Page, id: number, theirs: object) {
  const data = { title: 'Live', slug: 'live-words', content: '<p>Live words.</p>', ...theirs };
  expect((await page.request.put(`/api/admin/posts/${id}`, { data })).status()).toBe(200);
}

test('two people who begin the same settings do not overwrite each other', async ({
  page,
  site,
  context,
}) => {
  await logIn(page, site);
  const other = await context.newPage();
  const field = (tab: Page, name: string) => tab.locator(`[name="content.${name}"]`);
  for (const tab of [page, other]) {
    await tab.goto('/vs-admin/settings/settings');
    await expect(tab.locator('.preview-frame:not([data-loading])')).toBeVisible();
  }
  await field(other, 'tagline').fill('Said by the other.');
  await button(other, 'Publish and stay').press('Enter');
  await expect(toasts(other).getByText(/ published$/)).toBeVisible();

  await field(page, 'name').fill('Said by me');
  await expect(formBar(page)).toContainText(IS_STALE);
  await button(page, 'Publish and stay').press('Enter');
  await expect(choice(page, 'Tagline').getByRole('radio', { name: 'Theirs' })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Combine' }).click();
  await expect(field(page, 'tagline')).toHaveValue('Said by the other.');
  await expect(field(page, 'name')).toHaveValue('Said by me');
  await button(page, 'Publish and stay').press('Enter');
  await expect(toasts(page).getByText(/ (published|updated)/)).toBeVisible();
  const { document } = await (
    await page.request.get('/api/admin/documents/opened?type=settings')
  ).json();
  expect(document).toMatchObject({
    status: 'published',
    content: { name: 'Said by me', tagline: 'Said by the other.' },
  });
});

for (const [what, press, expected] of [
  ['mine is published', 'Overwrite with mine', 'Mine'],
  ['theirs is kept', 'Use theirs', 'Theirs'],
] as const)
  test(`a draft saved by key in a stale tab shows what is live, and ${what}`, async ({
    page,
    site,
  }) => {
    await logIn(page, site);
    const { id } = await createPost(page);
    await editPost(page, id);
    await publishTheirs(page, id, { title: 'Theirs' });
    await title(page).fill('Mine');
    await expect(formBar(page)).toContainText(IS_STALE);
    await page.keyboard.press('Control+s');
    const question = page.getByRole('dialog');
    await expect(question.getByText('Theirs', { exact: true }).last()).toBeVisible();
    await expect(question.getByText('Both versions are the same.')).toBeHidden();
    await question.getByRole('button', { name: press }).click();
    await expect(title(page)).toHaveValue(expected);
    await expect(question).toBeHidden();
    if (press === 'Overwrite with mine')
      await expect(toasts(page).getByText('Draft saved.')).toBeVisible();
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page).toHaveURL('/vs-admin/dashboard');
    const live = await (await page.request.get('/api/posts/live-words')).json();
    expect(live.title).toBe(expected);
  });

test('a draft that is older than the live post can be published, or give way to it', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  const stored = await (await page.request.get(`/api/admin/posts/${id}`)).json();
  await publishTheirs(page, id, { title: 'Theirs' });
  const draft = { fields: { title: 'Mine' }, basedOn: stored.updatedAt };
  await page.request.put(`/api/admin/posts/${id}/draft`, { data: draft });
  const draftOf = async () =>
    (await (await page.request.get(`/api/admin/posts/${id}/draft`)).json()).draft;
  const publish = async (choose: string) => {
    await editPost(page, id);
    await expect(title(page)).toHaveValue('Mine');
    await button(page, 'Publish changes').click();
    const question = page.getByRole('dialog');
    await expect(question.getByText('Both versions are the same.')).toBeHidden();
    await question.getByRole('button', { name: choose }).click();
  };
  await publish('Use theirs');
  await expect(title(page)).toHaveValue('Theirs');
  await expect.poll(draftOf).toBeNull();
  await expect(page.getByText('Unpublished changes, saved')).toBeHidden();

  await page.request.put(`/api/admin/posts/${id}/draft`, { data: draft });
  await publish('Overwrite with mine');
  await expect(page).toHaveURL('/vs-admin/dashboard');
  expect((await (await page.request.get('/api/posts/live-words')).json()).title).toBe('Mine');
});

test('a restored copy preselects its own text only where something was typed', async ({
  page,
  site,
  context,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await refuseAutosaves(context);
  const lost = await context.newPage();
  await editPost(lost, id);
  await title(lost).fill('Mine');
  await expect
    .poll(() => lost.evaluate(() => Object.values(localStorage).join()))
    .toContain('"Mine"');
  await closeAbruptly(lost);
  await publishTheirs(page, id, { excerpt: 'Theirs' });

  await editPost(page, id);
  await button(page, 'Restore').click();
  await expect(title(page)).toHaveValue('Mine');
  await button(page, 'Update Post').click();
  await expect(choice(page, 'Title').getByRole('radio', { name: 'Yours' })).toBeChecked();
  await expect(choice(page, 'Excerpt').getByRole('radio', { name: 'Theirs' })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Combine' }).click();
  await expect(excerpt(page)).toHaveValue('Theirs');
  await expect(title(page)).toHaveValue('Mine');
});
