// Speculative loading: the browser may prefetch public pages and their style sheets, and nothing else.
import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '../journey.ts';

test.use({ readOnly: true });

/** The report of Chromium's Preload domain on one rule set. */
interface Report {
  /** The errors of the rules; empty when they are valid. */
  problems: string[];
  /** The addresses that the rules allow. */
  allowed: Set<string>;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function listen(page: Page): Promise<{ cdp: CDPSession; report: Report }> {
  const cdp = await page.context().newCDPSession(page);
  const report: Report = { problems: [], allowed: new Set() };
  cdp.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorMessage) report.problems.push(ruleSet.errorMessage);
  });
  cdp.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) report.allowed.add(pathOf(key.url));
  });
  await cdp.send('Preload.enable');
  return { cdp, report };
}

test('only public pages may be prefetched', async ({ page }) => {
  const { report } = await listen(page);
  await page.goto('/insights');
  await page.evaluate(() => {
    const places = [
      '/vs-admin',
      '/vs-admin/login',
      '/api/posts',
      '/enquiry/thank-you',
      '/insights/feed.xml',
      '/images/hero.jpg',
      'https://elsewhere.example/',
      '/a-page-added-last',
    ];
    for (const href of places) document.body.append(link(href));
    function link(href: string) {
      return Object.assign(document.createElement('a'), { href, textContent: href });
    }
  });
  // added last, so that all others have been checked before
  await expect.poll(() => [...report.allowed]).toContain('/a-page-added-last');
  expect(report.problems).toEqual([]);
  expect([...report.allowed]).toEqual(expect.arrayContaining(['/about', '/insights?page=2']));
  const strays = [...report.allowed].filter((path) => /vs-admin|api|thank-you|\./.test(path));
  expect(strays).toEqual([]);
});

test('a pointer that rests on a link prefetches its page', async ({ page }) => {
  const { cdp } = await listen(page);
  const fetched = Promise.withResolvers<string>();
  cdp.on('Preload.prefetchStatusUpdated', ({ status, key }) => {
    if (status === 'Ready' || status === 'Success') fetched.resolve(pathOf(key.url));
  });
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Insights' })
    .hover();
  expect(await fetched.promise).toBe('/insights');
});

const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.css'))
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        fromCache: (entry as PerformanceResourceTiming).transferSize === 0,
      })),
  );

test('an idle page fetches the style sheets of the other pages, so that the next page has its own already', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect
    .poll(async () => (await sheetsOf(page)).map(({ path }) => path).join(' '), {
      // a busy machine is idle late
      timeout: 30_000,
    })
    .toMatch(/\/build\/company-/);
  await page.waitForLoadState('networkidle');
  await page.goto('/about');
  const [ofAll, own] = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const sheets = await sheetsOf(page);
  expect(sheets).toContainEqual({ path: ofAll, fromCache: true });
  expect(sheets).toContainEqual({ path: own, fromCache: true });
});

test('a visitor who saves data fetches only the sheets of the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/privacy-policy');
  await page.waitForLoadState('networkidle');
  expect(await sheetsOf(page)).toHaveLength(2);
});
