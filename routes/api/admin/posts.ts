// The admin calls for blog posts (docs/contract.md, Posts).
import { Hono } from 'hono';
import { z } from 'zod';
import { digits } from '#db/contract/fields.ts';
import { postInput, postUpdate } from '#db/contract/posts.ts';
import { NotFoundError } from '#db/errors.ts';
import { ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { findPost } from '#db/queries/posts.ts';
import { createItem, deleteItem, updateItem } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { jsonOnly, validJson, validParam } from '#server/http/validate.ts';

const path = validParam(z.object({ id: digits() }));

export const adminPosts = new Hono<Env>()
  .post('/', jsonOnly(ITEM_JSON_MAX_BYTES), validJson(postInput), async (c) => {
    return c.json(await createItem(c.var, 'post', c.req.valid('json')), 201);
  })
  .get('/:id', path, async (c) => {
    const post = await findPost(c.var.db, c.req.valid('param').id);
    if (post === null) throw new NotFoundError('Blog post not found');
    return c.json(post);
  })
  .put('/:id', path, jsonOnly(ITEM_JSON_MAX_BYTES), validJson(postUpdate), async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await updateItem(c.var, 'post', id, c.req.valid('json')));
  })
  .delete('/:id', path, async (c) => {
    await deleteItem(c.var, 'post', c.req.valid('param').id);
    return c.json({ success: true } as const);
  });
