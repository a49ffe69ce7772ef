// The site as a visitor meets it: the real server on a folder of its own, started for the journeys and gone after them.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharePictures } from '#testing/share-pictures.ts';

const ROOT = join(import.meta.dirname, '..');
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const ERROR_LEVEL = 50;

/** A running server with the demonstration content. `complaints`: its log lines of level error, its stderr, an unclean end. */
export type Site = {
  origin: string;
  password: string;
  /** The folder with its database. */
  dataDir: string;
  complaints: string[];
  /** Ends the process as an operator would and waits for it. Its data stays. */
  stop: () => Promise<void>;
  /** Stops what runs and starts again on the same address and data. */
  restart: () => Promise<void>;
  /** Stops the server and removes its data. */
  remove: () => Promise<void>;
};

/**
 * Starts the server on a free port and an empty data folder, and waits until it is ready.
 * `env` adds to or overrides its variables; nothing else of the environment reaches it but PATH and HOME.
 * @throws when it ends early or is not ready within 30 s; the message holds what it printed.
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'verso-site-'));
  await sharePictures(dataDir);
  const port = await freePort();
  const variables = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'correct horse battery staple',
    SEED: 'demo',
    ...env,
  };
  const origin = `http://127.0.0.1:${port}`;
  const complaints: string[] = [];
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  let server = await startServer(variables, origin, complaints).catch(async (error) => {
    await removeData();
    throw error;
  });
  const stop = () => server.stop();
  return {
    origin,
    password: variables.ADMIN_PASSWORD,
    dataDir,
    complaints,
    stop,
    restart: async () => {
      await stop();
      server = await startServer(variables, origin, complaints);
    },
    remove: async () => {
      await stop();
      await removeData();
    },
  };
}

async function startServer(env: Record<string, string>, origin: string, complaints: string[]) {
  const command = [process.execPath, '--no-env-file', 'server/main.ts'];
  const child = Bun.spawn(command, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  const reading = Promise.all([
    readLines(child.stdout, (line) => {
      printed.push(line);
      if (isError(line)) complaints.push(line);
    }),
    readLines(child.stderr, (line) => {
      printed.push(line);
      complaints.push(line);
    }),
  ]);

  const stop = async () => {
    child.kill();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const [code] = await Promise.all([child.exited, reading]);
    clearTimeout(timer);
    if (code !== 0) complaints.push(`The server ended with exit code ${code}`);
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode === null && Date.now() < deadline) {
      await Bun.sleep(50);
      continue;
    }
    await stop();
    throw new Error(`The server did not start:\n${printed.join('\n')}`);
  }
  return { stop };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}

/** The server logs JSON lines with pino's numeric levels; anything else on its stdout is no log line. */
function isError(line: string): boolean {
  try {
    return JSON.parse(line).level >= ERROR_LEVEL;
  } catch {
    return false;
  }
}

async function readLines(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  take: (line: string) => void,
) {
  let rest = '';
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  }
  if (rest !== '') take(rest);
}

/** A port nobody listens on. Chosen beforehand, so that a restart finds the same address again. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return address.port;
}
