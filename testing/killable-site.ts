// The real server in a process of its own that a test may kill at any moment and start again on the same data.
import { Database } from 'bun:sqlite';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharePictures } from './share-pictures.ts';

const PASSWORD = 'correct horse battery staple';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API says; the test knows what it asked
  body: any;
  ms: number;
  retryAfter: string | null;
}

export class KillableSite implements AsyncDisposable {
  #child: Bun.Subprocess<'ignore', 'pipe', 'inherit'> | undefined;
  #origin = '';
  #cookie = '';

  private constructor(readonly dataDir: string) {}

  /** Starts on an empty data folder and logs in; the session is to survive every kill. */
  static async open(): Promise<KillableSite> {
    const site = new KillableSite(await mkdtemp(join(tmpdir(), 'site-')));
    await sharePictures(site.dataDir);
    await site.start();
    const response = await fetch(`${site.#origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
    site.#cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    return site;
  }

  /** Starts the server and waits until it answers. */
  async start(): Promise<void> {
    this.#child = Bun.spawn([process.execPath, '--no-env-file', 'server/main.ts'], {
      cwd: join(import.meta.dir, '..'),
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: this.dataDir,
        ADMIN_PASSWORD: PASSWORD,
        SEED: 'none',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const reader = this.#child.stdout.getReader();
    const { value } = await reader.read();
    const ready = /Ready at (\S+)/.exec(new TextDecoder().decode(value));
    if (!ready?.[1]) throw new Error('The server did not start');
    this.#origin = ready[1];
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#child?.exited;
  }

  /** Asks it to stop (SIGTERM); gives its exit code. */
  async stop(): Promise<number | undefined> {
    this.#child?.kill('SIGTERM');
    return await this.#child?.exited;
  }

  /** Where it answers. */
  get address(): { hostname: string; port: number } {
    const { hostname, port } = new URL(this.#origin);
    return { hostname, port: Number(port) };
  }

  /** Calls the API as staff. Rejects when the server dies before it has answered. */
  async call(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const start = performance.now();
    const isForm = body instanceof FormData;
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        cookie: this.#cookie,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
      // a connection that is reused may be one that the kill has cut
      keepalive: false,
    });
    const text = await response.text();
    return {
      status: response.status,
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
      ms: performance.now() - start,
      retryAfter: response.headers.get('retry-after'),
    };
  }

  /** What the database says to an independent reader. */
  query<Row>(sql: string): Row[] {
    const db = new Database(join(this.dataDir, 'site.db'), { readonly: true });
    try {
      return db.query<Row, []>(sql).all();
    } finally {
      db.close();
    }
  }

  /** The names in the upload folder. */
  files(): Promise<string[]> {
    return readdir(join(this.dataDir, 'uploads'));
  }

  /** Another process takes the write lock for `ms`; resolves once it holds it. */
  async holdLock(ms: number): Promise<{ released: Promise<number> }> {
    const script = `
      const { Database } = require('bun:sqlite');
      const db = new Database(process.argv[1]);
      db.run('PRAGMA busy_timeout = 5000');
      db.run('BEGIN IMMEDIATE');
      console.log('locked');
      setTimeout(() => { db.run('ROLLBACK'); db.close(); }, Number(process.argv[2]));`;
    const command = [process.execPath, '-e', script, join(this.dataDir, 'site.db'), String(ms)];
    const other = Bun.spawn(command, { stdio: ['ignore', 'pipe', 'inherit'] });
    await other.stdout.getReader().read();
    return { released: other.exited };
  }

  async [Symbol.asyncDispose]() {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
