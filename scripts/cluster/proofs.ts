// The promises about several processes, checked on real servers (docs/contract.md, Several processes).
import { type Figure, median, quantile } from '#testing/figure.ts';
import { makePicture } from '#testing/pictures.ts';
import type { Cluster, Node } from './nodes.ts';

const LAG_MS = 1000;
/** A replica syncs every 2 s. */
const REPLICA_LAG_MS = 2500;
/** A text in every article. The head of a page is sent before its data, with status 200; only this text proves the content. */
export const CONTENT = 'the whole of it';
const TRIES = 5;
const RETRY_MS = 1000;
const GIVE_UP_MS = 10_000;

interface Post {
  id: number;
  slug: string;
  updatedAt: string;
}

/** Two empty nodes started at once: one password, one set of demonstration content. */
export async function firstStart({ nodes, passwords }: Cluster): Promise<Figure> {
  const totals = await Promise.all(
    nodes.map(async (node) => (await (await node.get('/api/posts')).json()).pagination.total),
  );
  const met = passwords.length === 1 && new Set(totals).size === 1 && totals[0] > 0;
  return {
    what: 'Empty nodes that start at once: passwords printed, sets of content',
    target: '1 and 1',
    measured: `${passwords.length} and ${new Set(totals).size}`,
    met,
    detail: `${nodes.length} nodes, ${totals.join(', ')} posts`,
  };
}

/** Log in on A, edit on B, upload on C, preview on A, log out on B: every response is that of a single node. */
export async function oneStaff(cluster: Cluster, cookie: string): Promise<Figure> {
  const [a, b, c] = cluster.nodes as [Node, Node, Node];
  const strange: string[] = [];
  const expectStatus = async (what: string, answer: Promise<Response>, status: number) => {
    const response = await answer;
    if (response.status !== status) strange.push(`${what}: ${response.status}`);
    return response;
  };
  const fields = { title: 'One', slug: 'one-staff', content: '<p>x</p>', status: 'draft' };
  const created = await expectStatus(
    'create',
    a.send('POST', '/api/admin/posts', fields, cookie),
    201,
  );
  const { id, updatedAt } = (await created.json()) as Post;
  await expectStatus('form', b.get(`/vs-admin/edit/${id}`, cookie), 200);
  const path = `/api/admin/posts/${id}`;
  const change = { ...fields, title: 'Two', updatedAt };
  await expectStatus('edit', b.send('PUT', path, change, cookie), 200);
  const uploaded = await expectStatus('upload', c.upload(await makePicture('png'), cookie), 201);
  const { url } = (await uploaded.json()) as { url: string };
  for (const node of cluster.nodes)
    await expectStatus(`picture on ${node.name}`, node.get(url), 200);
  const preview = { kind: 'posts', id, fields: { title: 'Three' } };
  const shown = await expectStatus(
    'preview',
    a.send('POST', '/api/admin/preview', preview, cookie),
    200,
  );
  const frame = ((await shown.json()) as { url: string }).url;
  for (const node of cluster.nodes)
    await expectStatus(`preview on ${node.name}`, node.get(frame, cookie), 200);
  const other = await logIn(a, cluster.passwords[0] as string);
  await expectStatus('log out', b.send('POST', '/api/admin/logout', undefined, other), 200);
  for (const node of cluster.nodes)
    await expectStatus(`after it on ${node.name}`, node.get('/vs-admin/posts', other), 302);
  return {
    what: 'One member of staff on three nodes: answers that one node would not give',
    target: '0',
    measured: String(strange.length),
    met: strange.length === 0,
    detail: strange.join('; ') || 'log in on A, edit on B, upload on C, preview on A, log out on B',
  };
}

/** Random changes through random nodes: the time until article, list, feed and sitemap of every node show each. */
export async function changes(
  cluster: Cluster,
  cookie: string,
  { count, slack }: { count: number; slack: number },
): Promise<Figure[]> {
  const replicaLags: number[] = [];
  const lags: number[] = [];
  for (let i = 0; i < count; i++) {
    const node = cluster.nodes[Math.floor(Math.random() * cluster.nodes.length)] as Node;
    const slug = `change-${i}`;
    const post = await createPost(node, cookie, { slug });
    const measure = async (holds: (node: Node) => Promise<boolean>) => {
      const start = performance.now();
      const all = cluster.nodes.map(
        async (each) => [each, await lagOf(start, () => holds(each))] as const,
      );
      for (const [each, lag] of await Promise.all(all))
        (each === cluster.nodes.at(-1) ? replicaLags : lags).push(lag);
    };
    await measure((each) => isShown(each, slug));
    const other = cluster.nodes[(i + 1) % cluster.nodes.length] as Node;
    await other.send('DELETE', `/api/admin/posts/${post.id}`, undefined, cookie);
    await measure(async (each) => !(await isShown(each, slug, 'somewhere')));
  }
  return [
    lagFigure('A change is on every page of every node', lags, LAG_MS * slack),
    lagFigure('The same on a node with a replica', replicaLags, REPLICA_LAG_MS * slack),
  ];
}

