// The admin calls for recently deleted items.
import { Hono } from 'hono';
import { z } from 'zod';
import { digits } from '#db/contract/fields.ts';
import { kindOfPath, kindPath } from '#db/contract/item-kind.ts';
import { toTrashQuery, trashQuery } from '#db/contract/trash.ts';
import { listTrash } from '#db/queries/trash.ts';
import { deleteItemPermanently, restoreItem } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { validParam, validQuery } from '#server/http/validate.ts';

const path = validParam(z.object({ kind: kindPath, id: digits() }));

export const adminTrash = new Hono<Env>()
  .get('/', validQuery(trashQuery), async (c) =>
    c.json(await listTrash(c.var.db, toTrashQuery(c.req.valid('query')))),
  )
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
