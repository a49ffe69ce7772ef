// Recently deleted items: what their calls take and answer.
import { z } from 'zod';
import { id } from './fields.ts';
import { type ItemKind, itemKind, kindOfPath, kindPath } from './item-kind.ts';
import { pagination } from './posts.ts';
import { pageQuery } from './versions.ts';

/** Query of GET /api/admin/trash. */
export const trashQuery = pageQuery.extend({ kind: kindPath.optional() });
export type TrashQuery = { kind?: ItemKind; page: number; limit: number };

/** The query as the verb takes it. */
export function toTrashQuery(query: z.output<typeof trashQuery>): TrashQuery {
  return { ...query, kind: query.kind && kindOfPath(query.kind) };
}

/** Answer of GET /api/admin/trash. */
export const trashList = z.object({
  items: z.array(
    z.object({
      kind: itemKind,
      id: id(),
      title: z.string(),
      slug: z.string(),
      deletedAt: z.iso.datetime(),
      goneAt: z.iso.datetime(),
    }),
  ),
  pagination,
});
export type TrashList = z.output<typeof trashList>;

/** Answer of POST /api/admin/trash/{kind}/{id}/restore: where the item is now. `slug` may have had to change. */
export const restoredItem = z.object({
  kind: itemKind,
  id: id(),
  title: z.string(),
  slug: z.string(),
  slugChanged: z.boolean(),
});
