// Whatever staff change, in whatever order: what is kept of a page is what it would say anew (contract §5).
// KEPT_ROUNDS=20 changes more, KEPT_SEED=2 other things.
import { expect, test } from 'bun:test';
import { demoContent } from '#db/seed/content.ts';
import { seedDatabase } from '#db/seed.ts';
import { CATEGORIES, randomChanges, SECTORS } from '#testing/random-changes.ts';
import { openTestApp } from '#testing/test-app.ts';
import { publicRoutes } from './index.ts';

const ROUNDS = Number(process.env.KEPT_ROUNDS ?? 1);
const SEED = Number(process.env.KEPT_SEED ?? 1);
const PATHS = [
  ...publicRoutes.map(({ path }) => path).filter((path) => !path.includes(':')),
  '/insights?page=2',
  '/insights/feed.xml',
  '/insights/feed.json',
  '/sitemap.xml',
  '/api/posts',
  '/api/posts?page=2&limit=5&preview=true',
  '/api/case-studies',
  ...CATEGORIES.map((category) => `/case-studies?category=${category}`),
  ...SECTORS.map((sector) => `/case-studies?sector=${sector}`),
];

test('after every change, every cached page equals a new render', async () => {
  await using app = await openTestApp();
  const { posts, caseStudies } = demoContent();
  await seedDatabase(app.deps.db, {
    posts: posts.slice(0, 20),
    caseStudies: caseStudies.slice(0, 6),
  });
  const { changes, allPosts, allStudies, shuffled } = await randomChanges(app, SEED, agree);
  const seen = new Set(PATHS);

  async function read(path: string): Promise<string> {
    const answer = await app.request(path);
    return `${answer.status} ${answer.headers.get('location') ?? ''} ${await answer.text()}`;
  }

  /** Every page that was ever there says the same from the cache as without it; it is kept for the next change. */
  async function agree(change: string): Promise<void> {
    for (const { slug } of await allPosts()) seen.add(`/insights/${slug}`);
    for (const { slug } of await allStudies()) seen.add(`/case-studies/${slug}`);
    const kept = new Map<string, string>();
    for (const path of seen) kept.set(path, await read(path));
    app.deps.cache.clear();
    for (const [path, was] of kept)
      expect({ change, path, was: await read(path) }).toEqual({ change, path, was });
  }

  await agree('nothing');
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, change] of shuffled(Object.entries(changes))) {
      const { ok, status } = await change();
      expect({ name, ok, status }).toEqual({ name, ok: true, status });
      await agree(name);
    }
}, 600_000);
