// Enquiries reach staff by mail, through a real SMTP server that also rejects, delays, sends false responses and disconnects.
import { afterEach, expect, test } from 'bun:test';
import { connect, createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import certificateOf from 'smtp-server/lib/tls-options.js';
import { type EnquiryInput, enquiryInput } from '#db/contract/enquiries.ts';
import { ENQUIRIES_HELD_OVERALL, MAILS_PER_RECEIVER } from '#db/limits.ts';
import { createEnquiry } from '#db/queries/inbox/create-enquiry.ts';
import { changeEnquiry } from '#db/queries/inbox/enquiries.ts';
import { createReply } from '#db/queries/inbox/replies.ts';
import { listUnsentMails, sendMailsAgain } from '#db/queries/inbox/unsent-mails.ts';
import { changeMailSettings } from '#db/queries/settings.ts';
import { mails } from '#db/schema.ts';
import { parseConfig } from '#server/config.ts';
import { mailPlanOf } from '#server/mail/mail-plan.ts';
import { freePort } from '#testing/free-port.ts';
import { headersOf, openMailServer } from '#testing/mail-server.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { type Mailer, startMailer } from './mailer.ts';

const ORIGIN = 'https://verso.example';
const configOf = (url: string, more: Record<string, string> = {}) =>
  parseConfig({
    SMTP_URL: url,
    MAIL_FROM: 'Verso <site@verso.example>',
    ENQUIRIES_TO: 'office@verso.example',
    ORIGIN,
    ...more,
  });

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

async function openSite() {
  const app = await openTestApp();
  cleanUp.push(() => app[Symbol.asyncDispose]());
  // a reminder is sent only at its hour
  await changeMailSettings(app.deps.db, { reminderHours: 0 });
  return app;
}

async function openServer(options?: Parameters<typeof openMailServer>[0]) {
  const server = await openMailServer(options);
  cleanUp.push(() => server.close());
  return server;
}

function start(
  app: TestApp,
  url: string,
  more?: Record<string, string>,
  timeoutMs?: number,
): Mailer {
  const { db, log } = app.deps;
  const mailer = startMailer({ db, log, config: configOf(url, more), firstRetryMs: 20, timeoutMs });
  cleanUp.push(() => mailer.stop());
  return mailer;
}

let sent = 0;
async function send(app: TestApp, input: object = {}, more?: Record<string, string>) {
  const parsed = enquiryInput.parse({
    kind: 'enquiry',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    message: `Enquiry ${++sent}`,
    page: '/contact',
    ...input,
  } as EnquiryInput);
  const mail = mailPlanOf(configOf('smtp://127.0.0.1:1', more), ORIGIN);
  const options = { address: `${sent}`, now: Date.now(), forward: false, mail };
  return (await createEnquiry(app.deps.db, parsed, options)) as { id: number };
}

const rows = (app: TestApp) => app.deps.db.read((read) => read.select().from(mails));
const areSent = (app: TestApp) => async () =>
  (await rows(app)).every(({ state }) => state === 'sent');
const hasError = (app: TestApp) => async () =>
  (await rows(app)).some(({ error }) => error !== null);

test('the mail about a call request spells out the day and says that times are UK times', async () => {
  const app = await openSite();
  const server = await openServer();
  const mailer = start(app, server.url);
  const wish = { preferredDate: '2999-07-01', preferredTime: 'morning' };
  await send(app, { kind: 'call', phone: '+44 151 496 0120', message: '', ...wish });
  mailer.wake();
  await until(areSent(app));
  const raw = server.received[0]?.raw ?? '';
  expect(raw).toContain('Preferred time: 1 July 2999, morning (UK time)');
  expect(raw).toMatch(/Sent: \d{1,2} \w+ \d{4} at \d\d:\d\d \(UK time\)/);
  expect(raw).not.toContain('presentation');
});

test('an enquiry is mailed to each receiver, with the visitor to reply to', async () => {
  const app = await openSite();
  const server = await openServer();
  const more = { ENQUIRIES_TO: 'Office <office@verso.example>, sales@verso.example' };
  const mailer = start(app, server.url, more);
  await send(app, { company: 'Harrowtide', message: 'We sell <b>kettles</b>.' }, more);
  mailer.wake();
  await until(areSent(app));
  // both are sent at the same time
  const mails = server.received.toSorted((a, b) => String(a.to).localeCompare(String(b.to)));
  expect(mails.map(({ to }) => to)).toEqual([['office@verso.example'], ['sales@verso.example']]);
  const [first] = mails as [(typeof mails)[0]];
  const headers = headersOf(first);
  expect(first.from).toBe('site@verso.example');
  expect(headers.from).toBe('Verso <site@verso.example>');
  expect(headers.to).toBe('Office <office@verso.example>');
  expect(headers['reply-to']).toBe('Ada Lovelace <ada@example.com>');
  expect(headers.subject).toBe('Enquiry from Ada Lovelace, Harrowtide');
  expect(headers['auto-submitted']).toBe('auto-generated');
  expect(first.raw).toContain('text/plain');
  expect(first.raw).toContain('We sell <b>kettles</b>.');
  expect(first.raw).toContain('&lt;b&gt;kettles&lt;/b&gt;');
  expect(first.raw).toContain('/vs-admin/enquiries?box=all&id=1#enquiry-1');
});

test('an enquiry is mailed within 5 s of its commit, even when the process that stored it is gone', async () => {
  const app = await openSite();
  const server = await openServer();
  // another process, which is not woken
  start(app, server.url);
  await Bun.sleep(50);
  const at = performance.now();
  await send(app);
  await until(() => server.received.length === 1);
  expect(performance.now() - at).toBeLessThan(5000);
});

test('no field can add a header or a receiver', async () => {
  const app = await openSite();
  const server = await openServer();
  const mailer = start(app, server.url);
  const evil = 'Ada\r\nBcc: spy@example.com\r\n\r\nText\u2028X: y';
  await send(app, { name: evil, company: evil, interest: 'a\nCc: spy@example.com', message: evil });
  await send(app, { name: 'A, B <spy@example.com>', email: 'ada@example.com' });
  mailer.wake();
  await until(areSent(app));
  expect(server.received.map(({ to }) => to)).toEqual([
    ['office@verso.example'],
    ['office@verso.example'],
  ]);
  for (const mail of server.received) {
    const headers = headersOf(mail);
    for (const name of ['bcc', 'cc', 'x']) expect(headers).not.toHaveProperty(name);
    expect(headers['reply-to']?.match(/<[^>]*>$/)?.[0]).toBe('<ada@example.com>');
  }
});

test('a mail rejected after DATA is retried with the same Message-ID', async () => {
  const app = await openSite();
  const ids: string[] = [];
  const server = await openServer();
  server.refuse = { code: 554, message: 'Transaction failed: looks like spam' };
  const mailer = start(app, server.url);
  await send(app);
  mailer.wake();
  await until(hasError(app));
  expect((await listUnsentMails(app.deps.db))[0]).toMatchObject({
    receiver: 'office@verso.example',
    sender: 'Ada Lovelace',
    error: '554 Transaction failed: looks like spam',
    nextAt: expect.any(String),
  });
  server.refuse = null;
  await until(areSent(app));
  ids.push(...server.received.map((mail) => headersOf(mail)['message-id'] as string));
  expect(ids).toEqual([expect.stringMatching(/^<notice-1\.\d{13}@verso\.example>$/)]);
});

test('a mail whose connection drops after DATA keeps its Message-ID', async () => {
  const app = await openSite();
  let drops = 1;
  const ids: string[] = [];
  const server = await openServer({
    onData(stream, _session, callback) {
      let raw = '';
      stream.on('data', (chunk) => {
        raw += chunk;
      });
      stream.on('end', () => {
        ids.push(headersOf({ from: '', to: [], raw })['message-id'] as string);
        if (drops-- > 0) return void dropAll();
        callback();
      });
    },
  });
  const proxy = await openProxy(server.port);
  const dropAll = () => proxy.drop();
  const mailer = start(app, `smtp://127.0.0.1:${proxy.port}`);
  await send(app);
  mailer.wake();
  await until(areSent(app));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('nothing is lost while the mail server is down', async () => {
  const app = await openSite();
  const port = freePort();
  const mailer = start(app, `smtp://127.0.0.1:${port}`);
  await send(app);
  await send(app);
  mailer.wake();
  await until(hasError(app));
  const server = await openServer({ port });
  await until(areSent(app));
  expect(server.received).toHaveLength(2);
});

test('two processes send each mail once', async () => {
  const app = await openSite();
  const server = await openServer();
  for (let i = 0; i < 12; i++) await send(app);
  start(app, server.url);
  start(app, server.url);
  await until(areSent(app));
  await Bun.sleep(50);
  expect(server.received).toHaveLength(12);
});

test('a mail interrupted by a stop is sent after the next start', async () => {
  const app = await openSite();
  let isAsked = false;
  const hanging = createServer((socket) => {
    isAsked = true;
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => hanging.close());
  const { port } = hanging.address() as { port: number };
  await send(app);
  const first = start(app, `smtp://127.0.0.1:${port}`);
  await until(() => isAsked);
  const stopped = performance.now();
  await first.stop();
  expect(performance.now() - stopped).toBeLessThan(1000);

  const server = await openServer();
  start(app, server.url);
  await until(areSent(app));
  expect(server.received).toHaveLength(1);
});

test('a password is not sent to a server that offers no TLS', async () => {
  const app = await openSite();
  let logins = 0;
  const server = await openServer({
    authOptional: false,
    onAuth(_auth, _session, callback) {
      logins++;
      callback(null, { user: 'u' });
    },
  });
  // the same server under a non-local name
  const mailer = start(app, `smtp://user:p%40ss@0.0.0.0:${server.port}`);
  await send(app);
  mailer.wake();
  await until(hasError(app));
  expect(logins).toBe(0);
  expect((await rows(app))[0]?.state).toBe('pending');
});

test('a certificate without a trusted issuer is rejected', async () => {
  const app = await openSite();
  // self-signed
  const { key, cert } = certificateOf();
  const server = await openServer({ disabledCommands: [], key, cert });
  const mailer = start(app, `smtp://0.0.0.0:${server.port}`);
  await send(app);
  mailer.wake();
  await until(hasError(app));
  expect((await rows(app))[0]?.error).toMatch(/certificate/i);
  expect(server.received).toHaveLength(0);
});

test('a server that offers TLS and then sends no TLS is retried', async () => {
  const app = await openSite();
  const liar = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 liar ESMTP\r\n');
    socket.on('data', (data) => {
      const line = data.toString();
      if (/^EHLO/.test(line)) socket.write('250-liar\r\n250 STARTTLS\r\n');
      else if (/^STARTTLS/.test(line)) socket.write('220 go ahead\r\n');
      else socket.write('this is not TLS, this is not TLS, this is not TLS\r\n');
    });
  });
  await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => liar.close());
  const mailer = start(app, `smtp://127.0.0.1:${(liar.address() as { port: number }).port}`);
  await send(app);
  mailer.wake();
  await until(hasError(app));
  expect((await rows(app))[0]).toMatchObject({
    state: 'pending',
    receiver: 'office@verso.example',
  });
});

for (const [where, talk] of [
  ['before it greets', () => ''],
  ['at the sender', (line: string) => (/^EHLO/.test(line) ? '250 slow\r\n' : '')],
  [
    'after DATA',
    (line: string) =>
      /^DATA/.test(line) ? '354 go on\r\n' : /^(EHLO|MAIL|RCPT)/.test(line) ? '250 ok\r\n' : '',
  ],
] as const)
  test(`a server that hangs ${where} is abandoned, and the mail is sent later`, async () => {
    const app = await openSite();
    const port = freePort();
    const sockets = new Set<{ destroy(): void }>();
    const hanging = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      if (where !== 'before it greets') socket.write('220 slow ESMTP\r\n');
      socket.on('data', (data) => socket.write(talk(data.toString())));
    });
    await new Promise<void>((resolve) => hanging.listen(port, '127.0.0.1', resolve));
    await send(app);
    start(app, `smtp://127.0.0.1:${port}`, {}, 300);
    await until(hasError(app));
    expect((await rows(app))[0]).toMatchObject({ state: 'pending' });
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => hanging.close(resolve));
    const server = await openServer({ port });
    await until(areSent(app));
    expect(server.received).toHaveLength(1);
  });

