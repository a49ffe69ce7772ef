// What a list of the back office is asked for, and the address that asks for it.
import type { z } from 'zod';
import { formatThousands } from '#ui/kit/figure.ts';

/** What every list can be asked for. */
export interface PagedQuery {
  page: number;
  limit: number;
}

/** What lists of posts and case studies can be asked for; single lists know more. */
export interface ListQuery extends PagedQuery {
  search: string;
  status?: string | undefined;
  category: string;
  sort: string;
}

/** Wishes that change, as the fields of a form give them; undefined takes one back. */
export type ListWish = Record<string, string | undefined>;

/** The query of an address. What is not understood in it asks for nothing; how many rows a page has is not asked. */
export function listQueryOf<Query extends PagedQuery>(
  schema: z.ZodType<Query>,
  search: URLSearchParams,
): Query {
  const asked = Object.fromEntries(search);
  delete asked.limit;
  const parsed = schema.safeParse(asked);
  if (parsed.success) return parsed.data;
  for (const { path } of parsed.error.issues) delete asked[String(path[0])];
  return schema.parse(asked);
}

/** The query of an address that `listHref` wrote, which needs no checking: a schema is much for a browser to load. */
export function queryAt<Query extends PagedQuery>(plain: Query, search: URLSearchParams): Query {
  const wishes = [...search].map(([key, value]) => {
    const isText = typeof plain[key as keyof Query] === 'string' || !/^\d+$/.test(value);
    return [key, isText ? value : Number(value)];
  });
  return { ...plain, ...Object.fromEntries(wishes) };
}

/** The address of a list: only what differs from `plain`, which is the list without any wish. */
export function listHref<Query extends PagedQuery>(path: string, query: Query, plain: Query) {
  const search = new URLSearchParams();
  for (const key of Object.keys(query) as (keyof Query & string)[]) {
    const value = query[key];
    if (value !== undefined && value !== plain[key]) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Whether the list shows less than all there is. Sort and page hide nothing. */
export function isFiltered<Query extends PagedQuery>(query: Query, plain: Query): boolean {
  const { page, sort } = plain as Query & { sort?: string };
  return listHref('', { ...query, page, sort }, plain) !== '';
}

/** 'Showing 51–100 of 1,204 posts'; `noun` in the plural. */
export function shownOf(
  { page, limit, total }: { page: number; limit: number; total: number },
  noun: string,
): string {
  const first = (page - 1) * limit + 1;
  if (first > total) return `Showing 0 of ${formatThousands(total)} ${noun}`;
  const last = Math.min(page * limit, total);
  return `Showing ${formatThousands(first)}–${formatThousands(last)} of ${formatThousands(total)} ${noun}`;
}
