// Undo in the toast takes a publish back, in the form and on the screen that the save leads to.
import { button, formBar, logIn, toasts, undo, undone, writePost } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('Publish and stay keeps the form open, and can be undone there and on the next screen', async ({
  page,
  site,
  newPerson,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  const visitor = (await newPerson()).request;
  const publicStatus = async () => (await visitor.get('/api/posts/look-at-once')).status();
  await logIn(page, site);
  await writePost(page, 'Look at once');
  await button(page, 'Publish and stay').click();
  await expect(toasts(page).getByText('Blog post published')).toBeVisible();
  await expect(page).toHaveURL(/\/vs-admin\/edit\/\d+$/);
  expect(await publicStatus()).toBe(200);
  await undo(page).click();
  await undone(page);
  await expect(formBar(page).getByRole('status')).toHaveText('Draft');
  expect(await publicStatus()).toBe(404);

  await test.step('on the next screen, also when its code cannot be loaded at first', async () => {
    await button(page, 'Publish').click();
    await expect(page).toHaveURL('/vs-admin/dashboard');
    await expect(toasts(page).getByText('Blog post published')).toBeVisible();
    expect(await publicStatus()).toBe(200);
    await page.route('**/build/take-back-*.js', (route) => route.abort());
    await undo(page).click();
    await expect(toasts(page).getByText('Failed to undo')).toBeVisible();
    await page.unrouteAll();
    await toasts(page).getByRole('button', { name: 'Try again' }).click();
    await undone(page);
    await expect(page).toHaveURL('/vs-admin/dashboard');
    expect(await publicStatus()).toBe(404);
    const post = await (await page.request.get('/api/posts/look-at-once')).json();
    expect(post).toMatchObject({ title: 'Look at once', status: 'draft' });
  });
});
