// The admin calls for the media library.
import { Hono } from 'hono';
import { z } from 'zod';
import { mediaChange, mediaName, mediaQuery, mediaReplacement } from '#db/contract/media.ts';
import { getMedia, listMedia } from '#db/queries/media.ts';
import { findMediaUses } from '#db/queries/media-uses.ts';
import { changeMedia, replaceMedia } from '#server/admin/save-media.ts';
import type { Env } from '#server/context.ts';
import { jsonOnly, validJson, validParam, validQuery } from '#server/http/validate.ts';

const path = validParam(z.object({ name: mediaName }));

export const adminMedia = new Hono<Env>()
  .get('/', validQuery(mediaQuery), async (c) =>
    c.json(await listMedia(c.var.db, c.req.valid('query'))),
  )
  .get('/:name', path, async (c) => {
    const { name } = c.req.valid('param');
    const found = await c.var.db.read(async (read) => ({
      ...(await getMedia(read, name)),
      uses: await findMediaUses(read, name),
    }));
    return c.json(found);
  })
  .patch('/:name', path, jsonOnly(), validJson(mediaChange), async (c) => {
    const { name } = c.req.valid('param');
    return c.json(await changeMedia(c.var, name, c.req.valid('json')));
  })
  .post('/:name/replace', path, jsonOnly(), validJson(mediaReplacement), async (c) => {
    const { with: by } = c.req.valid('json');
    const uses = await replaceMedia(c.var, c.req.valid('param').name, by);
    return c.json({ success: true, uses } as const);
  })
  .delete('/:name', path, async (c) => {
    await c.var.uploads.delete(c.req.valid('param').name);
    return c.json({ success: true } as const);
  });
