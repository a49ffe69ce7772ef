// The schemas of the trash: recently deleted items, enquiries and files of the library.
import { z } from 'zod';
import { documentGroup } from './documents/document-group.ts';
import { id } from './fields.ts';
import { ITEM_KINDS, itemKind, kindPath } from './item-kind.ts';
import { mediaName } from './media/media.ts';
import { MEDIA_KINDS } from './media/media-name.ts';
import { pagination } from './posts.ts';
import { pageQuery } from './versions.ts';

/** The kinds of content in the trash, as the paths of the API write them. */
export const trashFolder = z.enum([...kindPath.options, 'enquiries', 'media']);

/** Query of GET /api/admin/trash. */
export const trashQuery = pageQuery.extend({ kind: trashFolder.optional() });
export type TrashQuery = z.output<typeof trashQuery>;

/**
 * Answer of GET /api/admin/trash. Only a document has a group. The id of a file of the library is its name; it and enquiries
 * have no slug.
 */
export const trashList = z
  .object({
    items: z.array(
      z.object({
        kind: z.enum([...ITEM_KINDS, 'enquiry', ...MEDIA_KINDS]),
        group: documentGroup.optional(),
        id: z.union([id(), mediaName]),
        title: z.string(),
        slug: z.string(),
        deletedAt: z.iso.datetime(),
        goneAt: z.iso.datetime(),
      }),
    ),
    pagination,
  })
  .meta({ id: 'TrashList' });
export type TrashList = z.output<typeof trashList>;

/** Answer of POST /api/admin/trash/{kind}/{id}/restore: the item as it is now; its slug may have changed, and its status. */
export const restoredItem = z
  .object({
    kind: itemKind,
    id: id(),
    title: z.string(),
    slug: z.string(),
    slugChanged: z.boolean(),
    /** It would have become public while it was in the trash. */
    becameDraft: z.boolean(),
  })
  .meta({ id: 'RestoredItem' });
export type RestoredItem = z.output<typeof restoredItem>;