/** A withdrawn page is gone on all nodes, even when the database fails 2 s later. */
export async function withdrawn(cluster: Cluster, cookie: string): Promise<Figure> {
  const [a] = cluster.nodes as [Node];
  const slug = 'withdrawn';
  const post = await createPost(a, cookie, { slug });
  for (const node of cluster.nodes) await lagOf(performance.now(), () => isShown(node, slug));
  await a.send('DELETE', `/api/admin/posts/${post.id}`, undefined, cookie);
  await Bun.sleep(2000);
  // the next visit renders the lists that showed it again
  for (const node of cluster.nodes)
    await lagOf(performance.now(), async () => (await node.get('/insights')).status === 200);
  await cluster.sqld.kill();
  const path = `/insights/${slug}`;
  const shown = await Promise.all(
    cluster.nodes.map(async (node) => (await (await node.get(path)).text()).includes(CONTENT)),
  );
  const others = await Promise.all(
    cluster.nodes.map(async (node) => (await node.get('/insights')).status),
  );
  await cluster.sqld.start();
  return {
    what: 'A page withdrawn 2 s before the database died: nodes that still show it',
    target: '0',
    measured: String(shown.filter(Boolean).length),
    met: !shown.includes(true) && others.every((status) => status === 200),
    detail: `the list answers ${others.join(', ')}`,
  };
}

/** Items due in the same second: each is published once. */
export async function due(cluster: Cluster, cookie: string, count: number): Promise<Figure> {
  const [a] = cluster.nodes as [Node];
  const before = performance.now();
  await createPost(a, cookie, { slug: 'how-long-it-takes', status: 'draft' });
  // the publish date leaves enough time to create all of them
  const neededMs = (performance.now() - before) * count;
  const publishDate = new Date(Date.now() + 3000 + neededMs * 2).toISOString();
  const posts: Post[] = [];
  for (let i = 0; i < count; i++)
    posts.push(await createPost(a, cookie, { slug: `due-${i}`, status: 'scheduled', publishDate }));
  const isLate = Date.now() > Date.parse(publishDate);
  await Bun.sleep(Math.max(0, Date.parse(publishDate) - Date.now()));
  const wrong = async () => {
    const all = await Promise.all(
      posts.map(async ({ id }, i) => {
        const node = cluster.nodes[i % cluster.nodes.length] as Node;
        const [post, history] = await Promise.all([
          node.get(`/api/admin/posts/${id}`, cookie).then((answer) => answer.json()),
          node.get(`/api/admin/posts/${id}/versions`, cookie).then((answer) => answer.json()),
        ]);
        return post.status === 'published' && history.versions.length === 1;
      }),
    );
    return all.filter((right) => !right).length;
  };
  await lagOf(performance.now(), async () => (await wrong()) === 0);
  const left = await wrong();
  return {
    what: 'Items due in one second that are not published once, with one version',
    target: '0',
    measured: String(left),
    met: left === 0 && !isLate,
    detail: isLate
      ? 'they were created too late'
      : `${count} items on ${cluster.nodes.length} nodes`,
  };
}

/** The Cookie header of a new session. */
export async function logIn(node: Node, password: string): Promise<string> {
  const response = await node.send('POST', '/api/admin/login', { password });
  if (response.status !== 200) throw new Error(`login: ${response.status}`);
  return (response.headers.get('set-cookie') ?? '').split(';', 1)[0] as string;
}

/** Creates a post, published by default; retries as a form does. Throws when it is not created. */
export async function createPost(node: Node, cookie: string, more: object): Promise<Post> {
  const fields = { title: 'Cluster', content: `<p>${CONTENT}</p>`, ...more };
  for (let tries = 1; ; tries++) {
    const response = await node.send('POST', '/api/admin/posts', fields, cookie);
    if (response.status === 201) return response.json();
    const text = await response.text();
    if (response.status !== 503 || tries === TRIES) throw new Error(`${response.status} ${text}`);
    await Bun.sleep(RETRY_MS);
  }
}

/** Whether the article, list, feed and sitemap of a node show the post: all of them, or any. */
async function isShown(node: Node, slug: string, where: 'everywhere' | 'somewhere' = 'everywhere') {
  const path = `/insights/${slug}`;
  const shows = await Promise.all([
    node.get(path).then(async (answer) => {
      await answer.body?.cancel();
      return answer.status === 200;
    }),
    ...['/insights', '/insights/feed.json', '/sitemap.xml'].map(async (list) =>
      (await (await node.get(list)).text()).includes(path),
    ),
  ]);
  return where === 'everywhere' ? shows.every(Boolean) : shows.some(Boolean);
}

async function lagOf(start: number, holds: () => Promise<boolean>): Promise<number> {
  while (!(await holds()) && performance.now() - start < GIVE_UP_MS) await Bun.sleep(10);
  return performance.now() - start;
}

function lagFigure(what: string, lags: number[], boundMs: number): Figure {
  const p99 = Math.round(quantile(lags, 0.99));
  return {
    what,
    target: `≤ ${boundMs} ms`,
    measured: `${p99} ms`,
    met: p99 <= boundMs,
    detail: `p99 of ${lags.length}; p50 ${Math.round(median(lags))} ms`,
  };
}
