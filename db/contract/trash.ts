// The schemas of the trash: recently deleted items.
import { z } from 'zod';
import { id } from './fields.ts';
import { type ItemKind, itemKind, kindOfPath, kindPath } from './item-kind.ts';
import { pagination } from './posts.ts';
import { pageQuery } from './versions.ts';

/** Query of GET /api/admin/trash. */
export const trashQuery = pageQuery.extend({ kind: kindPath.optional() });
export type TrashQuery = { kind?: ItemKind; page: number; limit: number };

/** The query of the database verb. */
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

/** Answer of POST /api/admin/trash/{kind}/{id}/restore: the item as it is now; its slug may have changed. */
export const restoredItem = z.object({
  kind: itemKind,
  id: id(),
  title: z.string(),
  slug: z.string(),
  slugChanged: z.boolean(),
});
