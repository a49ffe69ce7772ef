// Mails about enquiries: nothing is lost, and nobody gets one twice, whatever the mail server does.
import { expect, test } from 'bun:test';
import { connect, createServer } from 'node:net';
import certificateOf from 'smtp-server/lib/tls-options.js';
import { MINUTE_MS } from '#db/limits.ts';
import { listUnsentMails, sendMailsAgain } from '#db/queries/inbox/unsent-mails.ts';
import { mails } from '#db/schema.ts';
import { freePort } from '#testing/free-port.ts';
import { areSent, hasError, mailFixtures, rows, send } from '#testing/mail-fixtures.ts';
import { headersOf } from '#testing/mail-server.ts';
import { until } from '#testing/until.ts';

const { listen, openServer, openSite, start } = mailFixtures();

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
  const port = await listen(hanging);
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

test('a certificate without a trusted issuer is rejected, and named in the log and to staff', async () => {
  const app = await openSite();
  // self-signed
  const { key, cert } = certificateOf();
  const server = await openServer({ disabledCommands: [], key, cert });
  const mailer = start(app, `smtp://0.0.0.0:${server.port}`);
  await send(app);
  mailer.wake();
  await until(hasError(app));
  const reason = expect.stringMatching(/^No connection to the mail server: .*certificate/);
  expect((await rows(app))[0]?.error).toEqual(reason);
  expect(app.logged).toContainEqual(expect.objectContaining({ msg: 'email not sent', reason }));
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
  const mailer = start(app, `smtp://127.0.0.1:${await listen(liar)}`);
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
    await listen(hanging, port);
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

test('a mail is given up after a day, and staff can send it again', async () => {
  const app = await openSite();
  const server = await openServer();
  server.refuse = { code: 451, message: 'Come back later' };
  const id = await send(app);
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

test('the pause between attempts doubles, up to two hours', async () => {
  const app = await openSite();
  const { db } = app.deps;
  const mailer = start(app, `smtp://127.0.0.1:${freePort()}`);
  await send(app);
  const minutesAfter = async (attempts: number) => {
    await db.write((tx) =>
      tx.update(mails).set({ nextAt: 0, attempts: attempts - 1, error: null }),
    );
    mailer.wake();
    await until(hasError(app));
    return (((await rows(app))[0]?.nextAt ?? 0) - Date.now()) / MINUTE_MS;
  };
  // the first pause is 20 ms
  expect(await minutesAfter(15)).toBeCloseTo((20 * 2 ** 14) / MINUTE_MS, 0);
  expect(await minutesAfter(16)).toBeCloseTo((20 * 2 ** 15) / MINUTE_MS, 0);
  expect(await minutesAfter(40)).toBeCloseTo(120, 0);
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
  return {
    port: await listen(proxy),
    drop() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
