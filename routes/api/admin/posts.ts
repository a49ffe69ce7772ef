// The admin calls for blog posts (docs/contract.md, Posts).
import { Hono } from 'hono';
import { post, postInput, postUpdate } from '#db/contract/posts.ts';
import { success } from '#db/contract/responses.ts';
import { ITEM_JSON_MAX_BYTES } from '#db/limits.ts';
import { getItem } from '#db/queries/items/items.ts';
import { createItem, deleteItem, updateItem } from '#server/admin/save-item.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { jsonOnly, validId, validJson } from '#server/http/validate.ts';
import { assertNewDraft } from './draft-only.ts';

export const adminPosts = new Hono<Env>()
  .post(
    '/',
    describeRoute({
      operationId: 'createPost',
      takesToken: true,
      tag: 'Posts',
      summary: 'Create a blog post',
      answer: [201, post],
      failures: [409],
    }),
    jsonOnly(ITEM_JSON_MAX_BYTES),
    validJson(postInput),
    async (c) => {
      const input = c.req.valid('json');
      assertNewDraft(c, input);
      return c.json(await createItem(c.var, 'post', input, c.get('tokenName')), 201);
    },
  )
  .get(
    '/:id',
    describeRoute({
      operationId: 'getAdminPost',
      takesToken: true,
      tag: 'Posts',
      summary: 'A blog post for editing',
      answer: [200, post],
      failures: [404],
    }),
    validId,
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await c.get('db').read((read) => getItem(read, 'post', id)));
    },
  )
  .put(
    '/:id',
    describeRoute({
      operationId: 'updatePost',
      tag: 'Posts',
      summary: 'Replace a blog post',
      answer: [200, post],
      failures: [404, 409],
    }),
    validId,
    jsonOnly(ITEM_JSON_MAX_BYTES),
    validJson(postUpdate),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await updateItem(c.var, 'post', id, c.req.valid('json')));
    },
  )
  .delete(
    '/:id',
    describeRoute({
      operationId: 'deletePost',
      tag: 'Posts',
      summary: 'Delete a blog post',
      answer: [200, success],
      failures: [404],
    }),
    validId,
    async (c) => {
      await deleteItem(c.var, 'post', c.req.valid('param').id);
      return c.json({ success: true } as const);
    },
  );