test('a mail that the server handles slowly delays no other', async () => {
  const app = await openSite();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const taken: string[] = [];
  const server = await openServer({
    onData(stream, _session, callback) {
      let raw = '';
      stream.on('data', (chunk) => {
        raw += chunk;
      });
      stream.on('end', async () => {
        if (raw.includes('The first.')) await held;
        taken.push(raw.includes('The first.') ? 'first' : 'second');
        callback();
      });
    },
  });
  const mailer = start(app, server.url);
  await send(app, { message: 'The first.' });
  mailer.wake();
  await until(async () => (await rows(app))[0]?.attempts === 1);
  await send(app, { message: 'The second.' });
  mailer.wake();
  await until(() => taken.length === 1);
  letGo();
  await until(areSent(app));
  expect(taken).toEqual(['second', 'first']);
});

test('the login of the server is read from its address', async () => {
  const app = await openSite();
  const logins: unknown[] = [];
  const server = await openServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      logins.push([username, password]);
      callback(null, { user: 'u' });
    },
  });
  const mailer = start(app, `smtp://us%40er:p%2Fss%3A@127.0.0.1:${server.port}`);
  await send(app);
  mailer.wake();
  await until(areSent(app));
  expect(logins).toEqual([['us@er', 'p/ss:']]);
});

