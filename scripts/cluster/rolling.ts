// Checks rolling restarts of the nodes, the backup made by three nodes, and pages of a former build.
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '#testing/chromium.ts';
import type { Figure } from '#testing/figure.ts';
import { freePort } from '#testing/free-port.ts';
import { makePicture } from '#testing/pictures.ts';
import { ROOT, startServerProcess } from '#testing/server-process.ts';
import type { Cluster, Node } from './nodes.ts';

const REQUESTS_A_SECOND = 200;
/** How often the balancer checks whether each node is ready; stopping nodes serve for four seconds more. */
const CHECK_EVERY_MS = 100;
const CHECK_WITHIN_MS = 3000;
const HYDRATED_PAGE = '/insights';
const HYDRATED_ISLAND = '[data-island="insights-list"][data-hydrated]';
const HYDRATED_WITHIN_MS = 15_000;
const PATHS = ['/', '/insights', '/case-studies', '/about', '/api/posts?limit=3', '/sitemap.xml'];

/** Restarts under load with uploads in progress: the balancer removes a node that reports stopping, and adds one that is ready. */
export async function rollingRestarts(
  { nodes, s3 }: Cluster,
  cookie: string,
  restarts: number,
): Promise<Figure[]> {
  const failed: string[] = [];
  const uploaded: string[] = [];
  let requests = 0;
  let running = true;
  let serving = [...nodes];
  /** Sends a call to the next serving node, as a balancer does. */
  const balanced = async (call: (node: Node) => Promise<Response>) => {
    requests += 1;
    try {
      // when no node is ready, any node is used, as balancers do
      const among = serving.length > 0 ? serving : nodes;
      const response = await call(among[requests % among.length] as Node);
      const body = await response.text();
      if (response.status < 400) return body;
      failed.push(`${response.status} ${response.url}`);
      return '';
    } catch (error) {
      failed.push(String(error));
      return '';
    }
  };
  const isReady = (node: Node) =>
    node.get('/readyz').then(
      ({ ok }) => ok,
      () => false,
    );
  // nodes are checked independently: a slow response must not hide that another node stops
  const checking = nodes.map(async (node) => {
    while (running) {
      const ready = await Promise.race([isReady(node), Bun.sleep(CHECK_WITHIN_MS)]);
      serving = nodes.filter((each) => (each === node ? ready : serving.includes(each)));
      await Bun.sleep(CHECK_EVERY_MS);
    }
  });
  const restart = async (node: Node) => {
    await node.restart();
    while (!serving.includes(node)) await Bun.sleep(20);
  };
  const picture = await makePicture('png');
  const visiting = (async () => {
    for (let n = 0; running; n++) {
      balanced((node) => node.get(PATHS[n % PATHS.length] as string));
      await Bun.sleep(1000 / REQUESTS_A_SECOND);
    }
  })();
  const uploading = (async () => {
    while (running) {
      const body = await balanced((node) => node.upload(picture, cookie));
      if (body !== '') uploaded.push((JSON.parse(body) as { url: string }).url);
    }
  })();
  const started = performance.now();
  for (let n = 0; n < restarts; n++) await restart(nodes[n % nodes.length] as Node);
  running = false;
  await Promise.all([visiting, uploading, ...checking]);
  await Bun.sleep(500);
  const seconds = (performance.now() - started) / 1000;
  const missing: string[] = [];
  for (const url of uploaded)
    for (const node of nodes) {
      const { status } = await node.get(url);
      if (status !== 200) missing.push(`${url} on ${node.name}: ${status}`);
    }
  const files = new Set(
    [...new Bun.Glob('*').scanSync({ cwd: join(s3.folder, 'uploads') })].map((name) =>
      name.replace(/\._S3rver.*$/, ''),
    ),
  );
  const rows = await uploadNames(nodes[0] as Node, cookie);
  const orphans = [...files].filter((name) => /^[a-z0-9]{26}\./.test(name) && !rows.has(name));
  return [
    {
      what: `${restarts} rolling restarts at ${REQUESTS_A_SECOND} requests a second with uploads in flight: failed requests`,
      target: '0',
      measured: String(failed.length),
      met: failed.length === 0,
      detail:
        [...new Set(failed)].slice(0, 3).join('; ') ||
        `${requests} requests, ${uploaded.length} uploads in ${Math.round(seconds)} s`,
    },
    {
      what: 'Uploads that were acknowledged and are missing on a node; files without a row',
      target: '0 and 0',
      measured: `${missing.length} and ${orphans.length}`,
      met: missing.length === 0 && orphans.length === 0,
      detail: missing.slice(0, 3).join('; ') || `${uploaded.length} uploads`,
    },
  ];
}

