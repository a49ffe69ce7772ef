// A stop and the pending requests (docs/contract.md, Health and shutdown). The tests run at once: each waits for seconds.
import { expect, test } from 'bun:test';
import { KillableSite } from '#testing/killable-site.ts';
import { startSite } from '#testing/start-site.ts';
import { until } from '#testing/until.ts';
import { listenersOn, workersOf } from '#testing/workers-of.ts';

const BODY = JSON.stringify({ password: 'not the password' });
const DEADLINE_MS = 10_000;

test.concurrent('pending requests complete, new ones are refused, and the process exits with 0', async () => {
  await using site = await KillableSite.open();
  const call = await sendHalfALogin(site);

  const stopped = site.stop();
  await waitUntilRefused(site);
  call.write(BODY.slice(4));

  expect(await call.response).toStartWith('HTTP/1.1 401 ');
  expect(await call.response).toContain('{"message":"Invalid password"}');
  expect(await stopped).toBe(0);
});

test.concurrent('a client that never finishes does not delay a stop by ten seconds', async () => {
  await using site = await KillableSite.open();
  await sendHalfALogin(site);
  const start = performance.now();
  expect(await site.stop()).toBe(0);
  expect(performance.now() - start).toBeLessThan(DEADLINE_MS);
}, 60_000);

for (const WORKERS of ['1', '2'])
  test.concurrent(`with DRAIN_FOR a process serves while it stops, even after a second SIGTERM, WORKERS=${WORKERS}`, async () => {
    await using site = await startSite({ variables: { SEED: 'none', DRAIN_FOR: '2', WORKERS } });
    const get = (path: string) => fetch(site.origin + path, { keepalive: false });
    await until(async () => (await listenersOn(site.port)) === Number(WORKERS));
    await until(async () => (await get('/readyz')).status === 200);
    const start = performance.now();
    const stopped = site.stop();
    await until(async () => (await get('/readyz')).status === 503);
    const expectToServe = async (untilMs: number) => {
      while (performance.now() - start < untilMs) {
        const ready = await get('/readyz');
        expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
        const { status, headers } = await get('/about');
        expect([status, headers.get('connection')]).toEqual([200, 'close']);
        await Bun.sleep(20);
      }
    };
    await expectToServe(500);
    const workers = await workersOf(site.pid);
    // a service manager signals all processes of a service
    for (const pid of [site.pid, ...workers]) process.kill(pid, 'SIGTERM');
    await expectToServe(1500);
    expect(await stopped).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(2000);
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow();
    expect(site.errors).toEqual([]);
  }, 60_000);

test.concurrent('a second Ctrl+C ends the process at once', async () => {
  await using site = await startSite({ variables: { SEED: 'none', DRAIN_FOR: '20' } });
  process.kill(site.pid, 'SIGINT');
  await until(
    async () => (await fetch(`${site.origin}/readyz`, { keepalive: false })).status === 503,
  );
  process.kill(site.pid, 'SIGINT');
  expect(await site.stop()).toBe(128 + 2);
}, 60_000);

/** A login with an incomplete body; `response` resolves to everything that the server has sent. */
async function sendHalfALogin(site: KillableSite) {
  const { promise: response, resolve } = Promise.withResolvers<string>();
  let received = '';
  const socket = await Bun.connect({
    ...site.address,
    socket: {
      data(_, data) {
        received += data.toString();
      },
      close: () => resolve(received),
      error: () => resolve(received),
    },
  });
  const { hostname, port } = site.address;
  socket.write(
    `POST /api/admin/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
      `Connection: close\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY.slice(0, 4)}`,
  );
  // this response arrives after the server has read the other request
  await site.call('GET', '/healthz');
  return { response, write: (text: string) => socket.write(text) };
}

/** Waits until the server refuses connections. */
async function waitUntilRefused(site: KillableSite) {
  for (;;) {
    const socket = await Bun.connect({ ...site.address, socket: { data: () => {} } }).catch(
      () => null,
    );
    if (socket === null) return;
    socket.end();
    await Bun.sleep(5);
  }
}
