// One public page as a visitor's browser finds it: its links, ids, console messages, weight and axe violations.
import type { Browser, Request } from 'playwright/test';
import { runAxe } from '#testing/axe.ts';
import { seeEverything } from '#testing/see-everything.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
/** A page that still fetches something by itself does so within this time after it has loaded. */
const SETTLED_MS = 300;

/** The findings of one visit. `path` includes the query. */
export interface Visit {
  path: string;
  status: number;
  /** Addresses of all links, absolute, with their fragments. */
  links: string[];
  ids: string[];
  noIndex: boolean;
  /** Everything that was logged on the console, and errors of the page. */
  messages: string[];
  /** Gzipped bytes of the scripts that came before any interaction. */
  scriptBytes: number;
  /** Scripts that delay the first paint, by their path, and inline ones that run, by their text. */
  blockingScripts: string[];
  /** The violations that axe found at either width. */
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
 * The bytes over the wire that `address` costs a visitor who only looks at its first screen, films left out.
 * `viewport` and `deviceScaleFactor` decide which pictures come.
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
