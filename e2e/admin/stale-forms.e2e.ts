// Two people edit one item: the one who saves second sees both versions, and each choice ends the conflict.
import type { Page } from 'playwright/test';
import {
  button,
  closePreview,
  contentField,
  createPost,
  editPost,
  formBar,
  logIn,
  pauseTyping,
  toasts,
} from '../admin.ts';
import { expect, test } from '../journey.ts';

// the error responses that these journeys cause
test.use({ expected: [/status of 409/] });

test.beforeEach(({ page }) => page.clock.install());

const IS_STALE = 'Not saved: somebody else has saved this.';

test('two people who begin the same settings do not overwrite each other', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const opened = async () => {
    const response = await page.request.get('/api/admin/documents/opened?type=settings');
    return response.json();
  };
  await closePreview(page);
  await page.goto('/vs-admin/settings/settings');
  await page.locator('[data-island="document-form"][data-hydrated]').waitFor();
  const { original } = await opened();
  const content = { ...original.content, tagline: 'Said by the other.' };
  const theirs = { type: 'settings', slug: 'settings', title: original.title, content };
  const made = await page.request.post('/api/admin/documents', { data: theirs });
  expect(made.status()).toBe(201);

  await contentField(page, 'name').fill('Said by me');
  await pauseTyping(page);
  await expect(formBar(page)).toContainText(IS_STALE);
  await button(page, 'Publish and stay').press('Enter');
  const question = page.getByRole('dialog');
  const tagline = question.getByRole('radiogroup', { name: 'Tagline', exact: true });
  await expect(tagline.getByRole('radio', { name: 'Theirs' })).toBeChecked();
  await question.getByRole('button', { name: 'Combine' }).click();
  await expect(contentField(page, 'tagline')).toHaveValue('Said by the other.');
  await expect(contentField(page, 'name')).toHaveValue('Said by me');
  await button(page, 'Publish and stay').press('Enter');
  await expect(toasts(page).getByText(/ (published|updated)/)).toBeVisible();
  expect((await opened()).document).toMatchObject({
    status: 'published',
    content: { name: 'Said by me', tagline: 'Said by the other.' },
  });
});

test('each choice ends the conflict with a newer live post, with another draft and with another live post', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const title = page.getByLabel('Title', { exact: true });
  const excerpt = page.getByLabel('Excerpt');
  const state = formBar(page).getByRole('status');
  const question = page.getByRole('dialog');
  const { id } = await createPost(page);
  const read = async (path: string) => (await page.request.get(path)).json();
  const draft = async () => (await read(`/api/admin/posts/${id}/draft`)).draft;
  const { updatedAt: basedOn } = await read(`/api/admin/posts/${id}`);
  await publishTheirs(page, id, 'Theirs');
  const own = { fields: { title: 'Mine' }, basedOn };
  await page.request.put(`/api/admin/posts/${id}/draft`, { data: own });
  await editPost(page, id);

  await test.step('theirs instead of a draft of mine that is older', async () => {
    await expect(title).toHaveValue('Mine');
    await button(page, 'Publish changes').click();
    await expect(question.getByText('Theirs', { exact: true }).last()).toBeVisible();
    await expect(question.getByText('Both versions are the same.')).toBeHidden();
    await question.getByRole('button', { name: 'Use theirs' }).click();
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Theirs');
    await expect.poll(draft).toBeNull();
    await expect(page.getByText('Unpublished changes, saved')).toBeHidden();
  });

  await test.step('an autosave asks nothing, and mine over their draft', async () => {
    const data = { fields: { excerpt: 'Other' } };
    await page.request.put(`/api/admin/posts/${id}/draft`, { data });
    await excerpt.fill('Mine');
    await pauseTyping(page);
    await expect(state).toContainText(IS_STALE);
    await expect(excerpt).toBeFocused();
    await formBar(page).getByRole('button', { name: 'Compare' }).click();
    await question.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(formBar(page).getByText(/^Saved /)).toBeVisible();
    expect((await draft()).fields.excerpt).toBe('Mine');
  });

  await test.step('a draft saved by key asks about the newer live post, and mine overwrites it', async () => {
    await publishTheirs(page, id, 'Theirs again');
    await title.fill('Mine after all');
    await page.keyboard.press('Control+s');
    await expect(question.getByText('Theirs again', { exact: true }).last()).toBeVisible();
    await question.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(toasts(page).getByText('Draft saved.')).toBeVisible();
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page).toHaveURL('/vs-admin/dashboard');
    expect((await read('/api/posts/live-words')).title).toBe('Mine after all');
  });
});

/** Publishes the post with this title, as if by somebody else. */
async function publishTheirs(page: Page, id: number, title: string) {
  const data = { title, slug: 'live-words', content: '<p>Live words.</p>' };
  expect((await page.request.put(`/api/admin/posts/${id}`, { data })).status()).toBe(200);
}
