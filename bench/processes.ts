// The processes of a measurement: the server on one core, the load on another.
import { cpus } from 'node:os';
import { MAKE_AHEAD_AFTER_MS } from '#server/pictures/pictures.ts';
import { freePort } from '#testing/free-port.ts';
import { pinned, ROOT, type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import { type Site, startSite } from '#testing/start-site.ts';
import type { Load, LoadResult } from './load.ts';

export const SERVER_CORE = 0;
const LOAD_CORE = cpus().length - 1;
const STARTS_PICTURES_WITHIN_MS = MAKE_AHEAD_AFTER_MS + 2000;
const PICTURES_WITHIN_MS = 20 * 60_000;

/** A running server; `await using` stops it as an operator would. */
export type Server = Pick<ServerProcess, 'port' | 'pid'> & AsyncDisposable;

/**
 * Starts the site on `dataDir` as in production, with its log (level info) discarded and further `variables`, and waits
 * until it is idle.
 */
export async function startIdleSite(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<Site> {
  const site = await startSite({
    dataDir,
    core: SERVER_CORE,
    readLog: false,
    variables: { LOG_LEVEL: 'info', PICTURES_AHEAD: 'on', ...variables },
  });
  await picturesMade(site.pid);
  return site;
}

/** Waits until the server `pid` has no picture process; does not wait where processes cannot be listed. */
async function picturesMade(pid: number): Promise<void> {
  const children = Bun.file(`/proc/${pid}/task/${pid}/children`);
  const giveUpAt = performance.now() + PICTURES_WITHIN_MS;
  do await Bun.sleep(STARTS_PICTURES_WITHIN_MS);
  while ((await children.text().catch(() => '')) !== '' && performance.now() < giveUpAt);
}

/** Starts a server that sends `answer` from memory to every request, and does nothing else. */
export async function startBareServer(answer: BareAnswer): Promise<Server> {
  const port = freePort();
  const server = await startServerProcess({
    command: pinned(SERVER_CORE, [process.execPath, 'bench/bare-server.ts']),
    variables: { NODE_ENV: 'production', PORT: String(port) },
    port,
    input: JSON.stringify(answer),
  });
  return {
    port,
    pid: server.pid,
    async [Symbol.asyncDispose]() {
      await server.stop();
    },
  };
}

/** Status, headers and body (base64) of a response. */
export interface BareAnswer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** Runs the loads in sequence from a process on the other core. Throws when one fails. */
export async function runLoads(loads: Load[]): Promise<LoadResult[]> {
  const command = pinned(LOAD_CORE, [process.execPath, 'bench/load.ts']);
  return JSON.parse(await outputOf(command, JSON.stringify(loads)));
}

/** The stdout of the command, which gets `input` on stdin. Throws when the command fails. */
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
