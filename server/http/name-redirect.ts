// Redirects from a list filtered by a former name to the list filtered by the present one, at once and in one hop.
import type { NameKind } from '#db/contract/names.ts';
import { slugOf } from '#db/contract/slug.ts';
import { findFormerNames } from '#db/queries/items/former-names.ts';
import type { AppContext } from '#server/context.ts';

/** A query parameter that filters by a name, and the public names. */
interface NameFilter {
  of: NameKind;
  names: readonly string[];
}

/**
 * The redirect when the value of a parameter is a former name and not a present one; other parameters are kept. 301, not
 * cached by browsers, because the former name may be used again.
 */
export async function nameRedirect(
  c: AppContext,
  filters: Readonly<Record<string, NameFilter>>,
): Promise<Response | null> {
  const url = new URL(c.req.url);
  let isFormer = false;
  for (const [parameter, { of, names }] of Object.entries(filters)) {
    const name = url.searchParams.get(parameter) ?? '';
    const slug = slugOf(name);
    if (slug === '' || names.includes(name)) continue;
    // an earlier release stored no former name after a change of only punctuation or capitals
    const former = (await findFormerNames(c.get('db'), of, [slug])).get(slug);
    const present = names.find((name) => name === former || slugOf(name) === slug);
    if (present === undefined) continue;
    url.searchParams.set(parameter, present);
    isFormer = true;
  }
  return isFormer ? c.redirect(url.pathname + url.search, 301) : null;
}
