// `bun run audit`: checks every page of the real site in a real browser against its figures.
// Prints one table, writes it to test-results and exits with 1 when a figure is missed.
// `--runs 5` Lighthouse runs per page (default 5); `--only pages` or `--only lighthouse` runs only one half.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { publicRoutes } from '#routes/index.ts';
import { prepareAssets } from '#server/render/assets.ts';
import { chromiumFlags, findChromium } from '#testing/chromium.ts';
import type { Figure } from '#testing/figure.ts';
import { freePort } from '#testing/free-port.ts';
import { startSite } from '#testing/start-site.ts';
import { writeFigures } from '#testing/write-figures.ts';
import { brokenLinks, type Target } from './broken-links.ts';
import { crawl } from './crawl.ts';
import { blockingScriptFigure, bytesFigure, lighthouseFigure, noneFigure } from './figures.ts';
import { htmlErrors } from './html-errors.ts';
import { lighthouseScores } from './lighthouse.ts';
import { transferredBytes, type Visit } from './visit.ts';

const SCRIPT_MAX_BYTES = 12_000;
/** The limit of decision 0052 for the script before the first paint. */
const EARLY_SCRIPT_MAX_BYTES = 650;
const HOME_MAX_BYTES = 400_000;
/** Lighthouse's own phone, and a laptop. */
const SCREENS = [
  { name: 'phone', viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { name: 'laptop', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
];
const NO_JAVA = 'skipped: the Nu HTML checker needs Java (`apt-get install default-jre-headless`)';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const tell = (line: string) => console.error(line);

// built beforehand, so that the start of the site does not include the build
const assets = await prepareAssets();
const site = await startSite({ variables: { PICTURES_AHEAD: 'on' } });
const port = freePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [
    ...chromiumFlags(),
    `--remote-debugging-port=${port}`,
    // requests to other hosts fail, and are reported on the console of the page
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
});
const figures: Figure[] = [];
try {
  tell('Every page ...');
  const visits = await crawl(browser, site.origin, tell);
  if (options.only !== 'lighthouse') figures.push(...(await pageFigures(visits)));
  if (options.only !== 'pages') figures.push(...(await lighthouseFigures(visits)));
} finally {
  await browser.close();
  await site.remove();
}
figures.push(noneFigure('Errors in the log of the server', site.errors));

await writeFigures('audit', figures);

async function pageFigures(visits: Visit[]): Promise<Figure[]> {
  tell('Links, HTML, weight ...');
  const failed = visits.filter(({ status }) => status !== 200);
  const links = await brokenLinks(visits, site.origin, finder(visits));
  const pages = await Promise.all(
    [...visits.map(({ path }) => path), '/no-such-page'].map(async (path) => ({
      path,
      html: await (await fetch(site.origin + path)).text(),
    })),
  );
  const errors = await htmlErrors(pages);
  const heaviest = visits.toSorted((a, b) => b.scriptBytes - a.scriptBytes)[0];
  const onAll = `on all ${visits.length} pages`;
  const rows = [
    noneFigure(
      'Pages that do not answer 200',
      failed.map(({ path, status }) => `${path}: ${status}`),
    ),
    noneFigure('Broken links, places on a page included', links),
    noneFigure(
      `Console messages ${onAll}`,
      visits.flatMap(({ path, messages }) => messages.map((message) => `${path}: ${message}`)),
    ),
    noneFigure(
      `axe violations ${onAll}, 390 and 1280 px`,
      visits.flatMap(({ violations }) => violations),
    ),
    noneFigure(
      `HTML errors ${onAll} and the not-found page`,
      errors ?? [],
      errors === null ? NO_JAVA : undefined,
    ),
    blockingScriptFigure(visits, assets.earlyScript),
    bytesFigure(
      'The script that sets the colour scheme before paint, gzip, at most',
      await gzippedBytes(site.origin + assets.earlyScript),
      EARLY_SCRIPT_MAX_BYTES,
      'docs/decisions/0052',
    ),
    bytesFigure(
      'Script before any interaction, gzip, at most',
      heaviest?.scriptBytes ?? 0,
      SCRIPT_MAX_BYTES,
      `\`${heaviest?.path}\``,
    ),
  ];
  for (const { name, ...screen } of SCREENS) {
    const bytes = await transferredBytes(browser, `${site.origin}/`, screen);
    const { width, height } = screen.viewport;
    const detail = `${width} × ${height} at ${screen.deviceScaleFactor} ×, first screen`;
    rows.push(bytesFigure(`Home without films, ${name}`, bytes, HOME_MAX_BYTES, detail));
  }
  return rows;
}

/** Measures one page per route, so that forty articles do not count forty times. */
async function lighthouseFigures(visits: Visit[]): Promise<Figure[]> {
  const rows: Figure[] = [];
  for (const route of publicRoutes) {
    const pattern = new RegExp(`^${route.path.replace(/:[^/]+/g, '[^/]+')}$`);
    const visit = visits.find(({ path, status }) => status === 200 && pattern.test(path));
    if (!visit) continue;
    tell(`Lighthouse ${visit.path}`);
    const scores = await lighthouseScores(site.origin + visit.path, port, Number(options.runs));
    rows.push(lighthouseFigure(visit.path, scores, visit.noIndex));
  }
  return rows;
}

/** Returns a look-up of addresses: visited pages in `visits`, any other address by one request to the site. */
function finder(visits: Visit[]): (address: string) => Promise<Target> {
  const known = new Map<string, Promise<Target>>();
  for (const { path, status, ids } of visits)
    known.set(site.origin + path, Promise.resolve({ status, ids: new Set(ids) }));
  return (address) => {
    const target = known.get(address) ?? ask(address);
    known.set(address, target);
    return target;
  };
}

async function ask(address: string): Promise<Target> {
  const response = await fetch(address);
  const ids = [...(await response.text()).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '');
  return { status: response.status, ids: new Set(ids) };
}

async function gzippedBytes(address: string): Promise<number> {
  return Bun.gzipSync(await (await fetch(address)).bytes()).length;
}
