// The time of a public search among 10,000 posts, or another number: `bun bench/site-search.ts [posts]`.
import { ORIGINALS } from '#db/content/originals.ts';
import { searchDocuments } from '#db/queries/search/search-documents.ts';
import { completeSearchIndex } from '#db/queries/search/search-index.ts';
import { searchSite } from '#db/queries/search/site-search.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { type Figure, median, quantile, report } from '#testing/figure.ts';
import { insertPosts } from './content.ts';

const count = Number(process.argv[2] ?? 10_000);
const MAX_MS = count > 10_000 ? 60 : 20;
const ROUNDS = 40;
/** The number of different words, the first far more frequent than the last. */
const VOCABULARY = 30_000;
const WORDS_OF_HALF = 350;
const WORDS_OF_TITLE = 8;
/** A word in every text and in no title. */
const EVERYWHERE = 'ubiquitous';
const QUERIES = [
  EVERYWHERE,
  ...[0, 3, 30, 300, 3000, VOCABULARY - 1].map(word),
  // prefixes of many words and of few, and one letter
  ...['mi', 'miba', 'mibab', 'nul', 'm', 'zz'],
  ...[`${word(2)} ${word(5)}`, `${word(20)} ${word(2000)}`, `${word(1)} ${EVERYWHERE} ${word(9)}`],
  // with one extra letter, and with one wrong letter
  ...[`${word(40)}q`, `x${word(400).slice(1)}`, 'retruns', 'kettel'],
];

const documents = searchDocuments(ORIGINALS);
await using database = await openTestDatabase();
const { db } = database;
await insertPosts(db, count, articleOf);
await completeSearchIndex(db, async () => {});
report([await measure()]);

/** The word of a rank, made of syllables, so that words share prefixes and frequent ones are short, as in a language. */
function word(rank: number): string {
  const syllables = ['ba', 'ke', 'lo', 'mi', 'nu', 'ra', 'se', 'ti', 'vo', 'de'];
  return Array.from(String(rank), (digit) => syllables[Number(digit)]).join('');
}

/** An article with word frequencies as in a language: the second word half as frequent as the first. Deterministic. */
function articleOf(number: number) {
  let seed = number + 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const words = (length: number) =>
    Array.from({ length }, () => word(Math.floor(VOCABULARY ** random()) - 1)).join(' ');
  return {
    title: words(WORDS_OF_TITLE),
    content: `<p>${words(WORDS_OF_HALF)} ${EVERYWHERE} ${words(WORDS_OF_HALF)}</p>`,
  };
}

async function measure(): Promise<Figure> {
  const now = new Date().toISOString();
  const times: number[] = [];
  const processorTimes: number[] = [];
  const slowest = new Map<string, number>();
  for (let round = -5; round < ROUNDS; round++)
    for (const q of QUERIES) {
      const before = process.cpuUsage();
      const start = performance.now();
      await searchSite(db, { q, documents, limit: 8, now });
      const ms = performance.now() - start;
      const { user, system } = process.cpuUsage(before);
      if (round < 0) continue;
      times.push(ms);
      processorTimes.push((user + system) / 1000);
      slowest.set(q, Math.max(slowest.get(q) ?? 0, ms));
    }
  const worst = [...slowest].map(([q, ms]) => `${q} ${ms.toFixed(1)}`).join(', ');
  return {
    what: `search among ${count.toLocaleString('en')} posts`,
    target: `p99 ≤ ${MAX_MS} ms`,
    measured: `${quantile(times, 0.99).toFixed(1)} ms`,
    met: quantile(times, 0.99) <= MAX_MS,
    detail: `median ${median(times).toFixed(2)} ms; by processor time p99 ${quantile(processorTimes, 0.99).toFixed(1)} ms, median ${median(processorTimes).toFixed(2)} ms; slowest of each: ${worst}`,
  };
}
