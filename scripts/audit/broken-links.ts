// Finds links that lead nowhere: to a page or a file that is missing, or to a fragment that the page does not have.

/** An address on this site: its status, and the ids that a fragment may name. */
export interface Target {
  status: number;
  ids: ReadonlySet<string>;
}

/**
 * Every address that links of `pages` name and that leads nowhere, with the pages that name it. `find` looks up an address
 * without its fragment. Links to other sites, mail and phones are not followed.
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
      const place = decodeURIComponent(hash.slice(1));
      if (target.status >= 400 || (place !== '' && place !== 'top' && !target.ids.has(place)))
        namedBy.set(link, [...(namedBy.get(link) ?? []), path]);
    }
  }
  return [...namedBy].map(([link, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${link.slice(origin.length)} (from ${first}${more})`;
  });
}
