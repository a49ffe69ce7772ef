// Finds broken links: to a missing page or file, or to a missing fragment of a page.
import { decodeOrKeep } from '#db/decode-or-keep.ts';

/** An address on this site: its status, and its ids, which fragments may name. */
export interface Target {
  status: number;
  ids: ReadonlySet<string>;
}

/**
 * The broken addresses in the links of `pages`, each with the pages that contain it. `find` looks up an address without its
 * fragment. Links to other sites, mail and phones are not followed.
 */
export async function brokenLinks(
  pages: readonly { path: string; links: readonly string[] }[],
  origin: string,
  find: (address: string) => Promise<Target>,
): Promise<string[]> {
  const namedBy = new Map<string, string[]>();
  for (const { path, links } of pages) {
    for (const link of new Set(links)) {
      if (!URL.canParse(link) || new URL(link).origin !== origin) continue;
      const { hash } = new URL(link);
      const target = await find(link.slice(0, link.length - hash.length).replace(/#$/, ''));
      const place = decodeOrKeep(hash.slice(1));
      if (target.status >= 400 || (place !== '' && place !== 'top' && !target.ids.has(place)))
        namedBy.set(link, [...(namedBy.get(link) ?? []), path]);
    }
  }
  return [...namedBy].map(([link, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${link.slice(origin.length)} (from ${first}${more})`;
  });
}
