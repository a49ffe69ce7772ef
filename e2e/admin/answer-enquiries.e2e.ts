// Answers written in the inbox: drafts, sending, and what a failure keeps.
import type { Page } from 'playwright/test';
import { closeAbruptly, logIn, toasts } from '../admin.ts';
import { openInbox, row, send } from '../inbox.ts';
import { expect, test } from '../journey.ts';

test.use({
  variables: {
    // no server listens there, so answers stay unsent
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@verso.example',
    ENQUIRIES_TO: 'office@verso.example',
  },
  // the browser logs the error responses and the lost response of these journeys
  expected: [/status of 40[149]|ERR_FAILED|email not sent/],
});

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test('answers are kept until they are sent or cancelled', async ({ page, site, context }) => {
  await send(page, 'Vera Quill', 'Ada Quill', 'Grace Quill', 'Ida Quill', 'Mary Quill');
  await openInbox(page);
  await test.step('an enquiry that somebody else has closed or deleted is neither reopened nor shown when it is opened', async () => {
    const { enquiries } = await (await page.request.get('/api/admin/enquiries?search=Vera')).json();
    const address = `/api/admin/enquiries/${enquiries[0].id}`;
    await page.request.put(address, { data: { status: 'answered' } });
    await row(page, 'Vera Quill').click();
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
    const { boxes } = await (await page.request.get('/api/admin/enquiries')).json();
    expect(boxes).toMatchObject({ open: 4, done: 1 });
    await page.request.put(address, { data: { status: 'new' } });
    await openInbox(page);
    await page.request.delete(address);
    await row(page, 'Vera Quill').click();
    await expect(toasts(page).getByText('Enquiry not found')).toBeVisible();
    await expect(row(page, 'Vera Quill')).toHaveCount(0);
  });
  await test.step('the focus returns to Reply once an answer is cancelled or sent', async () => {
    await row(page, 'Ada Quill').click();
    const reply = page.getByRole('button', { name: 'Reply' });
    for (const end of ['Cancel', 'Send reply']) {
      await reply.click();
      await page.getByRole('button', { name: end }).click();
      await expect(page.getByRole('form', { name: 'Reply' })).toHaveCount(0);
      await expect(reply).toBeFocused();
    }
  });
  await test.step('a reply is sent only after a newer one of somebody else was shown', async () => {
    await row(page, 'Grace Quill').click();
    await page.getByRole('button', { name: 'Reply' }).click();
    const { enquiries } = await (
      await page.request.get('/api/admin/enquiries?search=Grace')
    ).json();
    const data = { key: 'a-key-of-16-chars-or-more', subject: 'Re: it', text: 'Mine came first' };
    await page.request.post(`/api/admin/enquiries/${enquiries[0].id}/replies`, { data });
    const form = page.getByRole('form', { name: 'Reply' });
    await form.getByRole('button', { name: 'Send reply' }).click();
    await expect(form.getByText('Not sent: somebody else replied meanwhile.')).toBeVisible();
    await expect(form.getByText('Mine came first')).toBeVisible();
    await form.getByRole('button', { name: 'Send reply' }).click();
    await expect(toasts(page).getByText('Reply is on its way')).toBeVisible();
  });
  await test.step('the draft of an answer survives other rows, marking as done, a lost response and the end of the session', async () => {
    const detail = page.getByRole('article', { name: 'Ida Quill' });
    const answer = detail.getByRole('textbox', { name: 'Reply' });
    await row(page, 'Ida Quill').click();
    await detail.getByRole('button', { name: 'Reply' }).click();
    await answer.fill('Half an answ');
    await row(page, 'Mary Quill').click();
    await expect(page.getByRole('article', { name: 'Mary Quill' })).toBeVisible();
    await row(page, 'Ida Quill').click();
    await expect(answer).toHaveValue('Half an answ');
    await detail.getByRole('button', { name: 'Mark as done' }).click();
    await expect(row(page, 'Ida Quill')).toHaveCount(0);
    await expect(answer).toHaveValue('Half an answ');

    await page.route('**/replies', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await detail.getByRole('button', { name: 'Send reply' }).click();
    await expect(toasts(page).getByText('Error', { exact: true })).toBeVisible();
    await expect(detail.getByRole('button', { name: 'Send reply' })).toBeFocused();
    await page.unroute('**/replies');
    await answer.fill('A whole answer');

    await page.request.post('/api/admin/logout');
    await detail.getByRole('button', { name: 'Send reply' }).click();
    // its text would be lost if it could not be sent
    await expect(page.locator('.reply-form').getByText('Cancel')).toBeDisabled();
    const login = page.getByRole('dialog', { name: 'Your session has ended' });
    await login.getByLabel('Password').fill(site.password);
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect(toasts(page).getByText('Reply is on its way')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Enquiries', exact: true })).toBeFocused();
    const list = await (await page.request.get('/api/admin/enquiries?search=Ida')).json();
    expect(list.enquiries[0].replies.map(({ text }: { text: string }) => text)).toEqual([
      'Half an answ',
      'A whole answer',
    ]);
  });
  await test.step('the draft of an answer from a closed tab is restored by Reply until it is cancelled', async () => {
    const answerOf = async (tab: Page) => {
      await openInbox(tab);
      await row(tab, 'Mary Quill').click();
      await tab.getByRole('button', { name: 'Reply' }).click();
      return tab.getByRole('textbox', { name: 'Reply' });
    };
    const lost = await context.newPage();
    await (await answerOf(lost)).fill('Half an answ');
    await closeAbruptly(lost);
    const answer = await answerOf(page);
    await expect(answer).toHaveValue('Half an answ');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Reply' }).click();
    await expect(answer).not.toHaveValue('Half an answ');
  });
});
