// The base of every journey: `test` with a running site, and the rule that every unexpected error fails the journey.
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from 'playwright/test';
import { KEEP_MEMORY } from '#testing/keep-memory.ts';
import { type Site, startSite } from '#testing/start-site.ts';
import { poolSites, type SitePool } from './site-pool.ts';

export { expect, type Site };

type Fixtures = {
  /** Whether the journey changes no content: `test.use({ readOnly: true })`. It then fails when it does. */
  readOnly: boolean;
  /** Variables the site is started with besides the usual: `test.use({ variables: { ADMIN_PASSWORD: 'x' } })`. */
  variables: Record<string, string>;
  /** A site with the demonstration content as it was seeded, whatever earlier journeys did; `page.goto('/insights')` leads to it. */
  site: Site;
  /** Patterns of errors that the journey causes on purpose, in the browser's console or the server's log; these do not fail it. */
  expected: RegExp[];
  /** Another person at the same site: a context of their own, watched like the first. */
  newPerson: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Errors and warnings of the consoles and errors of the pages of this journey. */
  errors: string[];
};

type WorkerFixtures = {
  sites: SitePool;
};

/** Playwright's `test` on the real server. Fails on console errors, console warnings, page errors and logged errors. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  readOnly: [false, { option: true }],
  variables: [{}, { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const pool = poolSites(startSeededSite);
      await use(pool);
      await pool.remove();
    },
    { scope: 'worker' },
  ],
  site: async ({ readOnly, sites, variables, expected }, use) => {
    const site = await sites.open(variables, { readOnly });
    await use(site);
    if (readOnly) sites.expectUnchanged(site);
    refuseUnexpected(site.errors.splice(0), expected);
  },
  baseURL: ({ site }, use) => use(site.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expected: ({}, use) => use([]),
  errors: [
    async ({ expected }, use) => {
      const errors: string[] = [];
      await use(errors);
      refuseUnexpected(errors, expected);
    },
    { auto: true },
  ],
  context: async ({ context, errors }, use) => {
    watch(context, errors);
    await use(context);
  },
  newPerson: async ({ browser, baseURL, errors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, locale: 'en-GB', ...options });
      contexts.push(context);
      watch(context, errors);
      return context;
    });
    for (const context of contexts) await context.close();
  },
});

/** A site on a copy of the data that seed-data.ts made; on an empty folder where the journey wants another seed. */
function startSeededSite(variables: Record<string, string>): Promise<Site> {
  return startSite({
    variables: { ...KEEP_MEMORY, ...variables },
    copyOf: variables.SEED ? undefined : process.env.SEEDED_DATA,
  });
}

/** Playwright runs scripts in each frame, with a trace in all of them; previews allow none. */
const TRACED_PREVIEW = /Blocked script execution in '[^']*\/vs-admin\/preview\//;

/** Chromium gives up a transition between two pages when the window changes meanwhile, and reports it as their error. */
const ABORTED_TRANSITION = /^(\w+: )?Transition was aborted/;

function watch(context: BrowserContext, errors: string[]) {
  context.on('console', (message) => {
    if (TRACED_PREVIEW.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`console ${message.type()} at ${message.location().url}: ${message.text()}`);
  });
  context.on('weberror', (webError) => {
    const { stack, message } = webError.error();
    if (ABORTED_TRANSITION.test(message)) return;
    errors.push(`page error: ${stack || message}`);
  });
}

function refuseUnexpected(lines: string[], expected: RegExp[]) {
  const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0) throw new Error(`Unexpected errors:\n${unexpected.join('\n')}`);
}
