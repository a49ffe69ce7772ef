// The responses to visitors and staff while a server or a network fails; no acknowledged write is lost (docs/operate.md).
import { createClient } from '@libsql/client';
import type { Figure } from '#testing/figure.ts';
import { makePicture } from '#testing/pictures.ts';
import type { Cluster, Node } from './nodes.ts';
import { CONTENT, createPost } from './proofs.ts';

/** The time limit for saves and uploads to respond, with success or failure. */
const TOLD_WITHIN_MS = 2000;
/** The time limit for pages and pictures that a node has served before, as without a failure. */
const SERVED_WITHIN_MS = 500;
const BACK_WITHIN_MS = 20_000;
/** sqld ends a transaction that was cut off after 5 s; until then nobody else can write. */
const LOCKED_FOR_MS = 7000;
/** The pause between two writes of staff, which continue meanwhile. */
const WRITE_EVERY_MS = 200;
/** A page that none of these writes purge; purged pages are not served without the database. */
const SERVED_PAGE = '/privacy-policy';

/** The calls made on each node, with the statuses allowed. */
type Answers = Record<
  'page' | 'newPage' | 'picture' | 'newPicture' | 'save' | 'upload' | 'readyz',
  number | number[]
>;

interface Fault {
  what: string;
  begin(): unknown;
  end(): unknown;
  expected(node: Node): Answers;
}

const WELL: Answers = {
  page: 200,
  newPage: 200,
  picture: 200,
  newPicture: 200,
  save: 201,
  upload: 201,
  readyz: 200,
};
/** The node that received a picture has a copy of it. */
const NO_FILES: Answers = { ...WELL, newPicture: [200, 503], upload: 503 };
const NO_DATABASE: Answers = { ...WELL, newPage: 503, save: 503, upload: 503, readyz: 503 };
const NO_PRIMARY: Answers = { ...NO_DATABASE, newPage: 200, readyz: 200 };
/** The server's disk is full: reads still work. */
const NO_ROOM: Answers = { ...WELL, save: 503, upload: 503, readyz: [200, 503] };

const withoutDatabase = (node: Node) => (node.hasReplica ? NO_PRIMARY : NO_DATABASE);

/** The failures; `isShort` omits those that resemble another. */
function faultsOf({ nodes, sqld, s3, disks }: Cluster, cookie: string, isShort: boolean): Fault[] {
  const [a, b] = nodes as [Node, Node];
  const files = nodes.map(({ links }) => links.files);
  const short: Fault[] = [
    {
      what: 'Bucket killed',
      begin: () => s3.kill(),
      end: () => s3.start(),
      expected: () => NO_FILES,
    },
    {
      what: 'Database server killed (-9)',
      begin: () => sqld.kill(),
      end: () => sqld.start(),
      expected: withoutDatabase,
    },
    {
      what: 'Node B cut off in the middle of a save',
      begin: async () => {
        const client = createClient({ url: b.links.database.url });
        const transaction = await client.transaction('write');
        // the transaction begins with its first statement
        await transaction.execute('SELECT 1');
        b.links.database.cut();
        b.links.files.cut();
        await until(async () => (await saveDraft(a, cookie)).status === 201, LOCKED_FOR_MS);
        client.close();
      },
      end: () => [b.links.database.restore(), b.links.files.restore()],
      expected: (node) => (node === b ? { ...NO_DATABASE, newPicture: [200, 503] } : WELL),
    },
  ];
  if (isShort) return short;
  const others: Fault[] = [
    {
      what: 'Bucket frozen',
      begin: () => s3.freeze(),
      end: () => s3.thaw(),
      expected: () => NO_FILES,
    },
    {
      what: 'Bucket slow (3 s each way)',
      begin: () => files.map((link) => link.delay(3000)),
      end: () => files.map((link) => link.restore()),
      expected: () => NO_FILES,
    },
    {
      what: 'Database server frozen',
      begin: () => sqld.freeze(),
      end: () => sqld.thaw(),
      expected: withoutDatabase,
    },
  ];
  const { files: bucketDisk, database: databaseDisk } = disks;
  if (bucketDisk !== null)
    others.push({
      what: 'Disk of the bucket full',
      begin: () => bucketDisk.fill(),
      // s3rver reports the failure and exits
      end: async () => {
        await bucketDisk.empty();
        await s3.kill();
        await s3.start();
      },
      expected: () => NO_FILES,
    });
  if (databaseDisk !== null)
    others.push({
      what: 'Disk of the database server full',
      begin: () => databaseDisk.fill(),
      end: () => databaseDisk.empty(),
      expected: () => NO_ROOM,
    });
  return [...short, ...others];
}

/**
 * A figure for each failure while staff work, with its time limits multiplied by `slack`. The last figure counts
 * acknowledged saves and uploads that are missing on a node.
 */
export async function* failures(
  cluster: Cluster,
  cookie: string,
  { isShort, slack }: { isShort: boolean; slack: number },
): AsyncGenerator<Figure> {
  const { nodes } = cluster;
  const picture = await makePicture('png');
  const work = startWork(nodes, cookie, picture);
  const [a] = nodes as [Node];
  const served = await uploaded(a, cookie, picture);
  for (const [n, fault] of faultsOf(cluster, cookie, isShort).entries()) {
    const slug = `not-served-${n}`;
    await createPost(a, cookie, { slug });
    const target = { slug, served, notServed: await uploaded(a, cookie, picture), picture, cookie };
    for (const node of nodes) {
      await until(async () => (await node.get(SERVED_PAGE)).status === 200);
      await until(async () => (await node.get(served)).status === 200);
      // in the node's replica too; this does not render the page of the post
      await until(async () => (await node.get(`/api/posts/${slug}`)).status === 200);
    }
    yield await during(fault, nodes, target, slack);
  }
  yield await lost(nodes, await work.stop());
}

