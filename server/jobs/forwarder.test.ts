// Enquiries reach the marketing platform, here a local server: once, one at a time, and with retries.
import { afterEach, expect, spyOn, test } from 'bun:test';
import type { Enquiry, EnquiryKind } from '#db/contract/enquiries.ts';
import { DAY_MS, MINUTE_MS } from '#db/limits.ts';
import { setEnquiryStatuses } from '#db/queries/inbox/enquiries.ts';
import { claimForwarding, recordForwarding } from '#db/queries/inbox/forwarding.ts';
import { readWaitingWork } from '#db/queries/operations/waiting-work.ts';
import { enquiries } from '#db/schema.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { parseConfig } from '#server/config.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { isForwarded, startForwarder } from './forwarder.ts';
import type { OutboxLoop } from './outbox-loop.ts';

const HUBSPOT = {
  HUBSPOT_PORTAL_ID: '123',
  HUBSPOT_ENQUIRY_FORM_ID: 'form-a',
  HUBSPOT_NEWSLETTER_FORM_ID: 'form-b',
  ORIGIN: 'https://verso.example',
};
const config = parseConfig(HUBSPOT);

interface Received {
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: any posted body; each test knows its shape
  body: any;
}

/** A local server in place of the platform: responds with `answer` and records the requests. */
function openPlatform(answer: (count: number) => Response | Promise<Response>) {
  const received: Received[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce);
      received.push({ path: new URL(request.url).pathname, body: await request.json() });
      const response = await answer(received.length);
      atOnce--;
      return response;
    },
  });
  cleanUp.push(() => server.stop(true));
  return { api: server.url.origin, received, mostAtOnce: () => mostAtOnce };
}

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

async function openSite() {
  const app = await openTestApp();
  cleanUp.push(() => app[Symbol.asyncDispose]());
  return app;
}

function start(app: TestApp, api: string, firstRetryMs = 20): OutboxLoop {
  const { db, log } = app.deps;
  const forwarder = startForwarder({ db, log, config, api, firstRetryMs });
  cleanUp.push(() => forwarder.stop());
  return forwarder;
}

const send = (
  app: TestApp,
  fields: { kind?: EnquiryKind; [field: string]: unknown } = {},
  { isTrapped = false } = {},
) => {
  const sent = { name: 'Ada King Lovelace', interest: 'Enterprise', page: '/contact', ...fields };
  const forward = isForwarded(config, fields.kind ?? 'enquiry', 'ada@example.com');
  return sendEnquiry(app.deps.db, sent, { forward, isTrapped });
};
const rows = (app: TestApp) => app.deps.db.read((read) => read.select().from(enquiries));
const isSent = (app: TestApp) => async () =>
  (await rows(app)).every(({ forwardState }) => forwardState === 'sent');

test('an enquiry is sent to its form in the format of the platform', async () => {
  const app = await openSite();
  const { api, received } = openPlatform(() => Response.json({}));
  const forwarder = start(app, api);
  await send(app, { message: 'A shop' });
  forwarder.wake();
  await until(isSent(app));
  expect(received[0]?.path).toBe('/submissions/v3/integration/submit/123/form-a');
  expect(received[0]?.body).toMatchObject({
    submittedAt: expect.stringMatching(/^\d{13}$/),
    context: { pageUri: 'https://verso.example/contact' },
  });
  const fields = received[0]?.body.fields.map(({ name, value }: Record<string, string>) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(fields)).toEqual({
    email: 'ada@example.com',
    firstname: 'Ada',
    lastname: 'King Lovelace',
    message: 'About: Enterprise\nA shop',
  });
  expect((await rows(app))[0]).toMatchObject({
    forwardAttempts: 1,
    forwardError: null,
    forwardedAt: expect.any(String),
  });
  await forwarder.stop();
  expect(app.logged).toEqual([]);
});

