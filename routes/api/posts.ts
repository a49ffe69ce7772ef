// GET /api/posts and /api/posts/{slug}: what visitors may read, and what staff may (contract §3).
import { Hono } from 'hono';
import { postListQuery } from '#db/contract/posts.ts';
import { NotFoundError } from '#db/errors.ts';
import { findPostBySlug, listPosts } from '#db/queries/posts.ts';
import { cached } from '#server/cache/cached.ts';
import type { Env } from '#server/context.ts';
import { hasSession } from '#server/http/sessions.ts';
import { validQuery } from '#server/http/validate.ts';

export const posts = new Hono<Env>()
  .get(
    '/',
    validQuery(postListQuery),
    cached({ query: ['page', 'limit', 'preview'], tags: ['posts'], visitorsOnly: true }),
    async (c) => {
      const includeHidden = await hasSession(c);
      return c.json(await listPosts(c.var.db, { ...c.req.valid('query'), includeHidden }));
    },
  )
  .get('/:slug', async (c) => {
    const includeHidden = await hasSession(c);
    const post = await findPostBySlug(c.var.db, c.req.param('slug'), { includeHidden });
    if (post === null) throw new NotFoundError('Blog post not found');
    return c.json(post);
  });
