// How long the search of visitors takes among 10,000 posts, or another number: `bun bench/site-search.ts [posts]`.
import { completeSearchIndex } from '#db/queries/search/search-index.ts';
import { searchSite } from '#db/queries/search/site-search.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { type Figure, report } from '#testing/figure.ts';
import { insertPosts } from './content.ts';

const count = Number(process.argv[2] ?? 10_000);
const MAX_MS = count > 10_000 ? 60 : 20;
const ROUNDS = 40;
/** Words of many, few and no posts, beginnings, several words, and words with a wrong letter. */
const QUERIES = ['post', 'the', 'st', 'shop returns', 'analytics', 'zz', 'retruns', 'kettel', 'a'];

await using database = await openTestDatabase();
const { db } = database;
await insertPosts(db, count);
await completeSearchIndex(db, async () => {});
report([await measure()]);

async function measure(): Promise<Figure> {
  const now = new Date().toISOString();
  const times: number[] = [];
  const slowest = new Map<string, number>();
  for (let round = -5; round < ROUNDS; round++)
    for (const q of QUERIES) {
      const start = performance.now();
      await searchSite(db, { q, limit: 8, now });
      const ms = performance.now() - start;
      if (round < 0) continue;
      times.push(ms);
      slowest.set(q, Math.max(slowest.get(q) ?? 0, ms));
    }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] as number;
  const worst = [...slowest].map(([q, ms]) => `${q} ${ms.toFixed(1)}`).join(', ');
  return {
    what: `search among ${count.toLocaleString('en')} posts`,
    target: `p99 ≤ ${MAX_MS} ms`,
    measured: `${at(0.99).toFixed(1)} ms`,
    met: at(0.99) <= MAX_MS,
    detail: `median ${at(0.5).toFixed(2)} ms; slowest of each: ${worst}`,
  };
}
