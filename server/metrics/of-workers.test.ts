// The metrics of workers while one of them hangs or dies (docs/contract.md, Metrics and doctor).
import { afterAll, expect, test } from 'bun:test';
import { freePort } from '#testing/free-port.ts';
import { startSite } from '#testing/start-site.ts';
import { until } from '#testing/until.ts';
import { listenersOn, workersOf } from '#testing/workers-of.ts';

const TOKEN = 'a-token-of-some-length';
const port = freePort();
const site = await startSite({
  variables: { WORKERS: '2', SEED: 'none', METRICS_TOKEN: TOKEN, METRICS_PORT: String(port) },
});
afterAll(() => site.remove());

/** The process ids of the workers, once both serve. */
async function runningWorkers(): Promise<[number, number]> {
  await until(async () => (await listenersOn(site.port)) === 2);
  return (await workersOf(site.pid)) as [number, number];
}

/** The response of `/metrics` on a new connection. */
function ask(): Promise<Response> {
  return fetch(`${site.origin}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
    keepalive: false,
  });
}

test('a worker that dies while it asks for the metrics of all does not end others', async () => {
  const [hanging, asking] = await runningWorkers();
  process.kill(hanging, 'SIGSTOP');
  const asked = Array.from({ length: 16 }, () => ask().catch(() => null));
  await Bun.sleep(500);
  process.kill(asking, 'SIGKILL');
  await until(async () => !(await workersOf(site.pid)).includes(asking));
  // its answer completes the text that the dead worker asked for
  process.kill(hanging, 'SIGCONT');
  await Promise.all(asked);
  expect(await runningWorkers()).toContain(hanging);
  expect((await ask()).status).toBe(200);
}, 60_000);

test('a worker whose supervisor does not respond gives up in time', async () => {
  await runningWorkers();
  process.kill(site.pid, 'SIGSTOP');
  const response = await ask().finally(() => process.kill(site.pid, 'SIGCONT'));
  expect(response.status).toBe(503);
}, 30_000);

test('METRICS_PORT combines all workers, also while one hangs and after it has died', async () => {
  const workers = await runningWorkers();
  const name = 'http_requests_total{method="GET",route="/api/posts",status="200"} ';
  const metricsOrigin = `http://127.0.0.1:${port}`;
  const read = async () => (await fetch(`${metricsOrigin}/metrics`)).text();
  const scrape = async () => {
    const line = (await read()).split('\n').find((each) => each.startsWith(name));
    return Number(line?.slice(name.length));
  };
  for (let n = 0; n < 20; n++)
    await (await fetch(`${site.origin}/api/posts?limit=${n + 1}`, { keepalive: false })).bytes();
  expect(await scrape()).toBe(20);
  expect(await read()).toMatch(/^database_up 1$/m);
  expect((await fetch(`${metricsOrigin}/`)).status).toBe(404);
  for (const worker of workers) {
    process.kill(worker, 'SIGSTOP');
    expect(await scrape()).toBe(20);
    process.kill(worker, 'SIGKILL');
    await until(async () => !(await workersOf(site.pid)).includes(worker));
    expect(await scrape()).toBe(20);
  }
  await runningWorkers();
  expect(await scrape()).toBe(20);
}, 60_000);

test('a site whose workers have died stops without an error', async () => {
  expect(await site.stop()).toBe(0);
  // only the replacements were logged
  expect(site.errors.filter((line) => !line.includes('starting another'))).toEqual([]);
});
