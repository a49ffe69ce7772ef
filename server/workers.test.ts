// Several processes on one port: a dead one is replaced while the others serve (docs/contract.md, Several processes).
import { afterAll, expect, test } from 'bun:test';
import { startSite } from '#testing/start-site.ts';
import { until } from '#testing/until.ts';
import { listenersOn, workersOf } from '#testing/workers-of.ts';
import { SHARED_CORES } from './workers.ts';

/** Replaces one of the settings that workers get by default. */
const OWN_SETTING = { MIMALLOC_PURGE_HOLES: '1' };

/** A site with two workers; the last test kills it. */
const pair = await startSite({ variables: { WORKERS: '2', SEED: 'none', ...OWN_SETTING } });
afterAll(() => pair.remove());

/** A keep-alive connection; `get` returns the status of a response, 0 once the server has closed the connection. */
async function connect(port: number) {
  let waiting: ((status: number) => void) | undefined;
  let received = '';
  const settle = (status: number) => {
    waiting?.(status);
    waiting = undefined;
  };
  let isOpen = true;
  const close = () => {
    isOpen = false;
    settle(0);
  };
  const socket = await Bun.connect({
    hostname: '127.0.0.1',
    port,
    socket: {
      data(_, data) {
        received += data.toString();
        if (!received.includes('\r\n\r\n')) return;
        settle(Number(received.split(' ')[1]));
        received = '';
      },
      close,
      error: close,
    },
  });
  return {
    get(path: string): Promise<number> {
      if (!isOpen) return Promise.resolve(0);
      return new Promise((resolve) => {
        waiting = resolve;
        socket.write(`HEAD ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
      });
    },
    end: () => socket.end(),
  };
}

test('a killed worker is replaced, and no request of the others fails', async () => {
  await until(async () => (await listenersOn(pair.port)) === 2);
  const connections = await Promise.all(Array.from({ length: 24 }, () => connect(pair.port)));
  const askAll = () => Promise.all(connections.map(({ get }) => get('/about')));
  await until(async () => (await askAll()).every((status) => status === 200));

  const [killed] = (await workersOf(pair.pid)) as [number];
  process.kill(killed, 'SIGKILL');
  await until(async () => !(await workersOf(pair.pid)).includes(killed));
  const after = await askAll();
  // the connections of the killed worker are closed, those of the others stay open
  expect(new Set(after)).toEqual(new Set([0, 200]));
  for (let i = 0; i < 200; i++) {
    const response = await fetch(`${pair.origin}/about`, { keepalive: false });
    expect(response.status).toBe(200);
  }
  await until(async () => (await listenersOn(pair.port)) === 2);
  expect(await askAll()).toEqual(after);
  for (const connection of connections) connection.end();
  // only the replacement was logged
  expect(pair.errors).toEqual([expect.stringContaining('starting another')]);
}, 60_000);

test('a worker that is stopped as soon as it listens serves its requests and exits with 0', async () => {
  const before = await workersOf(pair.pid);
  pair.errors.length = 0;
  process.kill(before[0] as number, 'SIGKILL');
  // without pauses, to signal in the moment after the port is open
  for (const count of [1, 2]) while ((await listenersOn(pair.port)) !== count);
  const started = (await workersOf(pair.pid)).find((pid) => !before.includes(pid)) as number;
  process.kill(started, 'SIGTERM');
  const isReplaced = (line: string) => line.includes('starting another');
  await until(() => pair.errors.filter(isReplaced).length === 2);
  expect(pair.errors.filter(isReplaced)[1]).toContain('"code":0,"signal":null');
  await until(async () => (await listenersOn(pair.port)) === 2);
}, 60_000);

test('starting a worker is retried when it fails', async () => {
  const [killed] = (await workersOf(pair.pid)) as [number];
  const limitFiles = (number: number) =>
    Bun.spawn(['prlimit', `--pid=${pair.pid}`, `--nofile=${number}:`]).exited;
  expect(await limitFiles(3)).toBe(0);
  process.kill(killed, 'SIGKILL');
  await until(async () => pair.errors.some((line) => line.includes('worker not started')));
  expect(await limitFiles(1024)).toBe(0);
  await until(async () => (await listenersOn(pair.port)) === 2);
  expect((await fetch(`${pair.origin}/about`)).status).toBe(200);
}, 60_000);

test('workers keep freed memory, unless the environment says otherwise', async () => {
  for (const pid of await workersOf(pair.pid)) {
    const environment = await Bun.file(`/proc/${pid}/environ`).text();
    for (const [name, value] of Object.entries({ ...SHARED_CORES, ...OWN_SETTING }))
      expect(environment.split('\0')).toContain(`${name}=${value}`);
  }
});

test('workers end with their supervisor', async () => {
  const workers = await workersOf(pair.pid);
  expect(workers).toHaveLength(2);
  await pair.kill();
  await until(async () =>
    workers.every((pid) => {
      try {
        process.kill(pid, 0);
        return false;
      } catch {
        return true;
      }
    }),
  );
}, 60_000);
