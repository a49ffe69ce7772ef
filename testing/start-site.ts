// The real site as in production, on a separate data folder.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { PASSWORD } from './password.ts';
import { pinned, type ServerProcess, startServerProcess } from './server-process.ts';
import { sharePictures } from './share-pictures.ts';

const ERROR_LEVEL = 50;

export interface Site extends AsyncDisposable {
  origin: string;
  port: number;
  /** The process id of the running server. */
  readonly pid: number;
  password: string;
  /** Its data folder. */
  dataDir: string;
  /** Its log lines of level error, its stderr, and exit codes other than 0. Always empty with `readLog` false. */
  errors: string[];
  /** Stops the server as an operator would and returns its exit code. Its data is kept. */
  stop(): Promise<number>;
  /** Kills the server with SIGKILL. Its data is kept. */
  kill(): Promise<void>;
  /** Starts the stopped server again with the same address and data. */
  start(): Promise<void>;
  /** Restarts the server with the same address and data. */
  restart(): Promise<void>;
  /** Stops the server and removes a data folder created for it. The same as disposing. */
  remove(): Promise<void>;
}

interface SiteOptions {
  /** Additional or overriding variables of the server. */
  variables?: Record<string, string>;
  /** An existing data folder, which is kept. By default a new one is created, and removed with the site. */
  dataDir?: string;
  /** A data folder to copy for the new one. */
  copyOf?: string;
  /** The core to run the server on, for measurements. */
  core?: number;
  /** Whether the log is read for `errors`: true by default. Measurements do not read it. */
  readLog?: boolean;
}

/**
 * Starts the server on a free port and waits until it responds.
 * @throws when it does not start; the message contains its output.
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { copyOf, core, readLog = true } = options;
  const dataDir = options.dataDir ?? (await makeDataFolder(copyOf));
  const port = freePort();
  const variables = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: PASSWORD,
    // only the pictures that a test requests are made; all of them would take minutes of processor time
    PICTURES_AHEAD: 'off',
    ...options.variables,
  };
  const command = [process.execPath, '--no-env-file', 'server/start.ts'];
  const errors: string[] = [];
  const printed: string[] = [];
  const onLine = (line: string, stream: 'stdout' | 'stderr') => {
    printed.push(line);
    if (stream === 'stderr' || isError(line)) errors.push(line);
  };
  let server: ServerProcess;
  const start = async () => {
    server = await startServerProcess({
      command: core === undefined ? command : pinned(core, command),
      variables,
      port,
      ...(readLog && { onLine }),
    });
  };
  const stop = async () => {
    const code = await server.stop();
    if (code !== 0 && readLog) errors.push(`The server ended with exit code ${code}`);
    return code;
  };
  const removeData = async () => {
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const remove = async () => {
    await stop();
    await removeData();
  };
  try {
    await start();
  } catch (error) {
    await removeData();
    throw new Error(`The site did not start:\n${printed.join('\n')}`, { cause: error });
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    get pid() {
      return server.pid;
    },
    password: variables.ADMIN_PASSWORD,
    dataDir,
    errors,
    stop,
    kill: () => server.kill(),
    start,
    async restart() {
      await stop();
      await start();
    },
    remove,
    [Symbol.asyncDispose]: remove,
  };
}

/** A new data folder that shares the variants of pictures: empty, or a copy of `original`. */
export async function makeDataFolder(original?: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'verso-site-'));
  if (original !== undefined) await cp(original, dataDir, { recursive: true });
  await sharePictures(dataDir);
  return dataDir;
}

/** Whether a line of the log is an error. The log has JSON lines with pino's numeric levels; other lines of stdout are ignored. */
function isError(line: string): boolean {
  try {
    return JSON.parse(line).level >= ERROR_LEVEL;
  } catch {
    return false;
  }
}
