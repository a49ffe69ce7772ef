// The mails that staff get about enquiries: content, digests, reminders.
import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { ENQUIRIES_HELD_OVERALL, MAILS_PER_RECEIVER } from '#db/limits.ts';
import { changeEnquiry } from '#db/queries/inbox/enquiries.ts';
import { changeMailSettings } from '#db/queries/settings.ts';
import { enquiries, mails } from '#db/schema.ts';
import { areSent, mailFixtures, rows, send } from '#testing/mail-fixtures.ts';
import { headersOf } from '#testing/mail-server.ts';
import { until } from '#testing/until.ts';

const { openServer, openSite, start } = mailFixtures();

test('the mail about a call request spells out the day and says that times are UK times', async () => {
  const app = await openSite();
  const server = await openServer();
  const mailer = start(app, server.url);
  const wish = { preferredDate: '2999-07-01', preferredTime: 'morning' };
  await send(app, { kind: 'call', phone: '+44 151 496 0120', message: '', ...wish });
  mailer.wake();
  await until(areSent(app));
  const raw = server.received[0]?.raw ?? '';
  expect(raw).toContain('Preferred time: July 1, 2999, morning (UK time)');
  expect(raw).toMatch(/Sent: \w+ \d{1,2}, \d{4} at \d\d:\d\d \(UK time\)/);
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
  const id = await send(app, { message: 'An old one.' });
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

test('mails to former receivers among staff are dropped', async () => {
  const app = await openSite();
  const server = await openServer();
  await send(app, {}, { ENQUIRIES_TO: 'office@verso.example, gone@verso.example' });
  start(app, server.url);
  await until(areSent(app));
  expect((await rows(app)).map(({ receiver }) => receiver)).toEqual(['office@verso.example']);
  expect(server.received.map(({ to }) => to)).toEqual([['office@verso.example']]);
});

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

test('each of many enquiries in a minute is stored or rejected, and staff get few mails', async () => {
  const app = await openSite();
  const server = await openServer();
  start(app, server.url);
  let [sent, refused] = [0, 0];
  const sendMany = async (count: number) => {
    for (let n = 0; n < count; n++)
      await send(app).then(
        () => sent++,
        () => refused++,
      );
  };
  await sendMany(40);
  const createdAt = new Date().toISOString();
  const others = Array.from({ length: ENQUIRIES_HELD_OVERALL - 60 }, (_, n) => ({
    kind: 'enquiry' as const,
    status: 'new' as const,
    content: `${n}`,
    forwardState: 'off' as const,
    createdAt,
  }));
  await app.deps.db.write((tx) => tx.insert(enquiries).values(others));
  await sendMany(30);
  expect({ sent, refused }).toEqual({ sent: 60, refused: 10 });
  // after twenty mails they are combined, the last ones in the next digest ten minutes later
  await until(() => server.received.length > MAILS_PER_RECEIVER);
  const waiting = (await rows(app)).filter(({ state }) => state !== 'sent');
  expect(await rows(app)).toHaveLength(sent);
  expect(waiting.every(({ state, error }) => state === 'pending' && error === null)).toBe(true);
  // three are sent at a time, so a few more may be in progress when the twentieth is sent
  expect(server.received.length).toBeLessThanOrEqual(MAILS_PER_RECEIVER + 4);
}, 30_000);
