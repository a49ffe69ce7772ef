// Local copies of unsaved forms: one for each tab, offered back until the offer is answered.
import type { Page } from 'playwright/test';
import {
  button,
  closeAbruptly,
  createPost,
  editPost,
  formBar,
  hold,
  logIn,
  pauseTyping,
  refuseAutosaves,
} from '../admin.ts';
import { expect, test } from '../journey.ts';

// the error responses to autosaves and to a stale save
test.use({ expected: [/status of (409|503)/] });
test.beforeEach(({ context }) => refuseAutosaves(context));

const localCopies = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('unsaved:'))
      .join(),
  );
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const excerpt = (page: Page) => page.getByLabel('Excerpt');
const offer = (page: Page) => page.getByText('Unsaved changes from');

test('two tabs on one form keep a copy each, and both are offered, whatever is saved meanwhile', async ({
  page,
  site,
  context,
}) => {
  await page.clock.install();
  await logIn(page, site);
  const { id } = await createPost(page);
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, two]) await editPost(tab, id);
  await excerpt(one).fill('Of the first.');
  await expect.poll(() => localCopies(one)).toContain('Of the first.');
  await excerpt(two).fill('Of the second.');
  await expect.poll(() => localCopies(two)).toContain('Of the second.');
  for (const tab of [one, two]) await closeAbruptly(tab);
  await context.unroute('**/draft');

  await editPost(page, id);
  await test.step('new text and its autosave leave the offer in place', async () => {
    await excerpt(page).fill('Newer work.');
    await pauseTyping(page);
    await expect(formBar(page).getByText(/^Saved /)).toBeVisible();
    await expect(offer(page)).toBeVisible();
  });

  await test.step('the newest copy is restored, and the replaced text offered', async () => {
    await button(page, 'Restore').click();
    await expect(excerpt(page)).toHaveValue('Of the second.');
    await button(page, 'Restore').click();
    await expect(excerpt(page)).toHaveValue('Newer work.');
  });

  await test.step('a discarded offer gives way to the next, and the focus goes to the form after the last', async () => {
    await button(page, 'Discard').click();
    await button(page, 'Restore').click();
    await expect(excerpt(page)).toHaveValue('Of the first.');
    await button(page, 'Discard').press('Enter');
    await expect(offer(page)).toBeHidden();
    await expect(title(page)).toBeFocused();
  });
});

test('typing without a pause loses at most the last two seconds', { tag: '@timed' }, async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  await excerpt(page).pressSequentially('one two three four five six seven', { delay: 100 });
  expect(await localCopies(page)).toContain('one two');
});

test('text typed right before leaving is offered back, and only typed fields win a conflict', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  page.on('dialog', (dialog) => void dialog.accept());
  const theirs = { title: 'Live', slug: 'live-words', content: '<p>Live words.</p>' };
  const data = { ...theirs, excerpt: 'Theirs' };
  await page.request.put(`/api/admin/posts/${id}`, { data });
  await title(page).fill('Right before');
  await page.reload();
  await button(page, 'Restore').press('Enter');
  await expect(title(page)).toHaveValue('Right before');
  await expect(title(page)).toBeFocused();

  await test.step('only typed fields are preselected over those of somebody else', async () => {
    const choice = (field: string) =>
      page.getByRole('dialog').getByRole('radiogroup', { name: field, exact: true });
    await button(page, 'Update Post').click();
    await expect(choice('Title').getByRole('radio', { name: 'Yours' })).toBeChecked();
    await expect(choice('Excerpt').getByRole('radio', { name: 'Theirs' })).toBeChecked();
    await page.getByRole('dialog').getByRole('button', { name: 'Combine' }).click();
    await expect(excerpt(page)).toHaveValue('Theirs');
    await expect(title(page)).toHaveValue('Right before');
  });

  await test.step('a clean form keeps nothing', async () => {
    while (await offer(page).isVisible()) await button(page, 'Discard').click();
    await expect.poll(() => localCopies(page)).toContain('Right before');
    await title(page).fill('Live');
    await expect(formBar(page)).not.toContainText('Unsaved changes');
    await expect.poll(() => localCopies(page)).not.toContain('Right before');
  });

  await test.step('text typed between a save and the next page is offered back', async () => {
    const letGo = await hold(page, '/vs-admin/dashboard');
    await excerpt(page).fill('Sent.');
    const leaving = page.waitForRequest('/vs-admin/dashboard');
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    await leaving;
    await page.keyboard.type(' And more.');
    letGo();
    await page.waitForURL('/vs-admin/dashboard');
    await editPost(page, id);
    await expect(excerpt(page)).toHaveValue('Sent.');
    await button(page, 'Restore').click();
    await expect(excerpt(page)).toHaveValue('Sent. And more.');
  });
});