test('above a number per hour, enquiries are combined in a digest', async () => {
  const app = await openSite();
  const server = await openServer();
  for (let i = 0; i < MAILS_PER_RECEIVER; i++) await send(app);
  await app.deps.db.write((tx) => tx.update(mails).set({ state: 'sent', sentAt: Date.now() }));
  for (let i = 0; i < 5; i++) await send(app, { message: `Many ${i}.` });
  const mailer = start(app, server.url);
  await until(areSent(app));
  expect(server.received).toHaveLength(1);
  const [digest] = server.received as [(typeof server.received)[0]];
  expect(headersOf(digest).subject).toBe('5 new enquiries');
  expect(headersOf(digest)).not.toHaveProperty('reply-to');
  for (let i = 0; i < 5; i++) expect(digest.raw).toContain(`Many ${i}.`);
  // the next digest is not due yet
  await send(app);
  mailer.wake();
  const last = async () => (await rows(app)).at(-1);
  await until(async () => ((await last())?.nextAt ?? 0) > Date.now() + 60_000);
  expect(await last()).toMatchObject({ state: 'pending', attempts: 0 });
});

test('a digest contains no enquiry of which only the reminder is due', async () => {
  const app = await openSite();
  const server = await openServer();
  await changeMailSettings(app.deps.db, { reminderHours: 1 });
  const { id } = await send(app, { message: 'An old one.' });
  await changeEnquiry(app.deps.db, id, { status: 'answered' });
  for (let i = 1; i < MAILS_PER_RECEIVER; i++) await send(app);
  const isNotice = eq(mails.purpose, 'notice');
  await app.deps.db.write((tx) =>
    tx.update(mails).set({ state: 'sent', sentAt: Date.now() }).where(isNotice),
  );
  await send(app, { message: 'A new one.' });
  const isOfOld = eq(mails.enquiryId, id);
  await app.deps.db.write((tx) => tx.update(mails).set({ nextAt: Date.now() }).where(isOfOld));
  start(app, server.url);
  await until(() => server.received.length > 0);
  const ofOld = async () => (await rows(app)).filter(({ enquiryId }) => enquiryId === id);
  await until(async () => (await ofOld()).every(({ state }) => state === 'sent'));
  expect((await ofOld()).map(({ purpose }) => purpose)).toEqual(['notice']);
  expect(server.received.map((mail) => headersOf(mail).subject)).toEqual(['1 new enquiry']);
  expect(server.received[0]?.raw).not.toContain('An old one.');
});

