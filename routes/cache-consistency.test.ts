// Property test of the page cache: after any changes in any order, a cached page equals a new render (docs/contract.md, Purging).
// CACHE_ROUNDS=20 makes more changes, CACHE_SEED=2 different ones.
import { expect, test } from 'bun:test';
import { demoContent } from '#db/seed/content.ts';
import { seedDatabase } from '#db/seed.ts';
import { cleanContent } from '#server/admin/seed-demo-content.ts';
import { createApp } from '#server/app.ts';
import { PageCache } from '#server/cache/page-cache.ts';
import { CATEGORIES, randomChanges, SECTORS } from '#testing/random-changes.ts';
import { clientOf, openTestApp } from '#testing/test-app.ts';
import { publicRoutes } from './index.ts';

const ROUNDS = Number(process.env.CACHE_ROUNDS ?? 1);
const SEED = Number(process.env.CACHE_SEED ?? 1);
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
  const { posts, caseStudies } = cleanContent(demoContent());
  await seedDatabase(app.deps.db, {
    posts: posts.slice(0, 20),
    caseStudies: caseStudies.slice(0, 6),
  });
  const { changes, allPosts, allStudies, allPages, shuffled } = await randomChanges(
    app,
    SEED,
    compareAll,
  );
  const seen = new Set(PATHS);

  const { cache } = app.deps;
  const newRenders = new PageCache();
  const renderer = clientOf(createApp({ ...app.deps, cache: newRenders }));

  async function textOf(response: Response): Promise<string> {
    const location = response.headers.get('location') ?? '';
    return `${response.status} ${location} ${await response.text()}`;
  }

  /** Compares every page that ever existed with a new render, unless this request itself renders it. */
  async function compareAll(change: string): Promise<void> {
    for (const { slug } of await allPosts()) seen.add(`/insights/${slug}`);
    for (const { slug } of await allStudies()) seen.add(`/case-studies/${slug}`);
    for (const { slug } of await allPages()) seen.add(`/${slug}`);
    newRenders.clear();
    for (const path of seen) {
      const { renders } = cache;
      const text = await textOf(await app.request(path));
      if (cache.renders > renders) continue;
      const rendered = await textOf(await renderer.request(path));
      expect({ change, path, text }).toEqual({ change, path, text: rendered });
    }
  }

  await compareAll('nothing');
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, change] of shuffled(Object.entries(changes))) {
      const response = await change();
      const refusal = response.ok ? '' : await response.text();
      expect({ name, refusal }).toEqual({ name, refusal: '' });
      await compareAll(name);
    }
}, 600_000);
