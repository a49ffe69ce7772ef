// The pages of a list: the query of an admin list, and the pagination of every response with a page.
import { z } from 'zod';
import { ADMIN_PAGE_DEFAULT, ADMIN_PAGE_MAX } from '#db/limits.ts';
import { digits } from './fields.ts';

/** Query of a paged admin list. */
export const pageQuery = z.object({
  page: digits().default(1),
  limit: digits()
    .pipe(z.int().min(1).max(ADMIN_PAGE_MAX, `Must be at most ${ADMIN_PAGE_MAX}`))
    .default(ADMIN_PAGE_DEFAULT),
});

export const pagination = z
  .object({
    page: z.int().min(1),
    limit: z.int().min(1),
    total: z.int().min(0),
    pages: z.int().min(0),
  })
  .meta({ id: 'Pagination' });

/** The pagination of a page of a list with `total` entries. */
export function paginationOf(
  { page, limit }: z.output<typeof pageQuery>,
  total: number,
): z.output<typeof pagination> {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
