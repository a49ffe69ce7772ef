// The mails that visitors get: receipts and replies.
import { expect, test } from 'bun:test';
import { createServer } from 'node:net';
import { createReply } from '#db/queries/inbox/replies.ts';
import { listUnsentMails } from '#db/queries/inbox/unsent-mails.ts';
import { changeMailSettings } from '#db/queries/settings.ts';
import { areSent, mailFixtures, rows, send } from '#testing/mail-fixtures.ts';
import { headersOf, type openMailServer } from '#testing/mail-server.ts';
import { openTestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { startMailer } from './mailer.ts';

const { listen, openServer, openSite, start } = mailFixtures();

test('a visitor gets a receipt when staff enabled it, without any typed text', async () => {
  const app = await openSite();
  const server = await openServer();
  const mailer = start(app, server.url);
  await send(app);
  await changeMailSettings(app.deps.db, { receipts: true });
  await send(app, { name: 'Buy pills', message: 'https://spam.example' });
  mailer.wake();
  await until(areSent(app));
  const toVisitor = server.received.filter(({ to }) => to[0] === 'ada@example.com');
  expect(toVisitor).toHaveLength(1);
  expect(headersOf(toVisitor[0] as never).subject).toBe('We have your enquiry');
  expect(toVisitor[0]?.raw).not.toMatch(/pills|spam\.example/);
});

test('an address that is entered often gets three receipts a day, and staff are mailed all enquiries', async () => {
  const app = await openSite();
  await changeMailSettings(app.deps.db, { receipts: true });
  for (let i = 0; i < 5; i++)
    await send(app, { email: i % 2 ? 'Ada@Example.com' : 'ada@example.com' });
  const all = await rows(app);
  expect(all.filter(({ purpose }) => purpose === 'receipt')).toHaveLength(3);
  expect(all.filter(({ purpose }) => purpose === 'notice')).toHaveLength(5);
});

test('a receipt to an address that does not exist is not retried', async () => {
  const app = await openSite();
  const server = await openServer({
    onRcptTo({ address }, _session, callback) {
      if (!address.startsWith('ada')) return callback();
      callback(Object.assign(new Error('No such user here'), { responseCode: 550 }));
    },
  });
  await changeMailSettings(app.deps.db, { receipts: true });
  await send(app);
  start(app, server.url);
  await until(async () => (await rows(app)).some(({ state }) => state === 'failed'));
  expect(await listUnsentMails(app.deps.db)).toMatchObject([
    { purpose: 'receipt', receiver: 'ada@example.com', nextAt: null },
  ]);
});

for (const [what, options] of [
  [
    'a wrong password',
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) =>
        callback(Object.assign(new Error('Bad credentials'), { responseCode: 535 })),
    },
  ],
  [
    'a refused greeting',
    {
      onConnect: (_session, callback) =>
        callback(Object.assign(new Error('No service'), { responseCode: 554 })),
    },
  ],
  [
    'a refused sender',
    {
      onMailFrom: (_address, _session, callback) =>
        callback(Object.assign(new Error('Sender is not allowed'), { responseCode: 550 })),
    },
  ],
] as [string, Parameters<typeof openMailServer>[0]][])
  test(`${what} does not concern the address: receipts are retried`, async () => {
    const app = await openSite();
    const server = await openServer(options);
    await changeMailSettings(app.deps.db, { receipts: true });
    await send(app);
    start(app, `smtp://user:wrong@127.0.0.1:${server.port}`);
    const receipt = async () => (await rows(app)).find(({ purpose }) => purpose === 'receipt');
    await until(async () => ((await receipt())?.attempts ?? 0) > 1);
    expect(await receipt()).toMatchObject({ state: 'pending', error: expect.stringMatching(/^5/) });
  });

test('the response to a visitor does not wait for the mail server', async () => {
  const hanging = createServer((socket) => socket.on('error', () => {}));
  const url = `smtp://127.0.0.1:${await listen(hanging)}`;
  await using app = await openTestApp({
    SMTP_URL: url,
    MAIL_FROM: 'site@verso.example',
    ENQUIRIES_TO: 'office@verso.example',
  });
  const mailer = startMailer({ db: app.deps.db, log: app.deps.log, config: app.deps.config });
  app.deps.mailer = mailer;
  const body = { kind: 'enquiry', name: 'Ada', email: 'ada@example.com', message: 'A shop' };
  const at = performance.now();
  expect((await app.send('POST', '/api/enquiries', body)).status).toBe(201);
  expect(performance.now() - at).toBeLessThan(1000);
  const notices = (await rows(app)).filter(({ purpose }) => purpose === 'notice');
  expect(notices).toHaveLength(1);
  await mailer.stop();
});

test('a reply reaches the visitor as a personal mail', async () => {
  const app = await openSite();
  const server = await openServer();
  const mailer = start(app, server.url);
  const id = await send(app);
  await until(areSent(app));
  const reply = {
    key: 'a-key-of-16-chars-or-more',
    subject: 'Re: engines',
    text: 'Shall we talk?',
  };
  await createReply(app.deps.db, id, reply, Date.now());
  mailer.wake();
  await until(areSent(app));
  const mail = server.received.at(-1) as (typeof server.received)[0];
  const headers = headersOf(mail);
  expect(mail.to).toEqual(['ada@example.com']);
  expect(headers.subject).toBe('Re: engines');
  expect(headers['reply-to']).toBe('office@verso.example');
  expect(headers['auto-submitted']).toBeUndefined();
  expect(mail.raw).toContain('Shall we talk?');
});

test('a reply continues the thread of the receipt and earlier replies', async () => {
  const app = await openSite();
  await changeMailSettings(app.deps.db, { receipts: true });
  const server = await openServer();
  const mailer = start(app, server.url);
  const id = await send(app);
  for (const key of ['a-key-of-16-chars-or-more', 'another-key-of-16-chars']) {
    await until(areSent(app));
    const reply = { key, subject: 'Re: engines', text: 'Shall we talk?' };
    await createReply(app.deps.db, id, reply, Date.now());
    mailer.wake();
  }
  await until(areSent(app));
  const ofVisitor = server.received.filter(({ to }) => to.includes('ada@example.com'));
  const [receipt, first, second] = ofVisitor.map(headersOf);
  expect(receipt?.references).toBeUndefined();
  expect(first?.references).toBe(receipt?.['message-id'] as string);
  expect(second?.['in-reply-to']).toBe(first?.['message-id'] as string);
  expect(second?.references).toBe(`${receipt?.['message-id']} ${first?.['message-id']}`);
});
