// The staff's calls for blog posts (contract §3).

import { Hono } from 'hono';
import { z } from 'zod';
import { digits, type ItemStatus } from '#db/contract/fields.ts';
import { postInput, postUpdate } from '#db/contract/posts.ts';
import { showsSomething } from '#db/contract/shown-html.ts';
import { InvalidInputError, NotFoundError } from '#db/errors.ts';
import { ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { createPost, deletePost, findPost, updatePost } from '#db/queries/posts.ts';
import { cleanFields } from '#server/admin/clean-fields.ts';
import { purgeItem } from '#server/cache/purge.ts';
import type { Env } from '#server/context.ts';
import { jsonOnly, validJson, validParam } from '#server/http/validate.ts';

const path = validParam(z.object({ id: digits() }));

export const adminPosts = new Hono<Env>()
  .post('/', jsonOnly(ITEM_JSON_MAX_BYTES), validJson(postInput), async (c) => {
    const post = await createPost(c.var.db, await clean(c.req.valid('json')));
    purgeItem(c.var.cache, 'post', post.id, post, null);
    return c.json(post, 201);
  })
  .get('/:id', path, async (c) => {
    const post = await findPost(c.var.db, c.req.valid('param').id);
    if (post === null) throw new NotFoundError('Blog post not found');
    return c.json(post);
  })
  .put('/:id', path, jsonOnly(ITEM_JSON_MAX_BYTES), validJson(postUpdate), async (c) => {
    const { id } = c.req.valid('param');
    const input = await clean(c.req.valid('json'));
    const { before, after } = await updatePost(c.var.db, id, input);
    purgeItem(c.var.cache, 'post', id, after, before);
    return c.json(after);
  })
  .delete('/:id', path, async (c) => {
    const { id } = c.req.valid('param');
    await deletePost(c.var.db, id);
    purgeItem(c.var.cache, 'post', id);
    return c.json({ success: true } as const);
  });

/** Throws when nothing of the content may be stored, unless the post is a draft: it is required. */
async function clean<Input extends { content: string; status?: ItemStatus }>(
  input: Input,
): Promise<Input> {
  const clean = await cleanFields(input);
  if (clean.status !== 'draft' && !showsSomething(clean.content))
    throw new InvalidInputError('Holds nothing that may be stored', 'content');
  return clean;
}
