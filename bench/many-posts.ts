// What a list costs with many posts, against the same list with 100: from the cache, and made anew.

import { type Figure, median, medianRatio, report } from '#testing/figure.ts';
import { insertPosts } from './content.ts';
import { type InProcessApp, openInProcessApp } from './in-process-app.ts';
import { MANY_POSTS } from './many.ts';

const MAX_RATIO = 1.3;
const FEW = 100;
const WARM_UP_ROUNDS = 200;
const ROUNDS = 500;
/** A cached answer takes microseconds, so several make one measurement. */
const CACHED_AT_ONCE = 20;

await using few = await openInProcessApp((db) => insertPosts(db, FEW));
await using many = await openInProcessApp((db) => insertPosts(db, MANY_POSTS));
const figures: Figure[] = [];
for (const path of ['/api/posts?page=1&limit=18&preview=true', '/insights'])
  for (const cached of [false, true]) figures.push(await measure(path, cached));
report(figures);

async function measure(path: string, cached: boolean): Promise<Figure> {
  const answers = cached ? CACHED_AT_ONCE : 1;
  const timeOf = async (site: InProcessApp) => {
    const start = performance.now();
    for (let i = 0; i < answers; i++) {
      if (!cached) site.deps.cache.clear();
      await site.get(path);
    }
    return (performance.now() - start) / answers;
  };
  const times: { ours: number; reference: number }[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const reference = await timeOf(few);
    const ours = await timeOf(many);
    if (round >= 0) times.push({ ours, reference });
  }
  const ratio = medianRatio(times);
  const inUs = (which: 'ours' | 'reference') =>
    Math.round(median(times.map((pair) => pair[which])) * 1000);
  return {
    what: `${cached ? 'Cached' : 'Uncached'} ${path}: ${MANY_POSTS.toLocaleString('en')} posts against ${FEW}`,
    target: `≤ ${MAX_RATIO} ×`,
    measured: `${ratio.toFixed(2)} ×`,
    met: ratio <= MAX_RATIO,
    detail: `${inUs('ours')} µs against ${inUs('reference')} µs`,
  };
}
