// The schemas of the trash: recently deleted items, enquiries and library files.
import { z } from 'zod';
import { documentGroup } from './documents/document-group.ts';
import { id } from './fields.ts';
import { ITEM_KINDS, itemKind, kindPath } from './item-kind.ts';
import { mediaName } from './media/media.ts';
import { MEDIA_KINDS } from './media/media-name.ts';
import { pageQuery, pagination } from './pagination.ts';

/** The kinds of content in the trash, as in the paths of the API. */
const trashFolder = z.enum([...kindPath.options, 'enquiries', 'media']);

/** Query of GET /api/admin/trash. */
export const trashQuery = pageQuery.extend({ kind: trashFolder.optional() });
export type TrashQuery = z.output<typeof trashQuery>;

/**
 * Response of GET /api/admin/trash. Only documents have a group. The id of a library file is its name; library files and
 * enquiries have no slug.
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

/** Response of POST /api/admin/trash/{kind}/{id}/restore: the current item, whose slug and status may have changed. */
export const restoredItem = z
  .object({
    kind: itemKind,
    id: id(),
    title: z.string(),
    slug: z.string(),
    slugChanged: z.boolean(),
    /** Its publish date passed while it was in the trash, so it is now a draft. */
    becameDraft: z.boolean(),
  })
  .meta({ id: 'RestoredItem' });
export type RestoredItem = z.output<typeof restoredItem>;
