// The load generator, a separate process: sends requests over keep-alive connections as fast as responses arrive. JSON in and out.
import { watchStealTime } from '#testing/steal-time.ts';
import { cpuSecondsOf } from './cpu-time.ts';

/** The requests, sent in turn on each connection, and when to stop. */
export interface Load {
  /** The connections are divided among the servers. */
  servers: { port: number; pid: number }[];
  connections: number;
  requests: { method?: 'GET' | 'POST'; path: string; headers: Record<string, string> }[];
  /** Stops after this many responses or seconds, whichever is set. */
  answers?: number;
  seconds?: number;
}

export interface LoadResult {
  answers: number;
  seconds: number;
  /** The processor time that the servers used meanwhile; 0 where the system does not report it. */
  cpuSeconds: number;
  /** The share of the processor that other machines took meanwhile. */
  steal: number;
}

interface Connection {
  requests: Buffer[];
  next: number;
  /** The bytes of the response that are still to come. */
  missing: number;
  /** The beginning of a response whose size is not known yet. */
  head: Buffer | null;
}

const NO_BODY = /^(204|304)$/;
/** A refusal or an error is quick, and measures nothing. */
const EXPECTED = /^(200|204|304|404)$/;
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

if (import.meta.main) {
  const results: LoadResult[] = [];
  for (const load of (await Bun.stdin.json()) as Load[]) results.push(await run(load));
  console.log(JSON.stringify(results));
}

async function run(load: Load): Promise<LoadResult> {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const limit = load.answers ?? Number.POSITIVE_INFINITY;
  let answers = 0;
  let stopped = false;

  const ask = (socket: Bun.Socket<Connection>) => {
    if (answers >= limit || stopped) return resolve();
    const request = socket.data.requests[socket.data.next++ % load.requests.length] as Buffer;
    if (socket.write(request) !== request.byteLength) reject(new Error('A request was cut'));
  };
  const take = (socket: Bun.Socket<Connection>, chunk: Buffer) => {
    const connection = socket.data;
    if (connection.missing === 0) {
      const bytes = connection.head ? Buffer.concat([connection.head, chunk]) : chunk;
      const answer = sizeOf(bytes);
      // the memory of the chunk is reused for the next one
      connection.head = answer ? null : Buffer.from(bytes);
      if (!answer) return;
      if (!EXPECTED.test(answer.status)) reject(new Error(`The server answered ${answer.status}`));
      connection.missing = answer.bytes - bytes.byteLength;
    } else {
      connection.missing -= chunk.byteLength;
    }
    if (connection.missing < 0) reject(new Error('More came than was announced'));
    if (connection.missing !== 0) return;
    answers++;
    ask(socket);
  };

  const targets = load.servers.map(({ port }) => ({
    port,
    requests: load.requests.map((request) => bytesOf(request, port)),
  }));
  const sockets = await Promise.all(
    Array.from({ length: load.connections }, (_, number) => {
      const { port, requests } = targets[number % targets.length] as (typeof targets)[number];
      return Bun.connect<Connection>({
        hostname: '127.0.0.1',
        port,
        data: { requests, next: number, missing: 0, head: null },
        socket: {
          data: take,
          error: (_, error) => reject(error),
          close: () => {
            if (!stopped) reject(new Error('The server closed a connection'));
          },
        },
      });
    }),
  );
  const cpuSeconds = () => load.servers.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0);
  const cpuBefore = cpuSeconds();
  const stealSoFar = watchStealTime();
  const started = performance.now();
  for (const socket of sockets) ask(socket);
  if (load.seconds) setTimeout(resolve, load.seconds * 1000);
  await done;
  stopped = true;
  const seconds = (performance.now() - started) / 1000;
  const result = {
    answers,
    seconds,
    cpuSeconds: cpuSeconds() - cpuBefore,
    steal: stealSoFar(),
  };
  for (const socket of sockets) socket.end();
  return result;
}

function bytesOf(request: Load['requests'][number], port: number): Buffer {
  const { method = 'GET', path, headers } = request;
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers });
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${text}\r\n`);
}

/** Status and total size of the response that starts `bytes`; null while its header, or a chunked response, is incomplete. */
function sizeOf(bytes: Buffer): { status: string; bytes: number } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const status = bytes.toString('latin1', 9, 12);
  if (NO_BODY.test(status)) return { status, bytes: end + 4 };
  const at = bytes.indexOf('Content-Length: ');
  if (at < 0 || at > end) return isEndOfChunks(bytes) ? { status, bytes: bytes.byteLength } : null;
  const length = Number(bytes.toString('latin1', at + 16, bytes.indexOf('\r', at)));
  return { status, bytes: end + 4 + length };
}

/** Whether the bytes end with the final empty chunk. */
function isEndOfChunks(bytes: Buffer): boolean {
  return bytes.subarray(-LAST_CHUNK.byteLength).equals(LAST_CHUNK);
}