async function uploadNames(node: Node, cookie: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (let page = 1; ; page++) {
    const answer = await (await node.get(`/api/admin/media?page=${page}`, cookie)).json();
    for (const { name } of answer.media) names.add(name);
    if (page >= answer.pagination.pages) return names;
  }
}

/** The daily backup of three nodes; restored on an empty fourth node with a file and a folder, it has the same data. */
export async function backup(cluster: Cluster): Promise<Figure> {
  const { nodes, backups } = cluster;
  const names = async () => [...new Bun.Glob('verso-*.backup').scanSync({ cwd: backups })];
  const giveUpAt = performance.now() + 60_000;
  while ((await names()).length === 0 && performance.now() < giveUpAt) await Bun.sleep(100);
  // time for a second backup, which would be an error
  await Bun.sleep(2000);
  const made = await names();
  const dataDir = await mkdtemp(join(tmpdir(), 'verso-fourth-'));
  const variables = { DATA_DIR: dataDir, BACKUP_TO: backups, SEED: 'none', LOG_LEVEL: 'error' };
  const restore = Bun.spawn({
    cmd: [process.execPath, '--no-env-file', 'scripts/backup/restore.ts', 'latest'],
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await restore.exited;
  const port = freePort();
  const fourth = await startServerProcess({
    command: [process.execPath, '--no-env-file', 'server/start.ts'],
    variables: { NODE_ENV: 'production', PORT: String(port), ...variables, BACKUP_TO: '' },
    port,
    onLine: () => {},
  });
  const differing: string[] = [];
  for (const path of ['/api/posts?limit=100', '/api/case-studies', '/insights/feed.json']) {
    const theirs = await (await (nodes[0] as Node).get(path)).text();
    const ours = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    const plain = (text: string) => text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '');
    if (plain(theirs) !== plain(ours)) differing.push(path);
  }
  await fourth.stop();
  await rm(dataDir, { recursive: true, force: true });
  return {
    what: 'Daily backups made by three nodes; differences on an empty fourth node after a restore',
    target: '1 and 0',
    measured: `${made.length} and ${differing.length}`,
    met: made.length === 1 && differing.length === 0 && code === 0,
    detail: differing.join(', ') || 'from a server to a file',
  };
}

/** A page of a former build on every node of this one: its scripts and styles are found, and it hydrates in a browser. */
export async function formerBuild({ nodes, build }: Cluster): Promise<Figure> {
  const html = await (await (nodes[0] as Node).get(HYDRATED_PAGE)).text();
  const files = [...html.matchAll(/\/build\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
  const needed = [...new Set(files)];
  const missing: string[] = [];
  // as on a machine that never had that build
  const aside = `${build}.aside`;
  await rename(build, aside);
  for (const node of nodes)
    for (const path of needed) {
      const { status } = await node.get(path);
      if (status !== 200) missing.push(`${path} on ${node.name}: ${status}`);
    }
  missing.push(...(await notHydrated(nodes)));
  await rename(aside, build);
  return {
    what: 'A page of a build that no machine has in its folder any more: files that are missing, nodes where it does not hydrate',
    target: '0',
    measured: String(missing.length),
    met: missing.length === 0 && needed.length > 0,
    detail:
      missing.slice(0, 3).join('; ') ||
      `${needed.length} files on ${nodes.length} nodes, hydrated by Chromium`,
  };
}

/** The nodes on which the island of the page is not hydrated, each with the browser's messages. */
async function notHydrated(nodes: Node[]): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags(),
  });
  const failed: string[] = [];
  for (const node of nodes) {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`http://127.0.0.1:${node.process.port}${HYDRATED_PAGE}`);
    // it hydrates when it is visible
    await page.locator('[data-island="insights-list"] a').last().scrollIntoViewIfNeeded();
    await page
      .locator(HYDRATED_ISLAND)
      .waitFor({ timeout: HYDRATED_WITHIN_MS })
      .catch(() => failed.push(`not hydrated on ${node.name}: ${problems.join(', ')}`));
    await page.close();
  }
  await browser.close();
  return failed;
}
