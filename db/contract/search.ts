// The schemas of the public search: its query and its response.
import { z } from 'zod';
import { SEARCH_MAX_CHARS } from '#db/limits.ts';
import { text } from './fields.ts';

/** The kinds of search result, in the order of the filters. */
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

/** A part of a text; `mark` when it is a searched word. */
const span = z.object({ text: z.string(), mark: z.boolean() });
export type SearchSpan = z.output<typeof span>;

const searchHit = z
  .object({
    kind: searchKind,
    title: z.array(span),
    href: z.string(),
    /** The part of the text around the words; empty without text. */
    snippet: z.array(span),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.output<typeof searchHit>;

/** Response of GET /api/search. */
export const searchAnswer = z
  .object({
    hits: z.array(searchHit),
    /** The number of results per kind, counted up to a hundred. */
    counts: z.object({
      article: z.int(),
      'case-study': z.int(),
      service: z.int(),
      question: z.int(),
      page: z.int(),
      person: z.int(),
      partner: z.int(),
    }),
    /** The corrected query, when the query has no result and the corrected one does; otherwise null. */
    suggestion: z.string().nullable(),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.output<typeof searchAnswer>;