test('an enquiry is retried until the platform accepts it', async () => {
  const app = await openSite();
  // only 400 rejects the content; others may be corrected or pass
  const statuses = [401, 404, 429, 503];
  const { api, received } = openPlatform((count) =>
    count <= statuses.length
      ? new Response('busy', { status: statuses[count - 1] })
      : Response.json({}),
  );
  await send(app);
  start(app, api, 1);
  await until(isSent(app));
  expect(received).toHaveLength(5);
  expect((await rows(app))[0]).toMatchObject({ forwardAttempts: 5, forwardError: null });
});

test('an enquiry in the Spam box is forwarded once staff say that it is no spam', async () => {
  const app = await openSite();
  const { api, received } = openPlatform(() => Response.json({}));
  const spam = [
    await send(app, { message: 'https://a.example https://b.example https://c.example' }),
    await send(app, { message: 'From a filled hidden field' }, { isTrapped: true }),
  ];
  const forwarder = start(app, api);
  await send(app, { message: 'A shop' });
  forwarder.wake();
  await until(async () => (await rows(app)).some(({ forwardState }) => forwardState === 'sent'));
  await Bun.sleep(50);
  expect(received).toHaveLength(1);
  expect((await readWaitingWork(app.deps.db)).forwards).toEqual({});
  await setEnquiryStatuses(
    app.deps.db,
    spam.map((id) => ({ id, status: 'new' })),
  );
  forwarder.wake();
  await until(isSent(app));
  expect(received).toHaveLength(3);
});

test('an enquiry is retried for 14 days, after pauses that double up to six hours', async () => {
  const app = await openSite();
  const { api } = openPlatform(() => new Response('busy', { status: 503 }));
  await send(app);
  const forwarder = start(app, api, 30_000);
  const attempt = async (number: number, days = 0) => {
    const createdAt = new Date(Date.now() - days * DAY_MS).toISOString();
    const due = { forwardAttempts: number - 1, forwardNextAt: 0, forwardError: null, createdAt };
    await app.deps.db.write((tx) => tx.update(enquiries).set(due));
    forwarder.wake();
    await until(async () => (await rows(app))[0]?.forwardError !== null);
    const [{ forwardState: state, forwardNextAt: next } = {}] = await rows(app);
    return [state, typeof next === 'number' ? Math.round((next - Date.now()) / MINUTE_MS) : null];
  };
  expect(await attempt(3)).toEqual(['pending', 2]);
  expect(await attempt(4)).toEqual(['pending', 4]);
  expect(await attempt(40, 13)).toEqual(['pending', 360]);
  expect(await attempt(41, 15)).toEqual(['failed', null]);
});

test('a rejected enquiry is not retried, and its error is stored', async () => {
  const app = await openSite();
  const { api, received } = openPlatform(() =>
    Response.json({ message: 'BLOCKED_EMAIL' }, { status: 400 }),
  );
  await send(app);
  start(app, api);
  await until(async () => (await rows(app))[0]?.forwardState === 'failed');
  expect((await rows(app))[0]?.forwardError).toContain('BLOCKED_EMAIL');
  expect(received).toHaveLength(1);
});

test('two forwarders on one database send each enquiry once', async () => {
  const app = await openSite();
  const { api, received } = openPlatform(async () => {
    await Bun.sleep(5);
    return Response.json({});
  });
  for (let i = 0; i < 6; i++) await send(app);
  start(app, api);
  await until(isSent(app));
  start(app, api);
  await Bun.sleep(50);
  expect(received).toHaveLength(6);
});

test('one forwarder sends one enquiry at a time', async () => {
  const app = await openSite();
  const platform = openPlatform(async () => {
    await Bun.sleep(10);
    return Response.json({});
  });
  for (let i = 0; i < 4; i++) await send(app);
  start(app, platform.api);
  await until(isSent(app));
  expect(platform.mostAtOnce()).toBe(1);
});

