// Redirects from the former address of an imported post to its present one, in one hop.
import { createMiddleware } from 'hono/factory';
import { itemPath } from '#db/contract/item-path.ts';
import { findSlugOfOldPath } from '#db/queries/items/imported-posts.ts';
import type { Env } from '#server/context.ts';
import { oldPathOf } from './old-path.ts';

/**
 * Responds with 301 instead of 404 when a public post was imported from this path. Only a 404 costs the look-up, so the
 * addresses of the site take precedence. Not cached by browsers: the path may become an address of the site.
 */
export const oldAddressRedirect = createMiddleware<Env>(async (c, next) => {
  await next();
  if (c.res.status !== 404 || c.req.method !== 'GET') return;
  const { pathname, search } = new URL(c.req.url);
  const path = oldPathOf(pathname);
  const slug = path && (await findSlugOfOldPath(c.get('db').replica, path));
  if (!slug) return;
  const present = itemPath('post', slug);
  // a replica may have the post before its page: avoid a redirect to itself
  if (present === path) return;
  await c.res.body?.cancel();
  c.res = undefined;
  c.res = new Response(null, {
    status: 301,
    headers: { Location: present + search, 'Cache-Control': 'no-store' },
  });
});
