// The messages of a failed call, for the log and for people.
import { expect, setSystemTime, spyOn, test } from 'bun:test';
import {
  type ApiFailure,
  answerOf,
  api,
  ignoreNotFound,
  isLoggedOut,
  isOutOfReach,
  messageOf,
  NoAnswerError,
} from './api.ts';
import { noteServerTime } from './server-clock.ts';

const FALLBACK = 'Failed to save';
const failureOf = (call: Promise<Response>) => answerOf(call).catch((error) => error);
const answered = (status: number, body: string, statusText = '') =>
  failureOf(Promise.resolve(new Response(body, { status, statusText })));

test('a successful call returns its parsed body', async () => {
  expect(await answerOf(Promise.resolve(Response.json({ id: 7 })))).toEqual({ id: 7 });
});

test('a failure is named by its status and body', async () => {
  const failure = await answered(400, '{"message":"Title is missing"}');
  expect(failure.message).toBe('400: {"message":"Title is missing"}');
});

test('a failure without a body is named by its status and what that means', async () => {
  expect((await answered(502, '', 'Bad Gateway')).message).toBe('502: Bad Gateway');
});

test("people see the server's message", async () => {
  const failure = await answered(400, '{"message":"Title is missing"}');
  expect(messageOf(failure, FALLBACK)).toBe('Title is missing');
});

for (const body of ['<html>Bad Gateway</html>', '{"message":""}', '{}', 'null', ''])
  test(`people see the fixed text where the server sent ${JSON.stringify(body)}`, async () => {
    expect(messageOf(await answered(500, body), FALLBACK)).toBe(FALLBACK);
  });

test('people are told that a request was too large for a proxy', async () => {
  const failure = await answered(413, '<html>Request Entity Too Large</html>');
  expect(messageOf(failure, FALLBACK)).toBe('This is larger than the server accepts.');
});

test('a missing item stops no other call, any other failure does', async () => {
  ignoreNotFound(await answered(404, ''));
  for (const failure of [await answered(409, ''), new Error('Bug')])
    expect(() => ignoreNotFound(failure)).toThrow(failure);
});

test('a failure carries field errors and the stored item', async () => {
  const errors = [{ path: 'slug', message: 'Taken' }];
  const failure: ApiFailure = await answered(409, JSON.stringify({ errors, current: { id: 7 } }));
  expect(failure.errors).toEqual(errors);
  expect(failure.current).toEqual({ id: 7 });
});

test('a call without a response says so and may be repeated', async () => {
  const failure = await failureOf(Promise.reject(new TypeError('Failed to fetch')));
  expect(failure).toBeInstanceOf(NoAnswerError);
  expect(messageOf(failure, FALLBACK)).toBe(FALLBACK);
  expect(isOutOfReach(failure)).toBe(true);
});

test.each([
  ['a minute', 0, 60],
  ['a minute and the time to send a long text over a slow line', 1_000_000, 160],
])('a call without a response is given up after %s', async (_, length, seconds) => {
  const end = new AbortController();
  using timeout = spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
  using _fetch = spyOn(globalThis, 'fetch').mockImplementation(hang as typeof fetch);
  const call = answerOf(api.admin.login.$post({ json: { password: 'x'.repeat(length) } }));
  end.abort();
  expect(await call.catch((error) => error)).toBeInstanceOf(NoAnswerError);
  expect(Math.round(Number(timeout.mock.calls[0]) / 1000)).toBe(seconds);
});

test.each([
  ['a page instead of JSON', () => new Response('<html>', { status: 200 })],
  ['a success that is cut off', () => cutOff(200)],
  ['a failure that is cut off', () => cutOff(400)],
])('%s does not count as a response', async (_, response) => {
  expect(await failureOf(Promise.resolve(response()))).toBeInstanceOf(NoAnswerError);
});

function cutOff(status: number): Response {
  const start = (stream: ReadableStreamDefaultController) => stream.error(new TypeError('cut off'));
  return new Response(new ReadableStream({ start }), { status });
}

test('a call to an unavailable server may be repeated, a rejected call may not', async () => {
  for (const status of [408, 429, 500, 502, 503, 504, 520, 524])
    expect(isOutOfReach(await answered(status, ''))).toBe(true);
  for (const status of [400, 401, 404, 409, 413])
    expect(isOutOfReach(await answered(status, ''))).toBe(false);
});

test.each([
  ['30', 30_000],
  ['Wed, 11 Mar 2026 09:02:00 GMT', 120_000],
  ['99999999', 3_600_000],
  ['soon', 0],
  ['', 0],
])('a call past a limit may be repeated after Retry-After: %s', async (after, ms) => {
  setSystemTime(new Date('2026-03-11T09:00:00Z'));
  const limited = new Response('<html>', { status: 429, headers: { 'Retry-After': after } });
  const failure = await failureOf(Promise.resolve(limited));
  expect(failure.retryAfterMs).toBe(ms);
  expect(messageOf(failure, FALLBACK)).toBe('There were too many requests.');
  setSystemTime();
});

test('the date of a Retry-After counts by the clock of the server', async () => {
  setSystemTime(new Date('2026-03-11T08:50:00Z'));
  const noteDate = (date: Date) => {
    const headers = { Date: date.toUTCString(), 'Cache-Control': 'no-store' };
    noteServerTime(new Response(null, { headers }), Date.now());
  };
  noteDate(new Date('2026-03-11T09:00:00Z'));
  const headers = { 'Retry-After': 'Wed, 11 Mar 2026 09:02:00 GMT' };
  const failure = await failureOf(Promise.resolve(new Response('', { status: 429, headers })));
  setSystemTime();
  noteDate(new Date());
  expect(failure.retryAfterMs).toBe(120_000);
});

test('an ended session is recognised, also as the cause of another failure', async () => {
  const failure = await answered(401, '');
  expect(isLoggedOut(failure)).toBe(true);
  expect(isLoggedOut(new Error('Upload failed', { cause: failure }))).toBe(true);
  for (const other of [await answered(403, ''), new Error('Bug')])
    expect(isLoggedOut(other)).toBe(false);
});

/** A server that never responds. */
function hang(_: unknown, { signal }: RequestInit): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<Response>();
  signal?.addEventListener('abort', () => reject(signal.reason));
  return promise;
}
