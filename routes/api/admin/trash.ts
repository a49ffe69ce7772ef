// The admin calls for what was recently deleted: items, enquiries and pictures.
import { Hono } from 'hono';
import { z } from 'zod';
import type { Enquiry } from '#db/contract/enquiries.ts';
import { digits } from '#db/contract/fields.ts';
import { kindOfPath, kindPath } from '#db/contract/item-kind.ts';
import { mediaName } from '#db/contract/media.ts';
import { trashQuery } from '#db/contract/trash.ts';
import { deleteEnquiryPermanently, restoreEnquiries } from '#db/queries/enquiries-trash.ts';
import { listTrash } from '#db/queries/trash.ts';
import { deleteItemPermanently, restoreItem } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { validParam, validQuery } from '#server/http/validate.ts';

const path = validParam(z.object({ kind: kindPath, id: digits() }));
const enquiryPath = validParam(z.object({ id: digits() }));
const picturePath = validParam(z.object({ name: mediaName }));

export const adminTrash = new Hono<Env>()
  .get('/', validQuery(trashQuery), async (c) =>
    c.json(await listTrash(c.var.db, c.req.valid('query'))),
  )
  .post('/enquiries/:id/restore', enquiryPath, async (c) => {
    const [restored] = await restoreEnquiries(c.var.db, [c.req.valid('param').id]);
    return c.json(restored as Enquiry);
  })
  .delete('/enquiries/:id', enquiryPath, async (c) => {
    await deleteEnquiryPermanently(c.var.db, c.req.valid('param').id);
    return c.json({ success: true } as const);
  })
  .post('/media/:name/restore', picturePath, async (c) =>
    c.json(await c.var.uploads.restore(c.req.valid('param').name)),
  )
  .delete('/media/:name', picturePath, async (c) => {
    await c.var.uploads.deletePermanently(c.req.valid('param').name);
    return c.json({ success: true } as const);
  })
  .post('/:kind/:id/restore', path, async (c) => {
    const { id, kind: written } = c.req.valid('param');
    const kind = kindOfPath(written);
    const { item, slugChanged } = await restoreItem(c.var, kind, id);
    return c.json({ kind, id, title: item.title, slug: item.slug, slugChanged });
  })
  .delete('/:kind/:id', path, async (c) => {
    const { id, kind } = c.req.valid('param');
    await deleteItemPermanently(c.var, kindOfPath(kind), id);
    return c.json({ success: true } as const);
  });
