// Three processes with separate data folders on a real libSQL server and a real S3 server, all on this machine.
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sqld, startSqld } from '#db/testing/sqld.ts';
import { freePort } from '#testing/free-port.ts';
import { type S3Server, startS3Server } from '#testing/s3-server.ts';
import { ROOT, type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import { type Link, startLink } from './link.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const NODES = 3;

/** One process, as used by staff and visitors. */
export interface Node {
  name: string;
  /** The network links to the servers. */
  links: { database: Link; files: Link };
  hasReplica: boolean;
  process: ServerProcess;
  /** The lines it printed: start-up messages, and errors in the log. */
  printed: string[];
  /** Send a request: `get` for a path, `send` for an API call with a JSON body. `cookie` is that of a session. */
  get(path: string, cookie?: string): Promise<Response>;
  send(method: string, path: string, body?: unknown, cookie?: string): Promise<Response>;
  /** Uploads a picture. */
  upload(bytes: Uint8Array, cookie: string): Promise<Response>;
  /** Stops the process as an operator would, and starts it again on the same port and data. */
  restart(): Promise<void>;
}

export interface Cluster extends AsyncDisposable {
  nodes: Node[];
  sqld: Sqld;
  s3: S3Server;
  /** The disks of both; null where none can be mounted. */
  disks: { database: SmallDisk | null; files: SmallDisk | null };
  /** All staff passwords printed by nodes at their first start. */
  passwords: string[];
  /** The backup folder of all nodes. */
  backups: string;
  /** The folder of the build of all nodes. */
  build: string;
}

/** What a node runs from, with the build. The lock file is one of the sources by which a build is found to be current. */
const PROGRAM = [
  'db',
  'public',
  'routes',
  'server',
  'ui',
  'bun.lock',
  'package.json',
  'tsconfig.json',
];

/**
 * Starts empty servers and nodes at once. The last node has a replica. The nodes run from a copy of the project, so that nothing
 * else misses the build while it is away. With `isShort` no restarted node makes all picture variants. `await using` stops all and
 * removes their data.
 */
export async function startCluster(isShort: boolean): Promise<Cluster> {
  // stops what was started when a later step fails
  await using starting = new AsyncDisposableStack();
  const [database, files] = await Promise.all([mountSmallDisk(), mountSmallDisk()]);
  starting.use(database);
  starting.use(files);
  const [sqld, s3] = await Promise.all([startSqld(database?.folder), startS3Server(files?.folder)]);
  starting.use(sqld);
  starting.use(s3);
  const root = await mkdtemp(join(tmpdir(), 'verso-cluster-'));
  starting.defer(() => rm(root, { recursive: true, force: true }));
  const backups = join(root, 'backups');
  await mkdir(backups);
  const program = join(root, 'program');
  for (const name of PROGRAM)
    await cp(join(ROOT, name), join(program, name), { recursive: true, preserveTimestamps: true });
  await symlink(join(ROOT, 'node_modules'), join(program, 'node_modules'));
  const started = await Promise.allSettled(
    Array.from({ length: NODES }, async (_, i) => {
      const links = {
        database: await startLink(sqld.url),
        files: await startLink(s3.variables.S3_ENDPOINT as string),
      };
      starting.use(links.database);
      starting.use(links.files);
      const dataDir = join(root, String(i));
      const replica: Record<string, string> =
        i === NODES - 1 ? { DATABASE_REPLICA: join(dataDir, 'replica.db') } : {};
      return startNode('ABC'.charAt(i), program, links, {
        DATA_DIR: dataDir,
        BACKUP_TO: backups,
        DRAIN_FOR: '4',
        PICTURES_AHEAD: isShort ? 'off' : 'on',
        ...s3.variables,
        DATABASE_URL: links.database.url,
        S3_ENDPOINT: links.files.url,
        ...replica,
      });
    }),
  );
  const nodes = started.flatMap((node) => (node.status === 'fulfilled' ? [node.value] : []));
  for (const node of nodes) starting.defer(() => node.process.kill());
  for (const node of started) if (node.status === 'rejected') throw node.reason;
  const cleanUp = starting.move();
  const passwords = nodes.flatMap(({ printed }) =>
    printed.flatMap((line) => /^Staff password .*: (\S+)$/.exec(line)?.[1] ?? []),
  );
  return {
    nodes,
    sqld,
    s3,
    disks: { database, files },
    passwords,
    backups,
    build: join(program, 'public/build'),
    [Symbol.asyncDispose]: () => cleanUp.disposeAsync(),
  };
}

async function startNode(
  name: string,
  program: string,
  links: Node['links'],
  variables: Record<string, string>,
): Promise<Node> {
  const port = freePort();
  const printed: string[] = [];
  const start = (more: Record<string, string> = {}) =>
    startServerProcess({
      command: [process.execPath, '--no-env-file', 'server/start.ts'],
      cwd: program,
      variables: {
        NODE_ENV: 'production',
        PORT: String(port),
        LOG_LEVEL: 'error',
        ...variables,
        ...more,
      },
      port,
      onLine: (line) => printed.push(line),
    });
  // an empty site makes all picture variants once, which takes minutes of processor time: only from the first restart on
  let running = await start({ PICTURES_AHEAD: 'off' }).catch((error) => {
    throw new Error(`Node ${name} did not start:\n${printed.join('\n')}`, { cause: error });
  });
  const call = (path: string, init: RequestInit, cookie = '') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      redirect: 'manual',
      keepalive: false,
      headers: { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) },
    });
  return {
    name,
    links,
    hasReplica: variables.DATABASE_REPLICA !== undefined,
    get process() {
      return running;
    },
    async restart() {
      await running.stop();
      running = await start();
    },
    printed,
    get: (path, cookie) => call(path, {}, cookie),
    send: (method, path, body, cookie) =>
      call(
        path,
        {
          method,
          headers: { 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        cookie,
      ),
    upload(bytes, cookie) {
      const body = new FormData();
      body.set('image', new File([bytes as BlobPart], 'a.png'));
      return call('/api/admin/upload', { method: 'POST', body }, cookie);
    },
  };
}
