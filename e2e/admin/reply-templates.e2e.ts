// The mail screen: the templates of answers, and what it shows of the settings and of unsent mails.
import type { Page, Request, Response } from 'playwright/test';
import { button, hold, logIn, toasts } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.use({
  variables: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@verso.example',
    ENQUIRIES_TO: 'office@verso.example',
  },
  // the browser logs the error responses that this journey causes
  expected: [/status of 40[19]|ERR_FAILED|email not sent/],
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
  await test.step('a text typed during a save is not called saved', async () => {
    const letGo = await hold(page, '**/api/admin/mail');
    await save(page);
    await page.locator('.reply-template[open]').getByLabel('Name').fill('Thank you all');
    letGo();
    await expect(button(page, 'Save templates')).toBeEnabled();
    await expect(page.getByText('Saved', { exact: true })).toBeHidden();
    await save(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });
  const { replyTemplates } = await (await page.request.get('/api/admin/mail')).json();
  expect(replyTemplates.map(({ name }: { name: string }) => name)).toEqual([
    ...['Suggest a call', 'Ask for details', 'Decline'],
    ...['Thank you all', 'See you'],
  ]);
});

test('the settings are shown as they are stored', async ({ page, site }) => {
  await logIn(page, site);
  const stored = async () => (await page.request.get('/api/admin/mail')).json();
  const open = page.locator('[data-island="admin-mail"][data-hydrated]');
  await page.goto('/vs-admin/mail');
  await open.waitFor();
  const reminder = page.getByLabel('Send a reminder after');
  await test.step('after Back, too', async () => {
    await reminder.selectOption('8 hours');
    await expect.poll(async () => (await stored()).reminderHours).toBe(8);
    await page.getByRole('link', { name: 'Names' }).click();
    await expect(page).toHaveURL('/vs-admin/names');
    await page.request.put('/api/admin/mail', { data: { reminderHours: 48 } });
    await page.goBack();
    await open.waitFor();
    await expect(reminder).toHaveValue('48');
  });
  await test.step('after two changes at once, which are sent one after the other', async () => {
    const calls: string[] = [];
    const note = (call: string) => (of: Request | Response) => {
      const method = 'method' in of ? of.method() : of.request().method();
      if (method === 'PUT') calls.push(call);
    };
    page.on('request', note('sent'));
    page.on('response', note('answered'));
    const letGo = await hold(page, '**/api/admin/mail');
    await page.getByRole('switch', { name: 'Receipt' }).click();
    await reminder.selectOption('1 day');
    letGo();
    await expect.poll(() => calls).toEqual(['sent', 'answered', 'sent', 'answered']);
    await expect(page.getByRole('switch', { name: 'Receipt' })).toBeChecked();
    await expect(reminder).toHaveValue('24');
  });
  await test.step('and when the response to a change was lost', async () => {
    await page.route(
      '**/api/admin/mail',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await reminder.selectOption('4 hours');
    await expect(toasts(page).getByText('Failed to save')).toBeVisible();
    await expect(reminder).toHaveValue('4');
  });
  await test.step('a change that did not wait for the login is reported before the screen is left', async () => {
    await page.request.post('/api/admin/logout');
    await reminder.selectOption('Never');
    // by its button: until the dialog is on top, Escape would close the notification of the step before
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page).getByText('Please log in')).toBeVisible();
    await expect(reminder).toHaveValue('4');
    await logIn(page, site);
  });
  await test.step('a button that sends mails again keeps the focus', async () => {
    const data = { kind: 'enquiry', name: 'Ada Quill', email: 'q@example.com', message: 'Hello' };
    await page.request.post('/api/enquiries', { data });
    await expect.poll(async () => (await stored()).unsent).not.toEqual([]);
    await page.reload();
    await open.waitFor();
    await button(page, 'Send all again').press('Enter');
    await expect(toasts(page).getByText(/^Sending .*again$/)).toBeVisible();
    await expect(button(page, 'Send all again')).toBeFocused();
  });
});
