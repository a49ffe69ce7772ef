// The admin calls for what was recently deleted: items, enquiries and pictures.
import { Hono } from 'hono';
import { z } from 'zod';
import { type Enquiry, enquiry } from '#db/contract/enquiries.ts';
import { digits } from '#db/contract/fields.ts';
import { kindPath } from '#db/contract/item-kind.ts';
import { kindOfPath } from '#db/contract/kind-path.ts';
import { media, mediaName } from '#db/contract/media/media.ts';
import { success } from '#db/contract/responses.ts';
import { restoredItem, trashList, trashQuery } from '#db/contract/trash.ts';
import { deleteEnquiryPermanently, restoreEnquiries } from '#db/queries/inbox/enquiries-trash.ts';
import { deletePermanently, listTrash } from '#db/queries/items/trash.ts';
import { restoreItem } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { validId, validParam, validQuery } from '#server/http/validate.ts';

const path = validParam(z.object({ kind: kindPath, id: digits() }));
const picturePath = validParam(z.object({ name: mediaName }));

export const adminTrash = new Hono<Env>()
  .get(
    '/',
    describeRoute({
      operationId: 'listTrash',
      tag: 'Trash',
      summary: 'Recently deleted items, enquiries and files, last deleted first',
      answer: [200, trashList],
    }),
    validQuery(trashQuery),
    async (c) => c.json(await listTrash(c.get('db'), c.req.valid('query'))),
  )
  .post(
    '/enquiries/:id/restore',
    describeRoute({
      operationId: 'restoreEnquiry',
      tag: 'Trash',
      summary: 'Restore a deleted enquiry',
      answer: [200, enquiry],
      failures: [404],
    }),
    validId,
    async (c) => {
      const [restored] = await restoreEnquiries(c.get('db'), [c.req.valid('param').id]);
      return c.json(restored as Enquiry);
    },
  )
  .delete(
    '/enquiries/:id',
    describeRoute({
      operationId: 'deleteEnquiryPermanently',
      tag: 'Trash',
      summary: 'Delete an enquiry from the trash for good',
      answer: [200, success],
      failures: [404],
    }),
    validId,
    async (c) => {
      await deleteEnquiryPermanently(c.get('db'), c.req.valid('param').id);
      return c.json({ success: true } as const);
    },
  )
  .post(
    '/media/:name/restore',
    describeRoute({
      operationId: 'restoreMedia',
      tag: 'Trash',
      summary: 'Restore a deleted file',
      answer: [200, media],
      failures: [404],
    }),
    picturePath,
    async (c) => c.json(await c.get('uploads').restore(c.req.valid('param').name)),
  )
  .delete(
    '/media/:name',
    describeRoute({
      operationId: 'deleteMediaPermanently',
      tag: 'Trash',
      summary: 'Delete a file from the trash for good, with its variants',
      answer: [200, success],
      failures: [404, 409],
    }),
    picturePath,
    async (c) => {
      await c.get('uploads').deletePermanently(c.req.valid('param').name);
      return c.json({ success: true } as const);
    },
  )
  .post(
    '/:kind/:id/restore',
    describeRoute({
      operationId: 'restoreItem',
      tag: 'Trash',
      summary:
        'Restore a deleted item: with another slug when its own is taken, as a draft when its publish date has passed',
      answer: [200, restoredItem],
      failures: [404, 409],
    }),
    path,
    async (c) => {
      const { id, kind: written } = c.req.valid('param');
      const kind = kindOfPath(written);
      const { item, ...changes } = await restoreItem(c.var, kind, id);
      return c.json({ kind, id, title: item.title, slug: item.slug, ...changes });
    },
  )
  .delete(
    '/:kind/:id',
    describeRoute({
      operationId: 'deleteItemPermanently',
      tag: 'Trash',
      summary: 'Delete an item from the trash for good',
      answer: [200, success],
      failures: [404],
    }),
    path,
    async (c) => {
      const { id, kind } = c.req.valid('param');
      await deletePermanently(c.get('db'), kindOfPath(kind), id);
      return c.json({ success: true } as const);
    },
  );
