// The real server in a separate process that a test can kill at any moment and start again on the same data.
import { Database } from 'bun:sqlite';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { logInTo } from './log-in.ts';
import { type Site, startSite } from './start-site.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: any answer of the API
  body: any;
  ms: number;
  retryAfter: string | null;
}

export class KillableSite implements AsyncDisposable {
  readonly dataDir: string;
  #site: Site;
  #cookie = '';

  private constructor(site: Site) {
    this.#site = site;
    this.dataDir = site.dataDir;
  }

  /** Starts on an empty data folder and logs in; the session must survive every kill. */
  static async open(): Promise<KillableSite> {
    const variables = { SEED: 'none', LOG_LEVEL: 'silent' };
    const site = new KillableSite(await startSite({ variables, readLog: false }));
    site.#cookie = await logInTo(site.#site);
    return site;
  }

  /** Starts the server again and waits until it responds. */
  start(): Promise<void> {
    return this.#site.start();
  }

  /** `kill -9`. */
  kill(): Promise<void> {
    return this.#site.kill();
  }

  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number> {
    return this.#site.stop();
  }

  /** The address of the server. */
  get address(): { hostname: string; port: number } {
    const { hostname, port } = new URL(this.#site.origin);
    return { hostname, port: Number(port) };
  }

  /** Calls the API as staff. Rejects when the server dies before it responds. */
  async call(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const start = performance.now();
    const isForm = body instanceof FormData;
    const response = await fetch(this.#site.origin + path, {
      method,
      headers: {
        cookie: this.#cookie,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
      // a reused connection may have been closed by the kill
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

  /** The rows that an independent connection reads. */
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

  /** Makes another process take the write lock for `ms`; resolves once it holds it. */
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
    await this.#site.remove();
  }
}