test('a mail is given up after a day, and staff can send it again', async () => {
  const app = await openSite();
  const server = await openServer();
  server.refuse = { code: 451, message: 'Come back later' };
  const { id } = await send(app);
  await app.deps.db.write((tx) => tx.update(mails).set({ queuedAt: Date.now() - 25 * 3_600_000 }));
  const mailer = start(app, server.url);
  await until(async () => (await rows(app))[0]?.state === 'failed');
  expect(await listUnsentMails(app.deps.db)).toMatchObject([
    { enquiryId: id, error: '451 Come back later', nextAt: null },
  ]);
  server.refuse = null;
  expect(await sendMailsAgain(app.deps.db, { enquiryId: id, now: Date.now() })).toBe(1);
  mailer.wake();
  await until(areSent(app));
  expect(server.received).toHaveLength(1);
  expect(await listUnsentMails(app.deps.db)).toEqual([]);
});

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

test('mails to former receivers among staff are dropped', async () => {
  const app = await openSite();
  const server = await openServer();
  await send(app, {}, { ENQUIRIES_TO: 'office@verso.example, gone@verso.example' });
  start(app, server.url);
  await until(areSent(app));
  expect((await rows(app)).map(({ receiver }) => receiver)).toEqual(['office@verso.example']);
  expect(server.received.map(({ to }) => to)).toEqual([['office@verso.example']]);
});

