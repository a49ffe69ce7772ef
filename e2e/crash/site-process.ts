// The real server as a process that can be killed at any moment and started again on the same data and address.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dir, '../..');
const STARTS_WITHIN_MS = 30_000;
const PASSWORD = 'correct horse battery staple';

export class SiteProcess implements AsyncDisposable {
  readonly origin: string;
  #port: number;
  #child: Bun.Subprocess<'ignore', 'ignore', 'inherit'> | undefined;

  private constructor(
    readonly dataDir: string,
    port: number,
  ) {
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** A site on an empty folder of its own, not started yet. `await using` kills it and removes its data. */
  static async create(): Promise<SiteProcess> {
    return new SiteProcess(await mkdtemp(join(tmpdir(), 'verso-crash-')), freePort());
  }

  /** Where the database file is. */
  get database(): string {
    return join(this.dataDir, 'site.db');
  }

  /** Starts the process without waiting for anything. What it writes to stderr is shown. */
  spawn(): void {
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(this.#port),
      DATA_DIR: this.dataDir,
      ADMIN_PASSWORD: PASSWORD,
      SEED: 'none',
      LOG_LEVEL: 'silent',
    };
    this.#child = Bun.spawn([process.execPath, '--no-env-file', 'server/main.ts'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  /** Starts the process and waits until it answers. Throws when it ends or stays silent for 30 s. */
  async start(): Promise<void> {
    this.spawn();
    const giveUpAt = performance.now() + STARTS_WITHIN_MS;
    while (!(await this.#answers())) {
      if (this.#child?.exitCode !== null || performance.now() > giveUpAt)
        throw new Error(`The server does not answer (exit code ${this.#child?.exitCode})`);
      await Bun.sleep(5);
    }
  }

  /** `kill -9`, and waits until the process is gone. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#child?.exited;
  }

  /** Logs staff in; returns the Cookie header. Sessions outlive a crash, so once is enough. */
  async login(): Promise<string> {
    const response = await fetch(`${this.origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
    if (response.status !== 200) throw new Error(`The login answered ${response.status}`);
    return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  #answers(): Promise<boolean> {
    return fetch(`${this.origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

function freePort(): number {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  const { port } = probe;
  probe.stop(true);
  return port;
}
