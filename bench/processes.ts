// The processes of a measurement: the server on one core, what asks it on another.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { MAKE_AHEAD_AFTER_MS } from '#server/pictures/pictures.ts';
import type { Load, LoadResult } from './load.ts';

export const ROOT = join(import.meta.dir, '..');
export const SERVER_CORE = 0;
const LOAD_CORE = cpus().length - 1;
const STARTS_WITHIN_MS = 60_000;
const STARTS_PICTURES_WITHIN_MS = MAKE_AHEAD_AFTER_MS + 2000;
const PICTURES_WITHIN_MS = 20 * 60_000;
const PASSWORD = 'correct horse battery staple';

/** A server that answers; `await using` ends it as an operator would. */
export interface Server extends AsyncDisposable {
  port: number;
  pid: number;
}

/** The command that runs `command` on one core only; unchanged where `taskset` or a second core is missing. */
export function pinned(core: number, command: string[]): string[] {
  if (LOAD_CORE === 0 || Bun.which('taskset') === null) return command;
  return ['taskset', '-c', String(core), ...command];
}

/** Starts the real server on `dataDir` as in production, its log of level info going nowhere, and waits until it is idle. */
export async function startSite(dataDir: string): Promise<Server> {
  const port = freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ADMIN_PASSWORD: PASSWORD,
  };
  const site = await startServer(port, [process.execPath, '--no-env-file', 'server/main.ts'], env);
  await picturesMade(site.pid);
  return site;
}

/** Waits until the server `pid` has no process that makes pictures; where none can be seen, not at all. */
async function picturesMade(pid: number): Promise<void> {
  const children = Bun.file(`/proc/${pid}/task/${pid}/children`);
  const giveUpAt = performance.now() + PICTURES_WITHIN_MS;
  do await Bun.sleep(STARTS_PICTURES_WITHIN_MS);
  while ((await children.text().catch(() => '')) !== '' && performance.now() < giveUpAt);
}

/** Logs staff in; returns the Cookie header. */
export async function login({ port }: Server): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

/** Starts a server that gives `answer` to every request, from memory, with nothing around it. */
export async function startBareServer(answer: BareAnswer): Promise<Server> {
  const port = freePort();
  const command = [process.execPath, 'bench/bare-server.ts'];
  return startServer(port, command, { PORT: String(port) }, JSON.stringify(answer));
}

/** Status, headers and body (base64) of an answer. */
export interface BareAnswer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** Runs the loads one after the other from a process on the other core. Throws when one of them fails. */
export async function runLoads(loads: Load[]): Promise<LoadResult[]> {
  const command = pinned(LOAD_CORE, [process.execPath, 'bench/load.ts']);
  return JSON.parse(await outputOf(command, JSON.stringify(loads)));
}

/** What the command prints when it is given `input`. Throws when it fails. */
export async function outputOf(command: string[], input = ''): Promise<string> {
  const child = Bun.spawn(command, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: [Buffer.from(input), 'pipe', 'inherit'],
  });
  const output = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(`${command.join(' ')} failed`);
  return output;
}

async function startServer(
  port: number,
  command: string[],
  env: Record<string, string>,
  input = '',
): Promise<Server> {
  const child = Bun.spawn(pinned(SERVER_CORE, command), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: [Buffer.from(input), Bun.file('/dev/null'), 'inherit'],
  });
  const server = {
    port,
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      child.kill();
      await child.exited;
    },
  };
  const giveUpAt = performance.now() + STARTS_WITHIN_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      await server[Symbol.asyncDispose]();
      throw new Error(`${command.join(' ')} does not answer`);
    }
    await Bun.sleep(20);
  }
  return server;
}

/** Whether a GET of `/healthz` is answered, whatever the answer. */
export async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}

/** A port nobody listens on. */
export function freePort(): number {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  const { port } = probe;
  probe.stop(true);
  return port;
}
