// Measures public pages with many posts against the same pages with 300: cached, and rendered.
import { type Figure, median, medianRatio, report } from '#testing/figure.ts';
import { insertPosts } from './content.ts';
import { type InProcessApp, openInProcessApp } from './in-process-app.ts';
import { MANY_POSTS } from './many.ts';

const MAX_RATIO = 1.2;
const FEW = 300;
const WARM_UP_ROUNDS = 100;
const ROUNDS = 200;
/** A cached response takes microseconds, so several are measured together. */
const CACHED_AT_ONCE = 20;
const PAGE_LENGTH = 18;
/** The number of published posts stored by `insertPosts`: every twentieth is a draft. */
const publishedOf = (posts: number) => posts * 0.95;

/** The number of the list page at the fraction `part` of the published posts. */
const pageAt = (part: number) => (posts: number) => Math.ceil((posts * part) / PAGE_LENGTH) || 1;
const [first, middle, last] = [pageAt(0), pageAt(0.5), pageAt(1)];
const apiOf = (page: (posts: number) => number) => (posts: number) =>
  `/api/posts?page=${page(posts)}&limit=${PAGE_LENGTH}&preview=true`;
const PAGES: [name: string, pathOf: (posts: number) => string][] = [
  ['posts of the API', apiOf(first)],
  ['posts of the API, in the middle', apiOf(middle)],
  ['posts of the API, last page', apiOf(last)],
  ['posts of a category, in the middle', (posts) => `${apiOf(middle)(posts)}&category=Operations`],
  ['/insights', () => '/insights'],
  ['/insights, in the middle', (posts) => `/insights?page=${middle(posts)}`],
  ['a topic', () => '/insights/topic/operations'],
  ['an article', () => '/insights/what-42-returns-taught-us'],
  ['the feed', () => '/insights/feed.xml'],
];

await using few = await openInProcessApp((db) => insertPosts(db, FEW));
await using many = await openInProcessApp((db) => insertPosts(db, MANY_POSTS));
const figures: Figure[] = [];
for (const page of PAGES) figures.push(await measure(page, false));
for (const page of [PAGES[0], PAGES[4]] as typeof PAGES) figures.push(await measure(page, true));
report(figures);

async function measure([name, pathOf]: (typeof PAGES)[number], cached: boolean): Promise<Figure> {
  const answers = cached ? CACHED_AT_ONCE : 1;
  const timeOf = async (site: InProcessApp, path: string) => {
    const start = performance.now();
    for (let i = 0; i < answers; i++) {
      if (!cached) site.deps.cache.clear();
      await site.get(path);
    }
    return (performance.now() - start) / answers;
  };
  const times: { ours: number; reference: number }[] = [];
  const [fewPath, manyPath] = [pathOf(publishedOf(FEW)), pathOf(publishedOf(MANY_POSTS))];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const reference = await timeOf(few, fewPath);
    const ours = await timeOf(many, manyPath);
    if (round >= 0) times.push({ ours, reference });
  }
  const ratio = medianRatio(times);
  const inUs = (which: 'ours' | 'reference') =>
    Math.round(median(times.map((pair) => pair[which])) * 1000);
  return {
    what: `${cached ? 'Cached' : 'Uncached'}, ${name}: ${MANY_POSTS.toLocaleString('en')} posts against ${FEW}`,
    target: `≤ ${MAX_RATIO} ×`,
    measured: `${ratio.toFixed(2)} ×`,
    met: ratio <= MAX_RATIO,
    detail: `${inUs('ours')} µs against ${inUs('reference')} µs`,
  };
}
