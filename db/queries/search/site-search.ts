// The public search: articles, case studies and pages of the site, never any that are not public.
import { sql } from 'drizzle-orm';
import { itemPath } from '#db/contract/item-path.ts';
import {
  type SearchAnswer,
  type SearchHit,
  type SearchKind,
  type SearchSpan,
  searchKind,
} from '#db/contract/search.ts';
import { proseOf } from '#db/contract/text/plain-text.ts';
import type { Database, Queryable } from '#db/database.ts';
import { SEARCH_COUNTED_MAX } from '#db/limits.ts';
import { ITEM_TABLE } from '#db/queries/items/item-tables.ts';
import { visibleAt } from '#db/queries/items/visible.ts';
import type { SearchDocument } from './search-documents.ts';
import { SEARCH_INDEX } from './search-index.ts';
import {
  beginningOf,
  fold,
  markWords,
  matchQuery,
  snippetOf,
  spellingCandidates,
  TOKEN,
  tokensOf,
  wordsOf,
} from './search-words.ts';

/** The length of an item's HTML that is searched for a snippet, in characters. */
const HTML_MAX_CHARS = 30_000;
/** The maximum number of items of a kind counted for a correction of a word. */
const GUESSED_FROM = 3;

interface SiteQuery {
  /** The query as typed. */
  q: string;
  kind?: SearchKind;
  /** The maximum number of hits. */
  limit: number;
  /** The pages and other texts that are not stored as items. */
  documents: readonly SearchDocument[];
  /** The time for which visibility is checked, ISO 8601. */
  now: string;
}

interface Found {
  kind: SearchKind;
  title: string;
  href: string;
  inTitle: boolean;
  /** Loads the text for the snippet. */
  text: () => Promise<string>;
}

/**
 * The results of a query: matches in titles first, then in texts; within both services, questions, pages, people, partners,
 * case studies and articles, newest first.
 */
export async function searchSite(db: Database, query: SiteQuery): Promise<SearchAnswer> {
  return db.read(async (read) => {
    const words = wordsOf(query.q);
    const found = await findAll(read, query, words);
    const wanted = found.filter(({ kind }) => !query.kind || kind === query.kind);
    const hits = await Promise.all(wanted.slice(0, query.limit).map((each) => hitOf(each, words)));
    const suggestion = found.length > 0 ? null : await suggest(read, query, words);
    return { hits, counts: countsOf(found), suggestion };
  });
}

/** The documents to search, and the time of the search. */
type SearchScope = Pick<SiteQuery, 'documents' | 'now'>;

async function findAll(
  read: Queryable,
  { documents, now }: SearchScope,
  words: readonly string[],
): Promise<Found[]> {
  if (words.length === 0) return [];
  const found = [
    ...documents.flatMap((each) => foundDocument(each, words)),
    ...(await findItems(read, 'case-study', words, now)),
    ...(await findItems(read, 'post', words, now)),
  ];
  // the sort is stable, so both groups keep their order
  return found.toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle));
}

function foundDocument(each: SearchDocument, words: readonly string[]): Found[] {
  const { kind, title, href, text } = each;
  if (!holdsAll(each.tokens, words)) return [];
  return [
    { kind, title, href, text: async () => text, inTitle: holdsAll(each.titleTokens, words) },
  ];
}

/** Whether each word equals a token or is the prefix of one. */
function holdsAll(tokens: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.every((word) =>
    word.length > 1 ? [...tokens].some((token) => token.startsWith(word)) : tokens.has(word),
  );
}

/** The kinds of item that are found: their kind of result, and the columns of their title and texts. */
const ITEMS = {
  post: {
    result: 'article',
    title: sql.raw('title'),
    summary: sql.raw("coalesce(excerpt, '')"),
    body: sql.raw('content'),
  },
  'case-study': {
    result: 'case-study',
    title: sql.raw("title || coalesce(': ' || nullif(case_study_title, ''), '')"),
    summary: sql.raw('description'),
    body: sql.raw(
      "coalesce(challenge_content, '') || ' ' || coalesce(solution_content, '') || ' ' || coalesce(testimonial1_quote, '')",
    ),
  },
} as const;
type FoundKind = keyof typeof ITEMS;

