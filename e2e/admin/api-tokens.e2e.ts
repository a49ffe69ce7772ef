// API tokens: a machine drafts with one, and a person publishes.
import { button, logIn } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('a token is created, writes a draft, cannot publish, and is revoked', async ({
  page,
  site,
  newPerson,
}) => {
  const machine = (await newPerson()).request;
  await logIn(page, site);
  await page.goto('/vs-admin/tokens');
  await page.locator('[data-island="admin-tokens"][data-hydrated]').waitFor();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  await page.getByLabel('Name').fill('Drafting assistant');
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Your new token');
  await expect(field).toBeFocused();
  const headers = { authorization: `Bearer ${await field.inputValue()}` };

  const data = { title: 'From a machine', content: '<p>Text</p>', status: 'draft' };
  const created = await machine.post('/api/admin/posts', { headers, data });
  expect(created.status()).toBe(201);
  const { id, slug } = await created.json();
  const publish = { headers, data: { action: 'publish', ids: [id] } };
  expect((await machine.post('/api/admin/posts/bulk', publish)).status()).toBe(403);
  expect((await machine.get(`/insights/${slug}`)).status()).toBe(404);
  const fromList = await page.request.post('/api/admin/posts/bulk', { data: publish.data });
  expect(fromList.status()).toBe(409);
  const fromForm = { data: { ...data, slug, status: 'published' } };
  expect((await page.request.put(`/api/admin/posts/${id}`, fromForm)).status()).toBe(200);
  expect((await machine.get(`/insights/${slug}`)).status()).toBe(200);

  await page.goto('/vs-admin/tokens');
  await page.locator('[data-island="admin-tokens"][data-hydrated]').waitFor();
  await expect(page.getByLabel('Your new token')).toHaveCount(0);
  await button(page, 'Revoke Drafting assistant').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(page.getByText('No tokens yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tokens', exact: true })).toBeFocused();
  expect((await machine.get('/api/admin/posts', { headers })).status()).toBe(401);
});
