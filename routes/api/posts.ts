// GET /api/posts and /api/posts/{slug}, for visitors and staff (docs/contract.md, Posts).
import { Hono } from 'hono';
import { post, postList, postListQuery } from '#db/contract/posts.ts';
import { NotFoundError } from '#db/errors.ts';
import { findPostBySlug, listPosts } from '#db/queries/posts.ts';
import { cached } from '#server/cache/cached.ts';
import type { Env } from '#server/context.ts';
import { describeRoute } from '#server/http/describe-route.ts';
import { hasSession } from '#server/http/sessions.ts';
import { validQuery } from '#server/http/validate.ts';

export const posts = new Hono<Env>()
  .get(
    '/',
    describeRoute({
      operationId: 'listPosts',
      tag: 'Posts',
      summary: 'Blog posts, newest first',
      answer: [200, postList],
    }),
    validQuery(postListQuery),
    cached({
      query: ['page', 'limit', 'preview', 'category', 'author'],
      tags: ['posts'],
      visitorsOnly: true,
    }),
    async (c) => {
      const includeHidden = await hasSession(c);
      const db = includeHidden ? c.get('db') : c.get('db').replica;
      return c.json(await listPosts(db, { ...c.req.valid('query'), includeHidden }));
    },
  )
  .get(
    '/:slug',
    describeRoute({
      operationId: 'getPost',
      tag: 'Posts',
      summary: 'A blog post by its slug',
      answer: [200, post],
      failures: [404],
    }),
    async (c) => {
      const includeHidden = await hasSession(c);
      const db = includeHidden ? c.get('db') : c.get('db').replica;
      const found = await findPostBySlug(db, c.req.param('slug'), { includeHidden });
      if (found === null) throw new NotFoundError('Blog post not found');
      return c.json(found);
    },
  );