test('neither the content of an enquiry nor the server’s response to it is logged', async () => {
  const app = await openSite();
  const server = await openServer();
  server.refuse = { code: 554, message: 'ada@example.com is not welcome' };
  await send(app);
  start(app, server.url);
  await until(() => app.logged.some(({ msg }) => msg === 'email not sent'));
  expect(JSON.stringify(app.logged)).not.toMatch(/ada@example|Lovelace|Enquiry \d/);
});

test('a test mail reports the response of the server', async () => {
  const app = await openSite();
  const server = await openServer();
  const mailer = start(app, server.url);
  expect(await mailer.sendTest()).toEqual({
    success: true,
    answers: [{ receiver: 'office@verso.example', sent: true, response: '250 queued' }],
  });
  server.refuse = { code: 550, message: 'Sender is not allowed' };
  expect(await mailer.sendTest()).toMatchObject({
    success: false,
    answers: [{ sent: false, response: '550 Sender is not allowed' }],
  });
  await server.close();
  expect((await mailer.sendTest()).answers[0]?.response).toMatch(/ECONNREFUSED|connect|Failed/);
});

test('the response to a visitor does not wait for the mail server', async () => {
  const hanging = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => hanging.close());
  const url = `smtp://127.0.0.1:${(hanging.address() as { port: number }).port}`;
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

/** Forwards all data until it drops all connections. */
async function openProxy(port: number) {
  const sockets = new Set<{ destroy(): void }>();
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => proxy.close());
  return {
    port: (proxy.address() as { port: number }).port,
    drop() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('a mail to staff names the source of the visit, and warns of spam', async () => {
  const app = await openSite();
  const server = await openServer();
  const mailer = start(app, server.url);
  const visit = {
    firstPage: '/insights/returns',
    pageBefore: '/results',
    referrer: 'search.example',
    utm: { utm_source: 'letter', utm_campaign: 'May' },
    seconds: 1,
  };
  await send(app, { visit });
  mailer.wake();
  await until(areSent(app));
  const [mail] = server.received as [(typeof server.received)[0]];
  expect(headersOf(mail).subject).toBe('Possible spam: Enquiry from Ada Lovelace');
  for (const line of [
    'Page before: https://verso.example/results',
    'First page: https://verso.example/insights/returns',
    'Came from: search.example',
    'Campaign: letter / May',
    'Possible spam: It was sent 1 s after',
  ])
    expect(mail.raw).toContain(line);
});

test('a reply reaches the visitor as a personal mail', async () => {
  const app = await openSite();
  const server = await openServer();
  const mailer = start(app, server.url);
  const { id } = await send(app);
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
  const { id } = await send(app);
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

test('staff are reminded of unanswered enquiries', async () => {
  const app = await openSite();
  const server = await openServer();
  await changeMailSettings(app.deps.db, { reminderHours: 1 });
  await send(app);
  await app.deps.db.write((tx) => tx.update(mails).set({ nextAt: Date.now() }));
  start(app, server.url);
  await until(areSent(app));
  expect(server.received.map((mail) => headersOf(mail).subject).sort()).toEqual([
    'Enquiry from Ada Lovelace',
    'Still unanswered: enquiry from Ada Lovelace',
  ]);
});

test('each of a thousand enquiries in a minute is stored or rejected, and staff get few mails', async () => {
  const app = await openSite();
  const server = await openServer();
  start(app, server.url);
  const results = [];
  for (let n = 0; n < 1000; n++) results.push(await send(app, { message: `One of many ${n}` }));
  const stored = results.filter((result) => 'id' in result).length;
  expect(stored).toBe(ENQUIRIES_HELD_OVERALL);
  expect(results.filter((result) => 'retryAfterMs' in result)).toHaveLength(1000 - stored);
  // after twenty mails they are combined, the last ones in the next digest ten minutes later
  await until(() => server.received.length > MAILS_PER_RECEIVER);
  const waiting = (await rows(app)).filter(({ state }) => state !== 'sent');
  expect(await rows(app)).toHaveLength(stored);
  expect(waiting.every(({ state, error }) => state === 'pending' && error === null)).toBe(true);
  // three are sent at a time, so a few more may be in progress when the twentieth is sent
  expect(server.received.length).toBeLessThanOrEqual(MAILS_PER_RECEIVER + 4);
}, 30_000);
