// Redirects from a former slug to the present address, at once and in one hop.
import type { ItemKind } from '#db/contract/item-kind.ts';
import { itemPath } from '#db/contract/item-path.ts';
import { findMovedSlug } from '#db/queries/items/redirects.ts';
import type { AppContext } from '#server/context.ts';
import type { DeferredData } from '#ui/kit/deferred.tsx';

/** A 301 to `path` with the query of the request, not cached by browsers, because another item may take the former slug. */
export function redirectToPresent(c: AppContext, path: string): Response {
  return c.redirect(path + new URL(c.req.url).search, 301);
}

/** The redirect from a former slug, with `suffix` after the present one; null when no public item had this slug. */
export async function movedRedirect(
  c: AppContext,
  kind: ItemKind,
  slug: string,
  suffix = '',
): Promise<Response | null> {
  const present = await findMovedSlug(c.get('db'), kind, slug);
  return present === null ? null : redirectToPresent(c, itemPath(kind, present) + suffix);
}

/**
 * The redirect when `data` is null. Returns null when the item was found, its data is deferred or failed, or no public item
 * had this slug.
 */
export async function slugRedirect(
  c: AppContext,
  kind: ItemKind,
  slug: string,
  data: DeferredData<unknown>,
): Promise<Response | null> {
  if (data instanceof Promise || !data.ok || data.value !== null) return null;
  return movedRedirect(c, kind, slug);
}
