// A server in a separate process: starting, waiting for it, and stopping it.
import { cpus } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 2000;
const POLL_MS = 10;

export interface ServerProcess {
  port: number;
  pid: number;
  /** Stops the process as an operator would (SIGTERM), after 10 s with SIGKILL; returns its exit code. */
  stop(): Promise<number>;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
}

interface ServerProcessOptions {
  command: string[];
  /** The whole environment; of this process's own only PATH and HOME are passed on. */
  variables: Record<string, string>;
  port: number;
  /** The stdin of the server. */
  input?: string;
  /** The folder it runs in: the project by default. */
  cwd?: string;
  /** Called with each line of stdout and stderr. Without it stdout is dropped and stderr is shown. */
  onLine?: (line: string, stream: 'stdout' | 'stderr') => void;
}

/**
 * Starts the server and waits until it responds on `port`, with any status.
 * @throws when it exits early or does not respond within a minute.
 */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { command, variables, port, input = '', cwd = ROOT, onLine } = options;
  const child = Bun.spawn(command, {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...variables },
    stdin: Buffer.from(input),
    stdout: onLine ? 'pipe' : 'ignore',
    stderr: onLine ? 'pipe' : 'inherit',
  });
  const reading = onLine
    ? Promise.all([
        readLines(child.stdout as LineStream, (line) => onLine(line, 'stdout')),
        readLines(child.stderr as LineStream, (line) => onLine(line, 'stderr')),
      ])
    : undefined;
  const server: ServerProcess = {
    port,
    pid: child.pid,
    async stop() {
      child.kill();
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      const [code] = await Promise.all([child.exited, reading]);
      clearTimeout(timer);
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await Promise.all([child.exited, reading]);
    },
  };
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await answers(port))) {
    if (child.exitCode === null && performance.now() < deadline) {
      await Bun.sleep(POLL_MS);
      continue;
    }
    await server.kill();
    throw new Error(`${command.join(' ')} does not answer`);
  }
  return server;
}

/** Whether a GET of `/healthz` gets a response, with any status. */
export async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/healthz`, {
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      keepalive: false,
    });
    return true;
  } catch {
    return false;
  }
}

/** Wraps `command` to run on one core only; unchanged where `taskset` or a second core is missing. */
export function pinned(core: number, command: string[]): string[] {
  if (cpus().length === 1 || Bun.which('taskset') === null) return command;
  return ['taskset', '-c', String(core), ...command];
}

type LineStream = ReadableStream<Uint8Array<ArrayBuffer>>;

async function readLines(stream: LineStream, take: (line: string) => void) {
  let rest = '';
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  }
  if (rest !== '') take(rest);
}
