// The status and message of each error; internal details are never sent (docs/contract.md, API statuses).
import { expect, test } from 'bun:test';
import { HTTPException } from 'hono/http-exception';
import {
  ConflictError,
  DatabaseUnavailableError,
  InvalidInputError,
  NotFoundError,
  StaleEditError,
} from '#db/errors.ts';
import { openTestApp } from '#testing/test-app.ts';
import { failureOf, HttpError } from './errors.ts';

const SORRY = { message: 'Something went wrong on our side. Please try again.' };
const taken = { message: 'Taken', errors: [{ path: 'slug', message: 'Taken' }] };

for (const [error, status, body] of [
  [new NotFoundError('Missing'), 404, { message: 'Missing' }],
  [new ConflictError('Taken', 'slug'), 409, taken],
  [new InvalidInputError('Taken', 'slug'), 400, { ...taken, message: 'slug: Taken' }],
  [new HttpError(418, 'Teapot'), 418, { message: 'Teapot' }],
  [new HttpError(400, 'Bad', {}, []), 400, { message: 'Bad', errors: [] }],
  [
    new HTTPException(400, { message: 'Malformed' }),
    400,
    { message: 'Malformed', errors: [{ path: '', message: 'Malformed' }] },
  ],
] as const)
  test(`${error.constructor.name} is a ${status}`, () => {
    expect(failureOf(error)).toMatchObject({ status, body, unexpected: false });
  });

test('a stale edit carries the stored item', () => {
  const { status, body } = failureOf(new StaleEditError({ id: 1 }));
  expect(status).toBe(409);
  expect(body).toEqual({ message: expect.any(String), current: { id: 1 } });
});

test('an unavailable database is 503 with Retry-After', () => {
  const cause = new Error('connect ECONNREFUSED 10.0.0.7');
  const { status, headers, body } = failureOf(new DatabaseUnavailableError({ cause }));
  expect(status).toBe(503);
  expect(headers).toEqual({ 'Retry-After': '2' });
  expect(JSON.stringify(body)).not.toContain('10.0.0.7');
});

for (const error of [
  new Error('SELECT secret FROM t'),
  new TypeError('x is not a function'),
  new HTTPException(500, { message: 'inside' }),
  'a thrown text',
  null,
])
  test(`${error} is a 500 without details, and is logged`, () => {
    expect(failureOf(error)).toEqual({ status: 500, headers: {}, body: SORRY, unexpected: true });
  });

test('a page that fails is an error page in the site’s design, and is logged', async () => {
  await using app = await openTestApp();
  app.deps.db.read = () => Promise.resolve({ posts: [] } as never);
  const response = await app.request('/insights');
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html.includes('<header')).toBe(true);
  expect(html.includes('<main id="content">')).toBe(true);
  expect(/TypeError|undefined|insights\/list\.tsx/.test(html)).toBe(false);
  const requestId = response.headers.get('x-request-id') as string;
  expect(html.includes(requestId)).toBe(true);
  const [entry] = app.logged.filter(({ msg }) => msg === 'request failed');
  expect(entry).toMatchObject({ level: 50, requestId, err: { type: 'TypeError' } });
});

for (const [path, text] of [
  ['/insights', 'Error loading blog posts. Please try again later.'],
  ['/insights/some-article', 'Article Not Found'],
  ['/case-studies/some-study', 'Case Study Not Found'],
] as const)
  test(`${path} says '${text}' with status 503 while its data fails`, async () => {
    await using app = await openTestApp();
    app.deps.db.read = () => Promise.reject(new DatabaseUnavailableError());
    const response = await app.request(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect((await response.text()).includes(text)).toBe(true);
  });

test('an API call that fails is logged', async () => {
  await using app = await openTestApp();
  const cause = new Error('disk full');
  app.deps.db.read = () => Promise.reject(new DatabaseUnavailableError({ cause }));
  const response = await app.request('/api/posts');
  const requestId = response.headers.get('x-request-id');
  expect(response.status).toBe(503);
  const [entry] = app.logged.filter(({ msg }) => msg === 'database or files unavailable');
  expect(entry).toMatchObject({ level: 40, requestId, err: { cause: { message: 'disk full' } } });
});
