// Actions on many items at once, atomic, and how to undo them.
import { z } from 'zod';
import { BULK_MAX_ITEMS } from '#db/limits.ts';
import { id, itemStatus, moment } from './fields.ts';
import { restoredItem } from './trash.ts';

const atMost = `Must have at most ${BULK_MAX_ITEMS} items`;
const ids = z
  .array(id())
  .min(1, 'Select at least one item')
  .max(BULK_MAX_ITEMS, atMost)
  .refine((list) => new Set(list).size === list.length, 'Lists an item twice');

const itemState = z
  .object({ id: id(), status: itemStatus(), publishDate: moment() })
  .meta({ id: 'ItemState' });
export type ItemState = z.output<typeof itemState>;

/**
 * Body of POST /api/admin/{kind}/bulk. `publish` publishes scheduled items now and drafts with their pending drafts
 * applied, and keeps past dates; `restore` restores deleted items; `status` sets each item's own status and date.
 */
export const bulkInput = z
  .discriminatedUnion('action', [
    z.object({ action: z.enum(['publish', 'unpublish', 'delete', 'restore']), ids }),
    z.object({
      action: z.literal('status'),
      items: z
        .array(itemState)
        .min(1, 'Select at least one item')
        .max(BULK_MAX_ITEMS, atMost)
        .refine(
          (list) => new Set(list.map((it) => it.id)).size === list.length,
          'Lists an item twice',
        ),
    }),
  ])
  .meta({ id: 'BulkInput' });
export type BulkInput = z.output<typeof bulkInput>;

/** `updatedAt` of an item before and after the change, so that an open form can continue. */
const stamp = z
  .object({ id: id(), from: z.iso.datetime(), to: z.iso.datetime() })
  .meta({ id: 'SaveStamp' });

/**
 * Response: the named items, those of them that were `changed`, the body that undoes the change, the `stamps` of items
 * whose status changed, and the `restored` items in their current state.
 */
export const bulkAnswer = z
  .object({
    success: z.literal(true),
    ids: z.array(id()),
    changed: z.array(id()),
    undo: bulkInput,
    stamps: z.array(stamp),
    restored: z.array(restoredItem),
  })
  .meta({ id: 'BulkAnswer' });
export type BulkAnswer = z.output<typeof bulkAnswer>;

/** Body of PUT /api/admin/case-studies/order: case studies in their new order. */
export const menuOrderInput = z.object({ ids }).meta({ id: 'MenuOrderInput' });

/** Response: the menu order of every case study, sorted. */
export const menuOrderAnswer = z
  .object({
    caseStudies: z.array(z.object({ id: id(), menuOrder: z.int() })),
  })
  .meta({ id: 'MenuOrderAnswer' });
export type MenuOrderAnswer = z.output<typeof menuOrderAnswer>;
