// The templates of answers on the screen for mails.
import type { Page } from 'playwright/test';
import { button, logIn } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.use({
  variables: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@verso.example',
    ENQUIRIES_TO: 'office@verso.example',
  },
  // the browser logs the error responses that this journey causes
  expected: [/status of 40[19]/],
});

const addTemplate = async (page: Page, name: string) => {
  await page.goto('/vs-admin/mail');
  await expect(page.locator('[data-island="admin-mail"][data-hydrated]')).toBeVisible();
  await button(page, 'Add template').click();
  await page.getByRole('group').filter({ hasText: 'New template' }).getByLabel('Name').click();
  await page.keyboard.type(name);
};
const save = (page: Page) => button(page, 'Save templates').click();

test('a new template survives the save of somebody else and the end of the session', async ({
  page,
  site,
  newPerson,
}) => {
  await logIn(page, site);
  const other = await (await newPerson()).newPage();
  await logIn(other, site);
  await addTemplate(page, 'Thank you');
  await addTemplate(other, 'See you');
  await save(other);
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await page.request.post('/api/admin/logout');
  await save(page);
  const login = page.getByRole('dialog', { name: 'Your session has ended' });
  await login.getByLabel('Password').fill(site.password);
  await login.getByRole('button', { name: 'Log in and save' }).click();
  await expect(page.getByText('Not saved: somebody else saved templates meanwhile.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-unsaved', '');
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-unsaved');
  const { replyTemplates } = await (await page.request.get('/api/admin/mail')).json();
  expect(replyTemplates.map(({ name }: { name: string }) => name)).toEqual([
    ...['Suggest a call', 'Ask for details', 'Decline'],
    ...['Thank you', 'See you'],
  ]);
});
