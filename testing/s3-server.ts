// A real S3 server (s3rver) on a free port of this machine, with one bucket, for tests of files in a bucket.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const STARTS_WITHIN_MS = 30_000;
const BUCKET = 'files';
/** The only keys that s3rver accepts. */
const KEY = 'S3RVER';

export interface S3Server extends AsyncDisposable {
  /** The variables for a site with its uploads in the bucket. */
  variables: Record<string, string>;
  /** The folder with the objects of the bucket. */
  folder: string;
  /** Kills the server. Stored objects are kept. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Suspends it: it no longer responds but keeps its connections open. */
  freeze(): void;
  /** Resumes a frozen server. */
  thaw(): void;
}

/** Starts a server with an empty bucket in a new folder of `parent`. `await using` stops it and removes its data. */
export async function startS3Server(parent = tmpdir()): Promise<S3Server> {
  const directory = mkdtempSync(join(parent, 'verso-s3-'));
  const port = freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const launch = async () => {
    const child = Bun.spawn({
      cmd: [
        ...[process.execPath, join(import.meta.dir, '../node_modules/s3rver/bin/s3rver.js')],
        ...['--directory', directory, '--address', '127.0.0.1', '--port', String(port)],
        ...['--silent', '--configure-bucket', BUCKET],
      ],
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    const giveUpAt = performance.now() + STARTS_WITHIN_MS;
    while (!(await fetch(endpoint).catch(() => null))) {
      if (performance.now() > giveUpAt) throw new Error('s3rver did not start');
      await Bun.sleep(20);
    }
    return child;
  };
  let child = await launch();
  const server: S3Server = {
    variables: {
      UPLOADS: `s3://${BUCKET}/site`,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    folder: join(directory, BUCKET, 'site'),
    async kill() {
      child.kill('SIGKILL');
      await child.exited;
    },
    async start() {
      child = await launch();
    },
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await server.kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return server;
}
