// The schemas of the visitors' search: what is asked, and what was found.
import { z } from 'zod';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { text } from './fields.ts';

/** What is searched, in the order of the filters. */
export const searchKind = z.enum([
  'article',
  'case-study',
  'service',
  'question',
  'page',
  'person',
  'partner',
]);
export type SearchKind = z.output<typeof searchKind>;

/** Query of GET /api/search. */
export const searchQuery = z.object({
  q: text(SEARCH_MAX_CHARS).default(''),
  kind: searchKind.optional(),
});

/** A piece of a text; `mark` where it is what was searched for. */
const span = z.object({ text: z.string(), mark: z.boolean() });
export type SearchSpan = z.output<typeof span>;

export const searchHit = z
  .object({
    kind: searchKind,
    title: z.array(span),
    href: z.string(),
    /** Where the words stand in it; empty when there is no text. */
    snippet: z.array(span),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.output<typeof searchHit>;

/** Answer of GET /api/search. */
export const searchAnswer = z
  .object({
    hits: z.array(searchHit),
    /** How many of each kind were found; they are counted up to a hundred. */
    counts: z.object({
      article: z.int(),
      'case-study': z.int(),
      service: z.int(),
      question: z.int(),
      page: z.int(),
      person: z.int(),
      partner: z.int(),
    }),
    /** The query with a letter put right, when nothing was found without it. */
    suggestion: z.string().nullable(),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.output<typeof searchAnswer>;
