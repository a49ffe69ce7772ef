// Visits a public page in a browser: its links, ids, console messages, weight and axe violations.
import type { Browser, Request } from 'playwright/test';
import { runAxe } from '#testing/axe.ts';
import { seeEverything } from '#testing/see-everything.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
/** How long after loading a page may still fetch something by itself. */
const SETTLED_MS = 300;

/** The findings of one visit. `path` includes the query. */
export interface Visit {
  path: string;
  status: number;
  /** The absolute addresses of all links, with fragments. */
  links: string[];
  ids: string[];
  noIndex: boolean;
  /** All console messages and errors of the page. */
  messages: string[];
  /** The gzipped size of the scripts loaded before any interaction. */
  scriptBytes: number;
  /** Scripts that delay the first paint, by path, and executed inline scripts, by text. */
  blockingScripts: string[];
  /** The violations found by axe at either width. */
  violations: string[];
}

/** Visits `origin + path`, on a phone and then on a wide screen. */
export async function visitPage(browser: Browser, origin: string, path: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });

  const response = await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const untouched = scripts.splice(0);
  const scriptBytes = (await Promise.all(untouched.map(gzippedBytes))).reduce((a, b) => a + b, 0);
  const found = await page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    noIndex: document.querySelector('meta[name=robots][content*=noindex]') !== null,
    blockingScripts: [...document.scripts]
      .filter(
        ({ src, type, async, defer }) =>
          (type === '' || type === 'text/javascript' || (type === 'module' && src === '')) &&
          !(src !== '' && (async || defer)),
      )
      .map(({ src, text }) => (src === '' ? text : new URL(src).pathname)),
  }));

  const violations: string[] = [];
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await seeEverything(page);
    for (const { id, nodes } of await runAxe(page))
      violations.push(`${path} at ${viewport.width} px: ${id} (${nodes[0]?.html})`);
  }
  await context.close();
  return {
    path,
    status: response?.status() ?? 0,
    messages,
    scriptBytes,
    violations,
    ...found,
  };
}

/**
 * The bytes transferred for `address` to a visitor who only looks at its first screen, without films.
 * `viewport` and `deviceScaleFactor` decide which pictures are loaded.
 */
export async function transferredBytes(
  browser: Browser,
  address: string,
  options: { viewport: { width: number; height: number }; deviceScaleFactor: number },
): Promise<number> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'media') requests.push(request);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await context.close();
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + responseHeadersSize,
    0,
  );
}

async function gzippedBytes(request: Request): Promise<number> {
  const response = await request.response();
  return response ? Bun.gzipSync(new Uint8Array(await response.body())).length : 0;
}
