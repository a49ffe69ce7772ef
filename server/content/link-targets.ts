// The items, authors and topics that documents link to. Links to non-public targets are dropped: a menu entry or a button is
// removed, and a link in a text becomes plain text.
import type { Database } from '#db/client.ts';
import { archivePageAt, type PostNameKind } from '#db/contract/archive-pages.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { itemAt } from '#db/contract/item-path.ts';
import { findVisibleAddresses } from '#db/queries/items/visible-addresses.ts';
import { findPostNamesAt } from '#db/queries/post-names.ts';
import type { CacheTag } from '#server/cache/cached-page.ts';

/** Whether a path leads to something public, and the tag whose purge may change that. */
export interface LinkTarget {
  isGone: boolean;
  tag: CacheTag;
}

/** The known targets by path: items, authors and topics. */
export type LinkTargets = ReadonlyMap<string, LinkTarget>;

export const NO_TARGETS: LinkTargets = new Map();

/** The tag that is purged when an item of a kind becomes public. */
const TAG_OF_ALL = {
  post: 'posts',
  'case-study': 'case-studies',
  document: 'document:page',
} as const satisfies Record<ItemKind, CacheTag>;

type TargetKind = ItemKind | PostNameKind;

/** Looks up those of `hrefs` that may lead to an item, an author or a topic, by present or former address. */
export async function findLinkTargets(db: Database, hrefs: Iterable<string>): Promise<LinkTargets> {
  const paths = new Map<string, { kind: TargetKind; slug: string }>();
  for (const path of new Set([...hrefs].map(pathOf))) {
    const target = linkTargetAt(path);
    if (target) paths.set(path, target);
  }
  const byKind = Map.groupBy(paths, ([, { kind }]) => kind);
  const found = await Promise.all(
    [...byKind].map(async ([kind, targets]) => {
      const slugs = targets.map(([, { slug }]) => slug);
      if (kind === 'author' || kind === 'category') {
        const names = await findPostNamesAt(db, kind, slugs);
        return targets.map(([path, { slug }]) => [path, archiveTarget(names.has(slug))] as const);
      }
      const ids = await findVisibleAddresses(db, kind, slugs);
      return targets.map(([path, { slug }]) => [path, targetOf(kind, ids.get(slug))] as const);
    }),
  );
  return new Map(found.flat());
}

/** The page of an author or a topic. Its tag is that of all names, because several posts can share a name. */
function archiveTarget(isThere: boolean): LinkTarget {
  return { isGone: !isThere, tag: 'post-names' };
}

/** The item with this id; without an id, a target that is gone. */
export function targetOf(kind: ItemKind, id: number | undefined): LinkTarget {
  return { isGone: id === undefined, tag: id === undefined ? TAG_OF_ALL[kind] : `${kind}:${id}` };
}

/** The kind and slug in the path; null when it is not the path of an item, an author or a topic. */
export function linkTargetAt(path: string): { kind: TargetKind; slug: string } | null {
  return archivePageAt(path) ?? itemAt(path);
}

/** The path without query, fragment and trailing slash. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
}