test('an enquiry interrupted by a stop is sent at once after the next start', async () => {
  const app = await openSite();
  const hanging = openPlatform(() => new Promise<Response>(() => {}));
  await send(app);
  const first = start(app, hanging.api, 60_000);
  await until(() => hanging.received.length === 1);
  const stopped = performance.now();
  await first.stop();
  expect(performance.now() - stopped).toBeLessThan(1000);
  expect((await rows(app))[0]?.forwardState).toBe('pending');

  const well = openPlatform(() => Response.json({}));
  start(app, well.api);
  await until(isSent(app));
  expect(well.received).toHaveLength(1);
});

test('a platform that does not respond is asked again', async () => {
  const app = await openSite();
  const end = new AbortController();
  using timeout = spyOn(AbortSignal, 'timeout').mockReturnValueOnce(end.signal);
  const { api, received } = openPlatform((count) =>
    count === 1 ? new Promise<Response>(() => {}) : Response.json({}),
  );
  await send(app);
  start(app, api);
  await until(() => received.length === 1);
  end.abort();
  await until(isSent(app));
  expect(received).toHaveLength(2);
  expect(timeout).toHaveBeenCalledWith(10_000);
});

test('a stop right after the start waits for nothing', async () => {
  const app = await openSite();
  await start(app, 'http://127.0.0.1:1').stop();
});

test('the content of an enquiry is not logged', async () => {
  const app = await openSite();
  // the platform repeats what it rejects
  const { api } = openPlatform(() =>
    Response.json({ message: 'Invalid email address "ada@example.com"' }, { status: 400 }),
  );
  await send(app);
  start(app, api);
  await until(() => app.logged.some(({ msg }) => msg === 'enquiry not forwarded'));
  expect(JSON.stringify(app.logged)).not.toMatch(/ada@example|Lovelace|Enquiry \d/);
  expect(app.logged).toContainEqual(expect.objectContaining({ state: 'failed', reason: '400' }));
  expect(await rows(app)).toMatchObject([{ forwardError: expect.stringContaining('ada@') }]);
});

test('a call request with an email address is forwarded, a newsletter sign-up to its own form', async () => {
  expect(isForwarded(config, 'call', null)).toBe(false);
  expect(isForwarded(config, 'call', 'ada@example.com')).toBe(true);
  expect(isForwarded(parseConfig({}), 'enquiry', 'ada@example.com')).toBe(false);
  const app = await openSite();
  const { api, received } = openPlatform(() => Response.json({}));
  await send(app, { kind: 'newsletter' });
  const day = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  const time = { preferredDate: day, preferredTime: 'morning' };
  await send(app, { kind: 'call', phone: '0151 496 0000', message: '', page: undefined, ...time });
  start(app, api);
  await until(isSent(app));
  expect(received[0]?.path).toEndWith('/form-b');
  const { fields, context } = received[1]?.body ?? {};
  expect(fields).toContainEqual(
    expect.objectContaining({ value: `Call request: ${day}, 9 to 12` }),
  );
  expect(context).toBeUndefined();
});

test('without a configured form the forwarder does nothing', async () => {
  const app = await openSite();
  const { db, log } = app.deps;
  const { api, received } = openPlatform(() => Response.json({}));
  await send(app);
  const forwarder = startForwarder({ db, log, config: parseConfig({}), api, firstRetryMs: 20 });
  forwarder.wake();
  await Bun.sleep(100);
  await forwarder.stop();
  expect(received).toEqual([]);
  expect((await rows(app))[0]).toMatchObject({ forwardState: 'pending', forwardAttempts: 0 });
});

test('a process whose lease expired does not overwrite the result of the next one', async () => {
  const { db } = (await openSite()).deps;
  await sendEnquiry(db, { kind: 'newsletter' }, { forward: true });
  const claim = { kinds: ['newsletter'], leaseMs: 0 } as const;
  const [slow, next] = [await claimForwarding(db, claim), await claimForwarding(db, claim)] as [
    Enquiry,
    Enquiry,
  ];
  await recordForwarding(db, next, { state: 'sent', at: Date.now() });
  await recordForwarding(db, slow, { state: 'failed', error: 'late' });
  const stored = await db.read((read) => read.select().from(enquiries));
  expect(stored).toMatchObject([{ forwardState: 'sent', forwardError: null }]);
});
