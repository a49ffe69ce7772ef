// Measures the back office's list of many posts: the first page, searched, filtered, sorted, and a late page.
import { adminPostQuery } from '#db/contract/admin-lists.ts';
import { listAdminPosts } from '#db/queries/admin-lists/list-posts.ts';
import { completeSearchIndex } from '#db/queries/search/search-index.ts';
import { type Figure, median, report } from '#testing/figure.ts';
import { insertPosts } from './content.ts';
import { openInProcessApp } from './in-process-app.ts';
import { MANY_POSTS } from './many.ts';

const MAX_MS = 20;
const TWO_WORDS_MAX_MS = 60;
const PER_PAGE = 50;
const ROUNDS = 40;

await using site = await openInProcessApp(async (db) => {
  await insertPosts(db, MANY_POSTS);
  await completeSearchIndex(db);
});
const figures: Figure[] = [];
const LISTS: [name: string, query: object, maxMs?: number][] = [
  ['as it opens', {}],
  ['last page', { page: String(Math.ceil(MANY_POSTS / PER_PAGE)) }],
  ['by title, in the middle', { sort: 'title', page: String(MANY_POSTS / PER_PAGE / 2) }],
  ['one word that all hold', { search: 'return' }],
  ['two words that all hold', { search: 'return order' }, TWO_WORDS_MAX_MS],
  ['one post by its number', { search: '4711' }],
  ['one category', { category: 'Operations' }],
  ['drafts', { status: 'draft' }],
];
for (const list of LISTS) figures.push(await measure(...list));
report(figures);

async function measure(name: string, query: object, maxMs = MAX_MS): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await listAdminPosts(site.deps.db, adminPostQuery.parse(query));
    times.push(performance.now() - start);
  }
  const ms = median(times);
  return {
    what: `Admin list of ${MANY_POSTS.toLocaleString('en')} posts, ${name}`,
    target: `≤ ${maxMs} ms`,
    measured: `${ms.toFixed(1)} ms`,
    met: ms <= maxMs,
    detail: `${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)} ms`,
  };
}
