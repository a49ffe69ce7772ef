// The number of posts of a site with many posts: 10,000, or the value of `bun run bench --items`.

export const MANY_POSTS = Number(process.env.BENCH_POSTS ?? 10_000);
if (!Number.isInteger(MANY_POSTS) || MANY_POSTS < 1000)
  throw new Error('--items wants a whole number from 1,000 up');
