// The query of an admin list, and its form as an address.
import type { z } from 'zod';
import { formatThousands } from '#ui/kit/figure.ts';

/** The query of every list. */
export interface PagedQuery {
  page: number;
  limit: number;
}

/** The query of the lists of posts and case studies; some lists have more fields. */
export interface ListQuery extends PagedQuery {
  search: string;
  status?: string | undefined;
  category?: string;
  sort: string;
}

/** Parameters to change, as the fields of a form give them; undefined resets one. */
export type ListParams = Record<string, string | undefined>;

/** The query of an address. Invalid parameters are ignored, and so is `limit`. */
export function listQueryOf<Query extends PagedQuery>(
  schema: z.ZodType<Query>,
  search: URLSearchParams,
): Query {
  const params = Object.fromEntries(search);
  delete params.limit;
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  for (const { path } of parsed.error.issues) delete params[String(path[0])];
  return schema.parse(params);
}

/** The query of an address that `listHref` made. It needs no validation, which spares the browser the schema. */
export function queryAt<Query extends PagedQuery>(defaults: Query, search: URLSearchParams): Query {
  const params = [...search].map(([key, value]) => {
    const isText = typeof defaults[key as keyof Query] === 'string' || !/^\d+$/.test(value);
    return [key, isText ? value : Number(value)];
  });
  return { ...defaults, ...Object.fromEntries(params) };
}

/** The address of a list, with only the parameters that differ from `defaults`. */
export function listHref<Query extends PagedQuery>(path: string, query: Query, defaults: Query) {
  const search = new URLSearchParams();
  for (const key of Object.keys(query) as (keyof Query & string)[]) {
    const value = query[key];
    if (value !== undefined && value !== defaults[key]) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Whether the query filters rows. Sort and page are not filters. */
export function isFiltered<Query extends PagedQuery>(query: Query, defaults: Query): boolean {
  const { page, sort } = defaults as Query & { sort?: string };
  return listHref('', { ...query, page, sort }, defaults) !== '';
}

/** 'Showing 51–100 of 1,204 posts', on one page '1 post', for an empty list 'No posts'; `nouns` in the plural. */
export function formatRange(
  { page, limit, total }: { page: number; limit: number; total: number },
  nouns: string,
): string {
  if (total === 0) return `No ${nouns}`;
  if (total <= limit) return `${formatThousands(total)} ${total === 1 ? singularOf(nouns) : nouns}`;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  return `Showing ${formatThousands(first)}–${formatThousands(last)} of ${formatThousands(total)} ${nouns}`;
}

function singularOf(nouns: string): string {
  return nouns.replace(/ies$/, 'y').replace(/s$/, '');
}
