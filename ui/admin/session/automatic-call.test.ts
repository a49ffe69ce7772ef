// What a page fetches by itself lets the session end.
import { afterAll, afterEach, expect, mock, setSystemTime, test } from 'bun:test';
import { MINUTE_MS } from '#db/limits.ts';
import { fetchFromApp } from '#testing/fetch-from-app.ts';
import { openTestApp } from '#testing/test-app.ts';
import { mailQuery } from '#ui/admin/inbox/admin-mail.tsx';
import { unreadQuery } from '#ui/admin/inbox/unread-count.tsx';

const app = await openTestApp();
afterEach(() => void setSystemTime());
afterAll(async () => {
  mock.restore();
  await app[Symbol.asyncDispose]();
});

const after = (ms: number) => setSystemTime(Date.now() + ms);

test.each<[string, () => Promise<unknown>]>([
  ['the number of unread enquiries', unreadQuery.queryFn],
  ['the list of unsent emails', mailQuery.queryFn],
])('%s is fetched without extending the session', async (_, fetchAgain) => {
  const cookie = await app.login();
  fetchFromApp(app, cookie);
  after(90 * MINUTE_MS);
  await fetchAgain();
  after(31 * MINUTE_MS);
  const status = await app.send('GET', '/api/admin/status', undefined, cookie);
  expect(await status.json()).toEqual({ isAuthenticated: false });
});
