// Names that many items share: renamed and merged everywhere, with Undo.
import { createPost, hold, logIn, toasts, undo, undoAtSecondTry } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('a category is renamed and merged everywhere, and Undo brings it back', async ({
  page,
  site,
  newPerson,
  expected,
}) => {
  expected.push(/status of 404|ERR_FAILED/);
  const visitor = (await newPerson()).request;
  const categories = async () =>
    (await (await visitor.get('/api/posts/live-words')).json()).categories;
  await logIn(page, site);
  await createPost(page, { slug: 'other-words', categories: ['Kiln care'] });
  await createPost(page, { categories: ['Kilns'] });
  await page.goto('/vs-admin/names');
  await page.locator('[data-island="shared-names"][data-hydrated]').waitFor();
  const row = page
    .getByRole('region', { name: 'Categories of posts' })
    .getByRole('listitem')
    .filter({ hasText: /^Kilns/ });
  const rename = async (to: string, action: string) => {
    await row.getByRole('button', { name: 'Rename… Kilns' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename “Kilns”' });
    await expect(dialog.getByLabel('New name')).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('Kilns');
    await page.keyboard.type(to);
    await dialog.getByRole('button', { name: action }).click();
    await expect(toasts(page).getByText(`“Kilns” is now “${to}” in 1 item.`)).toBeVisible();
    expect(await categories()).toEqual([to]);
    await undoAtSecondTry(page, '**/take-back');
    await expect(toasts(page).getByText('Undone')).toBeVisible();
    expect(await categories()).toEqual(['Kilns']);
  };
  await rename('Ovens', 'Rename');
  await rename('Kiln care', 'Merge');
  await test.step('the focus follows a renamed name, and a name without items leaves the list', async () => {
    const button = (name: string) => page.getByRole('button', { name: `Rename… ${name}` });
    await button('Kilns').press('Enter');
    await page.keyboard.type('Ovens');
    await page.keyboard.press('Enter');
    await expect(button('Ovens')).toBeFocused();

    await page.request.post('/api/admin/names/rename', {
      data: { of: 'post-category', from: 'Ovens', to: 'Stoves' },
    });
    await page.keyboard.press('Enter');
    await page.keyboard.type('Hearths');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing is named “Ovens”')).toBeVisible();
    await expect(page.locator('[data-name$="Stoves"]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toBeFocused();

    await page.request.post('/api/admin/names/rename', {
      data: { of: 'post-category', from: 'Stoves', to: 'Hearths' },
    });
    const renewList = await hold(page, '**/api/admin/names');
    await button('Stoves').press('Enter');
    await page.keyboard.type('Ovens');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing is named “Stoves”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button('Stoves')).toBeFocused();
    renewList();
    await expect(button('Hearths')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('Undo says when an item was saved since, and keeps its name', async () => {
    const button = (name: string) => page.getByRole('button', { name: `Rename… ${name}` });
    await button('Hearths').press('Enter');
    await page.keyboard.type('Ovens');
    await page.keyboard.press('Enter');
    await expect(button('Ovens')).toBeFocused();
    const {
      id,
      updatedAt: _,
      ...post
    } = await (await page.request.get('/api/posts/live-words')).json();
    await page.request.put(`/api/admin/posts/${id}`, { data: { ...post, title: 'Later' } });
    await undo(page).click();
    await expect(toasts(page).getByText('Not undone')).toBeVisible();
    expect(await categories()).toEqual(['Ovens']);
  });
});
