// API tokens: created and shown once, and revoked, by keyboard alone.
import { button, logIn } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('a token is created, shown once and revoked', async ({ page, site, newPerson, expected }) => {
  const machine = (await newPerson()).request;
  await logIn(page, site);
  const open = async () => {
    await page.goto('/vs-admin/tokens');
    await page.locator('[data-island="admin-tokens"][data-hydrated]').waitFor();
  };
  await open();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  await page.getByLabel('Name').fill('Drafting assistant');
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Your new token');
  await expect(field).toBeFocused();
  const headers = { authorization: `Bearer ${await field.inputValue()}` };
  expect((await machine.get('/api/admin/posts', { headers })).status()).toBe(200);

  await open();
  await expect(page.getByLabel('Your new token')).toHaveCount(0);
  await button(page, 'Revoke Drafting assistant').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(page.getByText('No tokens yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tokens', exact: true })).toBeFocused();
  expect((await machine.get('/api/admin/posts', { headers })).status()).toBe(401);

  await test.step('a token that somebody else has revoked leaves the list when it is revoked', async () => {
    expected.push(/status of 404/);
    const data = { name: 'Importer', expiresInDays: 30 };
    const { id } = await (await page.request.post('/api/admin/tokens', { data })).json();
    await open();
    await button(page, 'Revoke Importer').press('Enter');
    await page.request.delete(`/api/admin/tokens/${id}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
    await expect(page.getByText('No tokens yet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tokens', exact: true })).toBeFocused();
  });
});
