// Does a page of posts cost the same however many posts there are? `bun db/queries/posts.bench.ts`

import { POSTS_PER_PAGE } from '#db/limits.ts';
import { posts } from '#db/schema.ts';
import { cleanPost } from '#db/testing/clean-input.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { newItemDates } from './items/saving.ts';
import { listPosts } from './posts.ts';

const ROUNDS = 2000;
const PAGES = [1, 5];
const ROWS_AT_ONCE = 1000;

for (const count of [100, 1000, 10_000]) {
  await using opened = await openTestDatabase();
  for (let first = 0; first < count; first += ROWS_AT_ONCE)
    await opened.db.write((tx) =>
      tx.insert(posts).values(rows(first, Math.min(count - first, ROWS_AT_ONCE))),
    );
  for (const page of [...PAGES, Math.ceil(count / POSTS_PER_PAGE)]) {
    const query = { page, limit: POSTS_PER_PAGE, preview: true };
    const { total } = (await listPosts(opened.db, query)).pagination;
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const start = performance.now();
      await listPosts(opened.db, query);
      times.push(performance.now() - start);
    }
    const medianUs = Math.round((times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0) * 1000);
    console.log(`${count} posts, ${total} visible, page ${page}: ${medianUs} µs`);
  }
}

/** Every twentieth post is a draft, every fortieth is to come; articles of 6 kB. */
function rows(first: number, count: number) {
  const now = Date.now();
  return Array.from({ length: count }, (_, n) => {
    const i = first + n;
    const input = cleanPost({
      title: `A title of the usual length, number ${i}`,
      slug: `post-${i}`,
      content: `<p>${'text '.repeat(1200)}</p>`,
      excerpt: 'An excerpt of a sentence or two. '.repeat(4),
      image: `/images/post-${i}.jpg`,
      categories: ['Development', 'SEO'],
      readTime: '5',
      author: 'Somebody',
      status: i % 20 === 0 ? 'draft' : 'published',
      publishDate: new Date(now - (i % 40 === 1 ? -1 : 1) * (i + 1) * 3_600_000).toISOString(),
    });
    return { ...input, ...newItemDates(input) };
  });
}