interface Target {
  /** The slug of a post whose page was never requested. */
  slug: string;
  /** The addresses of pictures that each node has served, and that none has. */
  served: string;
  notServed: string;
  picture: Uint8Array;
  cookie: string;
}

async function during(fault: Fault, nodes: Node[], target: Target, slack: number): Promise<Figure> {
  const toldWithinMs = TOLD_WITHIN_MS * slack;
  const strange: string[] = [];
  let toldMs = 0;
  let servedMs = 0;
  await fault.begin();
  await Promise.all(
    nodes.map(async (node) => {
      const expected = fault.expected(node);
      for (const [what, { status, ms }] of await tryAll(node, target)) {
        if (![expected[what]].flat().includes(status))
          strange.push(`${what} on ${node.name}: ${status}`);
        if (what === 'page' || what === 'picture') servedMs = Math.max(servedMs, ms);
        if (what === 'save' || what === 'upload') toldMs = Math.max(toldMs, ms);
      }
    }),
  );
  await fault.end();
  const ended = performance.now();
  const isWell = async (node: Node) =>
    (await tryAll(node, target)).every(([what, { status }]) => status === WELL[what]);
  await Promise.all(nodes.map((node) => until(() => isWell(node)))).catch(() =>
    strange.push('did not recover'),
  );
  const backMs = performance.now() - ended;
  return {
    what: `${fault.what}: answers that are not as promised`,
    target: `0, staff told within ${toldWithinMs} ms`,
    measured: `${strange.length}, ${Math.round(toldMs)} ms`,
    met: strange.length === 0 && toldMs <= toldWithinMs && servedMs <= SERVED_WITHIN_MS * slack,
    detail:
      strange.slice(0, 4).join('; ') ||
      `what was served: ${Math.round(servedMs)} ms at most; all well ${Math.round(backMs)} ms after it`,
  };
}

function saveDraft(node: Node, cookie: string): Promise<Response> {
  const post = { title: 'T', content: '<p>x</p>', status: 'draft', slug: crypto.randomUUID() };
  return node.send('POST', '/api/admin/posts', post, cookie);
}

type Tried = [keyof Answers, { status: number; ms: number }][];

async function tryAll(node: Node, target: Target): Promise<Tried> {
  const { slug, served, notServed, picture, cookie } = target;
  const calls: Record<keyof Answers, () => Promise<Response>> = {
    page: () => node.get(SERVED_PAGE),
    newPage: () => node.get(`/insights/${slug}`),
    picture: () => node.get(served),
    newPicture: () => node.get(notServed),
    save: () => saveDraft(node, cookie),
    upload: () => node.upload(picture, cookie),
    readyz: () => node.get('/readyz'),
  };
  return Promise.all(
    Object.entries(calls).map(async ([what, call]): Promise<Tried[number]> => {
      const start = performance.now();
      const status = await call().then(
        async (answer) => {
          const text = await answer.text();
          // the head of a page is sent before its data, which then shows as late
          const isLate = what === 'newPage' && answer.status === 200 && !text.includes(CONTENT);
          return isLate ? 503 : answer.status;
        },
        () => 0,
      );
      return [what as keyof Answers, { status, ms: performance.now() - start }];
    }),
  );
}

interface Work {
  posts: string[];
  pictures: string[];
}

/** Saves and uploads in a loop, as staff would; `stop` returns everything that was acknowledged. */
function startWork(nodes: Node[], cookie: string, picture: Uint8Array) {
  const work: Work = { posts: [], pictures: [] };
  let running = true;
  const write = async (n: number) => {
    const node = nodes[n % nodes.length] as Node;
    const slug = `acknowledged-${n}`;
    const fields = { title: 'T', slug, content: '<p>x</p>', status: 'published' };
    const saved = await node.send('POST', '/api/admin/posts', fields, cookie).catch(() => null);
    if (saved?.status === 201) work.posts.push(slug);
    const sent = await node.upload(picture, cookie).catch(() => null);
    if (sent?.status === 201) work.pictures.push(((await sent.json()) as { url: string }).url);
  };
  const writing = (async () => {
    for (let n = 0; running; n++) {
      await write(n);
      await Bun.sleep(WRITE_EVERY_MS);
    }
  })();
  return {
    async stop(): Promise<Work> {
      running = false;
      await writing;
      return work;
    },
  };
}

async function lost(nodes: Node[], { posts, pictures }: Work): Promise<Figure> {
  const paths = [...posts.map((slug) => `/api/posts/${slug}`), ...pictures];
  const missing: string[] = [];
  for (const node of nodes)
    for (const path of paths)
      await until(async () => (await node.get(path)).status === 200, 5000).catch(() =>
        missing.push(`${path} on ${node.name}`),
      );
  return {
    what: 'Saves and uploads that were acknowledged during these faults, and are missing on a node',
    target: '0',
    measured: String(missing.length),
    met: missing.length === 0 && posts.length > 0 && pictures.length > 0,
    detail: missing.slice(0, 3).join('; ') || `${posts.length} saves, ${pictures.length} uploads`,
  };
}

async function uploaded(node: Node, cookie: string, picture: Uint8Array): Promise<string> {
  let url = '';
  await until(async () => {
    const response = await node.upload(picture, cookie);
    url = ((await response.json()) as { url?: string }).url ?? '';
    return url !== '';
  });
  return url;
}

async function until(holds: () => Promise<boolean>, withinMs = BACK_WITHIN_MS): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new Error('timed out');
    await Bun.sleep(50);
  }
}
