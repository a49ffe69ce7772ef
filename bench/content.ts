// Posts in any number, as long as real ones, for the figures that must not depend on how many there are.

import type { Database } from '#db/client.ts';
import { newItemDates } from '#db/queries/saving.ts';
import { posts } from '#db/schema.ts';
import { cleanPost } from '#db/testing/clean-input.ts';

const ROWS_AT_ONCE = 1000;
const HOUR_MS = 3_600_000;

/** Stores `count` posts of 6 kB, one an hour back from now; every twentieth is a draft. */
export async function insertPosts(db: Database, count: number): Promise<void> {
  for (let first = 0; first < count; first += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - first);
    const rows = Array.from({ length }, (_, i) => postRow(first + i));
    await db.write((tx) => tx.insert(posts).values(rows));
  }
}

function postRow(number: number) {
  const input = cleanPost({
    title: `What ${number} returns taught us about size guides`,
    slug: `what-${number}-returns-taught-us`,
    content: `<p>${'Every return has a reason, and most of them can be read. '.repeat(105)}</p>`,
    excerpt: 'Every return has a reason, and most of them can be read in the order before it.',
    image: `/images/insights/${number}.webp`,
    categories: ['Development', 'Operations'],
    readTime: '5',
    author: 'Verso',
    status: number % 20 === 19 ? 'draft' : 'published',
    publishDate: new Date(Date.now() - (number + 1) * HOUR_MS).toISOString(),
  });
  return { ...input, ...newItemDates(input) };
}
