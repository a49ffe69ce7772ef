// A newsletter sign-up counts once it is confirmed on the page behind the mailed link.
import { expect, test } from 'bun:test';
import { independentClient } from '#db/testing/notes.ts';
import { startMailer } from '#server/jobs/mailer.ts';
import { openMailServer } from '#testing/mail-server.ts';
import { openTestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';

const MAIL = { MAIL_FROM: 'site@verso.example', ENQUIRIES_TO: 'office@verso.example' };
const signUp = { kind: 'newsletter', email: 'reader@example.com' };
const SIGN_UPS = '/api/admin/enquiries?box=newsletter';

test('the mailed link opens a page whose button confirms the sign-up, also repeatedly', async () => {
  await using server = await openMailServer();
  await using app = await openTestApp({ SMTP_URL: server.url, ...MAIL });
  const { db, log, config } = app.deps;
  const mailer = startMailer({ db, log, config });
  app.deps.mailer = mailer;
  expect((await app.send('POST', '/api/enquiries', signUp)).status).toBe(201);
  mailer.wake();
  await until(() => server.received.length > 0);
  await mailer.stop();
  // staff get mails about enquiries, not about sign-ups
  expect(server.received.map(({ to }) => to)).toEqual([['reader@example.com']]);

  const staff = await app.login();
  const stored = async () =>
    (await (await app.request(SIGN_UPS, { headers: { cookie: staff } })).json()).enquiries[0];
  expect(await stored()).toMatchObject({ confirmState: 'pending', confirmedAt: null });
  expect(await stored()).not.toHaveProperty('confirmToken');

  const text = (server.received[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const path = text.match(/\/newsletter\/confirm\?token=[\w-]{32}/)?.[0] ?? '';
  // programs that check the links of a mail open them
  expect((await app.request(path, { method: 'HEAD' })).status).toBe(200);
  const asked = await app.request(path);
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const question = await asked.text();
  expect(question).toContain('<title>Confirm your sign-up');
  expect(question).toContain(`<form action="${path}" method="post">`);
  expect(question).not.toContain('You’re on the list.');
  expect(question).not.toContain('aria-label="Newsletter"');
  expect(await stored()).toMatchObject({ confirmState: 'pending' });

  const sent = await app.request(path, { method: 'POST' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, path]);
  const page = await app.request(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const thanks = await page.text();
  expect(thanks).toContain('You’re on the list.');
  expect(thanks).not.toContain(`action="${path}"`);
  expect(thanks).not.toContain('aria-label="Newsletter"');
  const { confirmState, confirmedAt } = await stored();
  expect(confirmState).toBe('confirmed');
  expect((await app.request(path, { method: 'POST' })).status).toBe(303);
  expect((await stored()).confirmedAt).toBe(confirmedAt);
});

test('another site cannot confirm a sign-up in the browser of its reader', async () => {
  await using app = await openTestApp();
  const headers = { origin: 'https://evil.example' };
  const path = `/newsletter/confirm?token=${'a'.repeat(32)}`;
  expect((await app.request(path, { method: 'POST', headers })).status).toBe(403);
});

test('an unknown link confirms nothing', async () => {
  await using app = await openTestApp();
  for (const token of ['', 'x', 'a'.repeat(32), "'; DROP TABLE enquiries"]) {
    const path = `/newsletter/confirm?token=${encodeURIComponent(token)}`;
    for (const method of ['GET', 'POST']) {
      const page = await app.request(path, { method });
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('We don’t know this link');
    }
  }
});

test('an unknown link waits for no other write of the database', async () => {
  await using app = await openTestApp();
  using other = independentClient(`file:${app.databasePath}`);
  const lock = await other.client.transaction('write');
  const path = `/newsletter/confirm?token=${'a'.repeat(32)}`;
  expect((await app.request(path, { method: 'POST' })).status).toBe(404);
  await lock.rollback();
});

test('sign-ups need no confirmation without a mail server, or with a marketing platform', async () => {
  const hubspot = { HUBSPOT_PORTAL_ID: '1', HUBSPOT_NEWSLETTER_FORM_ID: 'f' };
  for (const env of [{}, { SMTP_URL: 'smtp://127.0.0.1:1', ...MAIL, ...hubspot }]) {
    await using app = await openTestApp(env);
    await app.send('POST', '/api/enquiries', signUp);
    const staff = await app.login();
    const list = await app.request(SIGN_UPS, { headers: { cookie: staff } });
    expect((await list.json()).enquiries).toMatchObject([{ confirmState: 'off' }]);
    const home = await app.text('/');
    expect(home).toContain('You’re on the list. The next issue will come to your inbox.');
  }
});

test('a mail never links to a forged host', async () => {
  await using app = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', ...MAIL });
  const headers = { host: 'evil.example', 'content-type': 'application/json' };
  const body = JSON.stringify(signUp);
  await app.request('/api/enquiries', { method: 'POST', headers, body });
  const staff = await app.login();
  const list = await app.request(SIGN_UPS, { headers: { cookie: staff } });
  expect((await list.json()).enquiries).toMatchObject([{ confirmState: 'off' }]);
});