/** Visible items, newest first; those with all words in the title before the others. */
async function findItems(
  read: Queryable,
  kind: FoundKind,
  words: readonly string[],
  now: string,
): Promise<Found[]> {
  const inTitles = await matching(read, kind, matchQuery(words, { inTitle: true }), now);
  // prefixes of frequent words take far longer to search than whole words
  const whole = await matching(read, kind, matchQuery(words, { whole: true }), now);
  const inAll =
    whole.length < SEARCH_COUNTED_MAX ? await matching(read, kind, matchQuery(words), now) : whole;
  const titled = new Set(inTitles.map(({ id }) => id));
  const rows = [...inTitles, ...inAll.filter(({ id }) => !titled.has(id))].slice(
    0,
    SEARCH_COUNTED_MAX,
  );
  return rows.map(({ id, title, slug, summary }) => ({
    kind: ITEMS[kind].result,
    title,
    href: itemPath(kind, slug),
    inTitle: titled.has(id),
    text: async () => (snippetOf(summary, words) ? summary : await bodyOf(read, kind, id, summary)),
  }));
}

interface Row {
  id: number;
  title: string;
  slug: string;
  summary: string;
}

async function matching(
  read: Queryable,
  kind: FoundKind,
  match: string | null,
  now: string,
  limit = SEARCH_COUNTED_MAX,
): Promise<Row[]> {
  const { title, summary } = ITEMS[kind];
  const [index, table] = [SEARCH_INDEX[kind], ITEM_TABLE[kind]];
  const rows = await read.values<[number, string, string, string]>(sql`
    SELECT ${table.id}, ${title} AS title, ${table.slug}, ${summary} AS summary
    FROM (SELECT rowid AS found FROM ${index} WHERE ${index} MATCH ${match} ORDER BY rowid DESC)
    CROSS JOIN ${table} ON ${table.id} = found
    WHERE ${visibleAt(table, now)} LIMIT ${limit}`);
  // a row of a remote database cannot be destructured
  return rows.map((row) => ({ id: row[0], title: row[1], slug: row[2], summary: row[3] }));
}

/** The summary of an item, followed by the beginning of its prose: nobody wants to read code in a result. */
async function bodyOf(read: Queryable, kind: FoundKind, id: number, summary: string) {
  const { body } = ITEMS[kind];
  const [row] = await read.values<[string]>(
    sql`SELECT substr(${body}, 1, ${HTML_MAX_CHARS}) FROM ${ITEM_TABLE[kind]} WHERE id = ${id}`,
  );
  // the last tag may be cut off
  const html = (row?.[0] ?? '').replace(/<[^>]*$/, '');
  return `${summary} ${proseOf(html)}`;
}

async function hitOf(found: Found, words: readonly string[]): Promise<SearchHit> {
  const { kind, title, href } = found;
  const text = await found.text();
  const snippet: SearchSpan[] = snippetOf(text, words) ?? markWords(beginningOf(text), words);
  return { kind, title: markWords(title, words), href, snippet };
}

function countsOf(found: readonly Found[]): Record<SearchKind, number> {
  const counts = Object.fromEntries(searchKind.options.map((kind) => [kind, 0]));
  for (const { kind } of found) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts as Record<SearchKind, number>;
}

/** The query with the words corrected that occur in nothing visible; null when the correction finds nothing either. */
async function suggest(
  read: Queryable,
  query: SearchScope & Pick<SiteQuery, 'q'>,
  words: readonly string[],
): Promise<string | null> {
  const right = new Map<string, string>();
  for (const word of new Set(words)) {
    // a single word was searched already, and found nothing
    if (words.length > 1 && (await findAll(read, query, [word])).length > 0) continue;
    const guess = await bestGuess(read, query, word);
    if (guess === null) return null;
    right.set(word, guess);
  }
  if (right.size === 0) return null;
  const suggestion = query.q.replaceAll(TOKEN, (word) => right.get(fold(word)) ?? word);
  const found = await findAll(read, query, wordsOf(suggestion));
  return found.length > 0 ? suggestion.trim() : null;
}

/** The correction of the word that occurs in the most visible texts, or null. */
async function bestGuess(
  read: Queryable,
  { documents, now }: SearchScope,
  word: string,
): Promise<string | null> {
  const guesses = new Set(spellingCandidates(word));
  if (guesses.size === 0) return null;
  const times = new Map<string, number>();
  const count = (tokens: ReadonlySet<string>) => {
    for (const token of tokens)
      if (guesses.has(token)) times.set(token, (times.get(token) ?? 0) + 1);
  };
  for (const { tokens } of documents) count(tokens);
  const match = [...guesses].map((guess) => `"${guess}"`).join(' OR ');
  for (const kind of ['case-study', 'post'] as const)
    for (const { id, title, summary } of await matching(read, kind, match, now, GUESSED_FROM))
      count(tokensOf(`${title} ${await bodyOf(read, kind, id, summary)}`));
  const [best] = [...times].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? null;
}
