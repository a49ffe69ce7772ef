// Finds every public page by following all links from the home page, the sitemap and the route table.
import type { Browser } from 'playwright/test';
import { publicRoutes } from '#routes/index.ts';
import { type Visit, visitPage } from './visit.ts';

/** The number of pages visited concurrently. */
const AT_ONCE = 2;

/** Visits each page once and passes it to `onPage`. Filtered lists count as the same page: links to them are only checked. */
export async function crawl(
  browser: Browser,
  origin: string,
  onPage: (path: string) => void,
): Promise<Visit[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const named = [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc as string);
  const routed = publicRoutes.flatMap(({ path }) => (path.includes(':') ? [] : [origin + path]));
  const seen = new Set<string>();
  const unseen = (addresses: string[]) => {
    const paths = addresses.map((address) => pageOf(address, origin));
    const fresh = [...new Set(paths)].filter((path) => path !== null && !seen.has(path));
    for (const path of fresh) seen.add(path as string);
    return fresh as string[];
  };
  const visits: Visit[] = [];
  let round = unseen([`${origin}/`, ...named, ...routed]);
  while (round.length > 0) {
    const waiting = round.values();
    const found: Visit[] = [];
    const lane = async () => {
      for (const path of waiting) {
        onPage(path);
        found.push(await visitPage(browser, origin, path));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    visits.push(...found);
    round = unseen(found.flatMap(({ links }) => links));
  }
  return visits.sort((a, b) => a.path.localeCompare(b.path));
}

/** The page at an address of this site, without fragment; null for files, staff, calls, filters and other sites. */
export function pageOf(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPage = !/^\/(vs-admin|api|uploads)(\/|$)|\.[a-z0-9]+$/.test(url.pathname);
  const isFiltered = [...url.searchParams.keys()].some((name) => name !== 'page');
  return url.origin === origin && isPage && !isFiltered ? url.pathname + url.search : null;
}
