// What every journey stands on: `test` with a running site, and the rule that nothing may go wrong unseen.
import { type BrowserContext, type BrowserContextOptions, test as base } from 'playwright/test';
import { type Site, startSite } from './site.ts';

export { expect } from 'playwright/test';

type Fixtures = {
  /** Variables the site is started with besides the usual: `test.use({ variables: { ADMIN_PASSWORD: 'x' } })`. */
  variables: Record<string, string>;
  /** A site of this journey's own, with the demonstration content; `page.goto('/insights')` leads to it. */
  site: Site;
  /** What the journey provokes on purpose: a console message or a line of the server's log that matches is no failure. */
  expected: RegExp[];
  /** Another person at the same site: a context of their own, watched like the first. */
  newPerson: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Messages of the consoles and errors of the pages of this journey. */
  noise: string[];
};

/** Playwright's `test` on the real server. Fails on console errors, console warnings, page errors and logged errors. */
export const test = base.extend<Fixtures>({
  variables: [{}, { option: true }],
  site: async ({ variables, expected }, use) => {
    const site = await startSite(variables);
    await use(site);
    await site.remove();
    refuseUnexpected(site.complaints, expected);
  },
  baseURL: ({ site }, use) => use(site.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expected: ({}, use) => use([]),
  noise: [
    async ({ expected }, use) => {
      const noise: string[] = [];
      await use(noise);
      refuseUnexpected(noise, expected);
    },
    { auto: true },
  ],
  context: async ({ context, noise }, use) => {
    listen(context, noise);
    await use(context);
  },
  newPerson: async ({ browser, baseURL, noise }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, locale: 'en-GB', ...options });
      contexts.push(context);
      listen(context, noise);
      return context;
    });
    for (const context of contexts) await context.close();
  },
});

function listen(context: BrowserContext, noise: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      noise.push(`console ${message.type()} at ${message.location().url}: ${message.text()}`);
  });
  context.on('weberror', (webError) => {
    const { stack, message } = webError.error();
    noise.push(`page error: ${stack || message}`);
  });
}

function refuseUnexpected(lines: string[], expected: RegExp[]) {
  const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0) throw new Error(`Nobody expected this:\n${unexpected.join('\n')}`);
}
