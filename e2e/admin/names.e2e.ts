// Names that many items share: suggested in forms, renamed and merged everywhere, with Undo.
import { createPost, editPost, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('a category is suggested, renamed and merged everywhere, and Undo brings it back', async ({
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
  const { id } = await createPost(page, { categories: ['Kilns'] });
  await editPost(page, id);

  const field = page.getByLabel('Categories');
  await field.press('K');
  await expect(page.locator('datalist option[value="Kiln care"]')).toBeAttached();
  await field.fill('');

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Manage Categories/ }).click();
  const names = await opened;
  await names.locator('[data-island="shared-names"][data-hydrated]').waitFor();
  const row = names
    .getByRole('region', { name: 'Categories of posts' })
    .getByRole('listitem')
    .filter({ hasText: /^Kilns/ });
  const rename = async (to: string, action: string) => {
    await row.getByRole('button', { name: 'Rename… Kilns' }).click();
    const dialog = names.getByRole('dialog', { name: 'Rename “Kilns”' });
    await expect(dialog.getByLabel('New name')).toBeFocused();
    expect(await names.evaluate(() => getSelection()?.toString())).toBe('Kilns');
    await names.keyboard.type(to);
    await dialog.getByRole('button', { name: action }).click();
    await expect(toasts(names).getByText(`“Kilns” is now “${to}” in 1 item.`)).toBeVisible();
    expect(await categories()).toEqual([to]);
    await names.route('**/take-back', (route) => route.abort(), { times: 1 });
    await toasts(names).getByRole('button', { name: 'Undo' }).click();
    await expect(toasts(names).getByText('Failed to undo')).toBeVisible();
    await toasts(names).getByRole('button', { name: 'Try again' }).click();
    await expect(toasts(names).getByText('Undone')).toBeVisible();
    expect(await categories()).toEqual(['Kilns']);
  };
  await rename('Ovens', 'Rename');
  await rename('Kiln care', 'Merge');
  await test.step('the focus follows a renamed name, and a name without items leaves the list', async () => {
    const button = (name: string) => names.getByRole('button', { name: `Rename… ${name}` });
    await button('Kilns').press('Enter');
    await names.keyboard.type('Ovens');
    await names.keyboard.press('Enter');
    await expect(button('Ovens')).toBeFocused();

    await page.request.post('/api/admin/names/rename', {
      data: { of: 'post-category', from: 'Ovens', to: 'Stoves' },
    });
    await names.keyboard.press('Enter');
    await names.keyboard.type('Hearths');
    await names.keyboard.press('Enter');
    await expect(names.getByText('Nothing is named “Ovens”')).toBeVisible();
    await names.keyboard.press('Escape');
    await expect(button('Stoves')).toBeVisible();
    await expect(button('Ovens')).toHaveCount(0);
  });
});
