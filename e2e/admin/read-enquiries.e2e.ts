// Enquiries in the back office.

import { logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test('two enquiries opened in quick succession on a slow network are both marked as read', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const names = ['Ada Quill', 'Grace Quill'];
  for (const name of names)
    await page.request.post('/api/enquiries', {
      data: { kind: 'enquiry', name, email: 'quill@example.com', message: 'Nine kettles' },
    });
  // what is opened first is answered last
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let opened = 0;
  await page.route('**/api/admin/enquiries/*', async (route) => {
    opened += 1;
    if (opened === 1) await held;
    await route.continue();
  });
  await page.goto('/vs-admin/enquiries');
  await expect(page.locator('[data-island="admin-enquiries"][data-hydrated]')).toBeVisible();
  const enquiry = (name: string) =>
    page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem').filter({ hasText: name });
  const state = (name: string) =>
    enquiry(name).locator('summary').getByText('Read', { exact: true });
  for (const name of names) await enquiry(name).locator('summary').click();
  await expect(state('Grace Quill')).toBeVisible();
  letGo();
  await expect(state('Ada Quill')).toBeVisible();
  await expect(state('Grace Quill')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Status' })).toContainText('New 0');
});

test('a deleted enquiry is brought back by Undo and from the trash', async ({ page, site }) => {
  await logIn(page, site);
  await page.request.post('/api/enquiries', {
    data: { kind: 'enquiry', name: 'Ada Quill', email: 'a@example.com', message: 'Nine kettles' },
  });
  await page.goto('/vs-admin/enquiries');
  await expect(page.locator('[data-island="admin-enquiries"][data-hydrated]')).toBeVisible();
  const list = page.getByRole('list', { name: 'Enquiries' });
  await list.getByText('Ada Quill').first().click();
  await page.getByRole('button', { name: 'Delete Ada Quill' }).click();
  await expect(toasts(page).getByText('Enquiry deleted')).toBeVisible();
  await expect(list.getByText('Ada Quill')).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByText('Ada Quill').first()).toBeVisible();
  await list.getByText('Ada Quill').first().click();
  await page.getByRole('button', { name: 'Delete Ada Quill' }).click();
  await expect(list.getByText('Ada Quill')).toHaveCount(0);
  await page.goto('/vs-admin/trash?kind=enquiries');
  await expect(page.locator('[data-island="admin-trash"][data-hydrated]')).toBeVisible();
  await page.getByRole('button', { name: 'Restore Ada Quill' }).click();
  await expect(toasts(page).getByText('Enquiry restored')).toBeVisible();
  await page.goto('/vs-admin/enquiries');
  await expect(list.getByText('Ada Quill').first()).toBeVisible();
});
