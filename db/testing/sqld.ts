// A real libSQL server on a free port of this machine, for tests of remote databases and replicas.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing/free-port.ts';

const STARTS_WITHIN_MS = 10_000;

export interface Sqld extends AsyncDisposable {
  url: string;
  /** Kills the server, as a crash would. Acknowledged writes are kept. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Suspends it: it no longer responds but keeps its connections open. */
  freeze(): void;
  /** Resumes a frozen server. */
  thaw(): void;
}

/** Starts a server with an empty database in a new folder of `parent`. `await using` stops it and removes its data. */
export async function startSqld(parent = tmpdir()): Promise<Sqld> {
  const folder = mkdtempSync(join(parent, 'verso-sqld-'));
  const address = `127.0.0.1:${freePort()}`;
  const url = `http://${address}`;
  let server = launch(folder, address);
  const sqld: Sqld = {
    url,
    async kill() {
      server.kill('SIGKILL');
      await server.exited;
    },
    async start() {
      server = launch(folder, address);
      await answering(url);
    },
    freeze() {
      server.kill('SIGSTOP');
      // until the signal arrives, the server still responds
      while (!isStopped(server.pid));
    },
    thaw: () => server.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await sqld.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await answering(url);
  return sqld;
}

/** Whether every thread of a process is stopped; true where the system does not report it. */
function isStopped(pid: number): boolean {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return true;
  return readdirSync(threads).every((id) =>
    /^\d+ \(.*\) T /.test(readFileSync(join(threads, id, 'stat'), 'utf8')),
  );
}

function launch(folder: string, address: string) {
  return Bun.spawn({
    cmd: [
      binary(),
      '--db-path',
      join(folder, 'data'),
      '--http-listen-addr',
      address,
      '--no-welcome',
    ],
    stdout: 'ignore',
    stderr: 'ignore',
  });
}

function binary(): string {
  const platform = `@sqld/${process.platform}-${process.arch}`;
  return Bun.resolveSync(`${platform}/sqld`, import.meta.dir);
}

async function answering(url: string): Promise<void> {
  const giveUpAt = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await Bun.sleep(10);
  }
  throw new Error('sqld did not start');
}
