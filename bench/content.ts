// Any number of posts of realistic length, for figures that must not depend on the number of posts.
import type { Database } from '#db/client.ts';
import { HOUR_MS } from '#db/limits.ts';
import { newItemDates } from '#db/queries/items/saving.ts';
import { posts } from '#db/schema.ts';
import { cleanPost } from '#db/testing/clean-input.ts';

const ROWS_AT_ONCE = 1000;

interface Words {
  title: string;
  content: string;
}

/** Stores `count` posts, an hour apart back from now, every twentieth a draft; of 6 kB, or with the words of `wordsOf`. */
export async function insertPosts(
  db: Database,
  count: number,
  wordsOf: (number: number) => Words = sameWords,
): Promise<void> {
  for (let first = 0; first < count; first += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - first);
    const rows = Array.from({ length }, (_, i) => postRow(first + i, wordsOf(first + i)));
    await db.write((tx) => tx.insert(posts).values(rows));
  }
}

function sameWords(number: number): Words {
  return {
    title: `What ${number} returns taught us about size guides`,
    content: `<p>${'Every return has a reason, and most of them can be read. '.repeat(105)}</p>`,
  };
}

function postRow(number: number, words: Words) {
  const input = cleanPost({
    ...words,
    slug: `what-${number}-returns-taught-us`,
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
