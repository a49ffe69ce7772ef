// The metrics: who may read them, and what they count (docs/contract.md, Metrics and doctor).
import { expect, test } from 'bun:test';
import { recordBackup } from '#db/queries/operations/backups.ts';
import { cdnPurges, enquiries, mails } from '#db/schema.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { createApp } from '#server/app.ts';
import { startSite } from '#testing/start-site.ts';
import { clientOf, openTestApp } from '#testing/test-app.ts';
import { until } from '#testing/until.ts';
import { joinMetrics, openMetrics } from './metrics.ts';

const TOKEN = 'a-token-of-some-length';
const authorised = { headers: { authorization: `Bearer ${TOKEN}` } };

/** The value of the line that begins with `name`; null when there is none. */
function valueIn(text: string, name: string): number | null {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
}

test('without METRICS_TOKEN /metrics is not found, also with METRICS_PORT', async () => {
  await using app = await openTestApp();
  expect((await app.request('/metrics', authorised)).status).toBe(404);
  const metrics = { record: () => {}, text: async () => 'the metrics' };
  const site = clientOf(createApp({ ...app.deps, metrics }));
  expect((await site.request('/metrics', authorised)).status).toBe(404);
});

test('with METRICS_TOKEN /metrics requires the token, and counts requests by route and status', async () => {
  await using site = await startSite({ variables: { METRICS_TOKEN: TOKEN, SEED: 'none' } });
  const get = (path: string, init?: RequestInit) => fetch(site.origin + path, init);
  for (const init of [undefined, { headers: { authorization: 'Bearer wrong' } }])
    expect((await get('/metrics', init)).status).toBe(401);
  await (await get('/insights')).bytes();
  // on a busy machine it is streamed, and stored shortly after its end
  await until(async () => {
    const text = await (await get('/metrics', authorised)).text();
    return (valueIn(text, 'page_cache_bytes') ?? 0) > 0;
  });
  for (let n = 0; n < 2; n++) await (await get('/insights')).bytes();
  await get('/insights/nowhere');
  const response = await get('/metrics', authorised);
  expect(response.headers.get('content-type')).toStartWith('text/plain; version=0.0.4');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  const counted = (route: string, status: number) =>
    valueIn(text, `http_requests_total{method="GET",route="${route}",status="${status}"}`);
  expect(counted('/insights', 200)).toBe(1);
  expect(counted('/insights/:slug', 404)).toBe(1);
  expect(counted('/metrics', 401)).toBe(2);
  expect(valueIn(text, 'page_cache_hits_total{route="/insights"}')).toBe(2);
  expect(valueIn(text, 'page_renders_total')).toBe(2);
  expect(valueIn(text, 'http_request_duration_seconds_count{route="/insights"}')).toBe(1);
  expect(valueIn(text, 'purge_lag_seconds')).toBeLessThan(1);
  expect(valueIn(text, 'page_cache_bytes')).toBeGreaterThan(0);
  for (const name of ['picture_queue_length', 'mail_queue_length{state="failed"}'])
    expect(valueIn(text, name)).not.toBeNull();
  expect(valueIn(text, 'forward_queue_length{state="pending"}')).toBe(0);
  expect(valueIn(text, 'database_up')).toBe(1);
  expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('every metric that docs/operate.md alerts on has its value', async () => {
  await using app = await openTestApp();
  const { db } = app.deps;
  const mail = { receivers: ['a@example.com', 'b@example.com'], origin: null, confirms: false };
  await sendEnquiry(db, {}, { forward: true, mail });
  const madeAt = '2026-01-01T00:00:00.000Z';
  const counts = { bytes: 1, posts: 1, caseStudies: 1, documents: 1, pictures: 1 };
  await recordBackup(db, { name: 'a', madeAt, verifiedAt: madeAt, error: null, ...counts });
  await db.write(async (tx) => {
    await tx.update(mails).set({ state: 'failed' });
    await tx.update(enquiries).set({ forwardState: 'failed' });
    await tx
      .insert(cdnPurges)
      .values({ tag: 'posts', number: 1, dueAt: 0, isAgain: false, attempts: 0 });
  });
  const changeFeed = { lagMs: () => 7000, stop() {} };
  const text = await joinMetrics([await openMetrics({ ...app.deps, changeFeed }).values()]);
  expect(valueIn(text, 'mail_queue_length{state="failed"}')).toBe(4);
  expect(valueIn(text, 'forward_queue_length{state="failed"}')).toBe(1);
  expect(valueIn(text, 'cdn_purge_queue_length')).toBe(1);
  expect(valueIn(text, 'last_good_backup_timestamp_seconds')).toBe(Date.parse(madeAt) / 1000);
  expect(valueIn(text, 'purge_lag_seconds')).toBe(7);
  expect(valueIn(text, 'database_up')).toBe(1);
  const [, table = ''] = (await Bun.file(`${import.meta.dir}/../../docs/operate.md`).text()).split(
    '| alert when',
  );
  const alerts = [...table.matchAll(/^\| `(\w+)/gm)].map(([, name = '']) => name);
  expect(alerts.length).toBeGreaterThan(5);
  expect(alerts.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});
