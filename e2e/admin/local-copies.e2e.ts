// Local copies of unsaved forms: one for each tab, offered back until the offer is answered.
import type { Page } from 'playwright/test';
import {
  AUTOSAVE_REFUSED,
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

test.use({ expected: [AUTOSAVE_REFUSED] });
test.beforeEach(({ context }) => refuseAutosaves(context));

const localCopies = (page: Page) => page.evaluate(() => Object.values(localStorage).join());
const excerpt = (page: Page) => page.getByLabel('Excerpt');
const offer = (page: Page) => page.getByText('Unsaved changes from');

test('two tabs on one form keep a copy each, and both are offered', async ({
  page,
  site,
  context,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, two]) await editPost(tab, id);
  await excerpt(one).fill('Of the first.');
  await expect.poll(() => localCopies(one)).toContain('Of the first.');
  await excerpt(two).fill('Of the second.');
  await expect.poll(() => localCopies(two)).toContain('Of the second.');
  for (const tab of [one, two]) await closeAbruptly(tab);

  await editPost(page, id);
  await button(page, 'Restore').click();
  await expect(excerpt(page)).toHaveValue('Of the second.');
  await test.step('the replaced text of the form is then offered', async () => {
    await button(page, 'Restore').click();
    await expect(excerpt(page)).toHaveValue('Of the first.');
    await button(page, 'Restore').click();
    await expect(excerpt(page)).toHaveValue('Of the second.');
  });
});

test('a save in another tab and new text leave the offer in place', async ({
  page,
  site,
  context,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  const lost = await context.newPage();
  await editPost(lost, id);
  await excerpt(lost).fill('Precious.');
  await expect.poll(() => localCopies(lost)).toContain('Precious.');
  await closeAbruptly(lost);

  await editPost(page, id);
  await expect(offer(page)).toBeVisible();
  await excerpt(page).fill('Something else.');
  await button(page, 'Save draft').click();
  await expect(toasts(page).getByText('Draft saved.')).toBeVisible();
  await editPost(page, id);
  await button(page, 'Restore').press('Enter');
  await expect(excerpt(page)).toHaveValue('Precious.');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
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

test('text typed right before leaving is kept, and a clean form keeps nothing', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  page.on('dialog', (dialog) => void dialog.accept());
  await excerpt(page).fill('Right before.');
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await button(page, 'Discard').press('Enter');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await excerpt(page).fill('Typed.');
  await expect.poll(() => localCopies(page)).toContain('Typed.');
  await excerpt(page).fill('');
  await expect(formBar(page)).not.toContainText('Unsaved changes');
  await page.reload();
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).first()).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('text typed between a save and the next page is offered back', async ({ page, site }) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  await editPost(page, id);
  const requested = Promise.withResolvers<void>();
  const typed = Promise.withResolvers<void>();
  await page.route('/vs-admin/dashboard', async (route) => {
    requested.resolve();
    await typed.promise;
    await route.continue();
  });
  await excerpt(page).fill('Sent.');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await requested.promise;
  await page.keyboard.type(' And more.');
  typed.resolve();
  await page.waitForURL('/vs-admin/dashboard');
  await editPost(page, id);
  await expect(excerpt(page)).toHaveValue('Sent.');
  await button(page, 'Restore').click();
  await expect(excerpt(page)).toHaveValue('Sent. And more.');
});

test('restoring a copy keeps newer text as another copy, also when that has been autosaved', async ({
  page,
  site,
  context,
}) => {
  await logIn(page, site);
  const { id } = await createPost(page);
  const lost = await context.newPage();
  await editPost(lost, id);
  await excerpt(lost).fill('Old words.');
  await expect.poll(() => localCopies(lost)).toContain('Old words.');
  await closeAbruptly(lost);
  await context.unroute('**/draft');

  await editPost(page, id);
  await excerpt(page).fill('Newer work.');
  await expect(formBar(page).getByText(/^Saved /)).toBeVisible();
  await button(page, 'Restore').click();
  await expect(excerpt(page)).toHaveValue('Old words.');
  await button(page, 'Restore').click();
  await expect(excerpt(page)).toHaveValue('Newer work.');
});
