// A changed slug keeps the old address alive: it redirects to the present one, at once and in one hop.
import type { ItemKind } from '#db/contract/item-kind.ts';
import { findMovedSlug } from '#db/queries/redirects.ts';
import type { AppContext } from '#server/context.ts';
import type { Data } from '#server/render/ready.ts';

const FOLDER: Record<ItemKind, string> = { post: '/insights', 'case-study': '/case-studies' };

/**
 * The redirect (301, never stored: an item may take the old address over) for a visitor who found nothing at `slug`;
 * null when there was something, when it is not known yet, or when no item that visitors may see was ever there.
 */
export async function redirectIfMoved(
  c: AppContext,
  kind: ItemKind,
  slug: string,
  data: Data<unknown>,
): Promise<Response | null> {
  if (data instanceof Promise || !data.ok || data.value !== null) return null;
  const present = await findMovedSlug(c.var.db, kind, slug);
  if (present === null) return null;
  return c.redirect(`${FOLDER[kind]}/${present}${new URL(c.req.url).search}`, 301);
}
