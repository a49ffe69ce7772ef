// A visitor finds an article by a misspelt word, reads it and enquires, while the mail server is down. Staff see where they
// came from, the mail arrives when the server is back, the answer goes out from the inbox, and the article has its count.
import { freePort } from '#testing/free-port.ts';
import { openMailServer } from '#testing/mail-server.ts';
import { logIn } from '../admin.ts';
import { expect, test } from '../journey.ts';

const MAIL_PORT = freePort();

test.use({
  // robots are not counted, and the default user agent of the test's browser is that of a robot
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  variables: {
    SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
    MAIL_FROM: 'site@verso.example',
    ENQUIRIES_TO: 'office@verso.example',
  },
});

test('searches, reading and enquiries of a visitor reach staff, also while the mail server is down', async ({
  page,
  site,
  newPerson,
}) => {
  await page.clock.install();
  await page.goto('/search?q=retruns');
  await page.getByRole('link', { name: 'returns', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Article(?!s)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/insights\//);
  const article = new URL(page.url()).pathname;
  // the beacon's script counts the time from when it runs
  await page.waitForLoadState();
  const read = page.waitForResponse('**/api/beacon');
  await page.getByRole('heading', { name: 'Read on' }).scrollIntoViewIfNeeded();
  await page.clock.fastForward(11_000);
  expect((await read).status()).toBe(202);

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  const form = page.getByRole('form', { name: 'Enquiry' });
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Message').fill('A shop for engines');
  await page.clock.fastForward(30_000);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL('/enquiry/thank-you');

  const staff = await (await newPerson()).newPage();
  await logIn(staff, site);
  await staff.goto('/vs-admin/enquiries');
  await expect(staff.getByText('Not mailed')).toBeVisible();
  await staff.getByRole('link', { name: 'Ada Lovelace' }).click();
  const detail = staff.getByRole('article', { name: 'Ada Lovelace' });
  await expect(detail.getByRole('link', { name: '/search' })).toBeVisible();
  await expect(detail.getByRole('link', { name: article })).toBeVisible();

  await using mailServer = await openMailServer({ port: MAIL_PORT });
  const { received } = mailServer;
  await detail.getByRole('button', { name: 'Send email again' }).click();
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]?.to).toEqual(['office@verso.example']);
  expect(received[0]?.raw).toContain('Page before');

  await detail.getByRole('button', { name: 'Reply' }).click();
  await detail.getByLabel('Start with').selectOption('Suggest a call');
  await detail.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]?.to).toEqual(['ada@example.com']);
  await expect(detail.getByRole('article', { name: /^Reply from/ })).toBeVisible();

  await staff.goto(`/vs-admin/analytics?page=${article}`);
  const figure = (name: string) =>
    staff.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(figure('Visitors')).toHaveText('1');
  await expect(figure('Read to the end')).toHaveText('1');
  await expect(figure('Enquiries after reading')).toHaveText('1');
});
