// How many posts a site with many of them has: 10,000, or what `bun run bench --items` says.

export const MANY_POSTS = Number(process.env.BENCH_POSTS ?? 10_000);
if (!Number.isInteger(MANY_POSTS) || MANY_POSTS < 1000)
  throw new Error('--items wants a whole number from 1,000 up');
