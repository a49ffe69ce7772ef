// The items that documents lead to. While visitors do not get one, what leads to it drops out: an entry of a menu and a button
// are not there, and a link in a text is plain text.
import type { Database } from '#db/client.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import { findVisibleAddresses } from '#db/queries/items/visible-addresses.ts';
import type { CacheTag } from '#server/cache/cached-page.ts';

/** Whether visitors get the item at a path, and the tag whose purge may change that. */
export interface LinkTarget {
  isGone: boolean;
  tag: CacheTag;
}

/** What is known of the paths that lead to items. */
export type LinkTargets = ReadonlyMap<string, LinkTarget>;

export const NO_TARGETS: LinkTargets = new Map();

/** The tag that is purged when an item of a kind begins to be there. */
const TAG_OF_ALL = {
  post: 'posts',
  'case-study': 'case-studies',
  document: 'document:page',
} as const satisfies Record<ItemKind, CacheTag>;

/** Looks up those of `hrefs` that may lead to an item, at its present or a former address. */
export async function findLinkTargets(db: Database, hrefs: Iterable<string>): Promise<LinkTargets> {
  const slugs: Record<ItemKind, string[]> = { post: [], 'case-study': [], document: [] };
  const paths = new Map<string, { kind: ItemKind; slug: string }>();
  for (const path of new Set([...hrefs].map(pathOf))) {
    const item = itemAt(path);
    if (!item) continue;
    paths.set(path, item);
    slugs[item.kind].push(item.slug);
  }
  const kinds = Object.keys(slugs) as ItemKind[];
  const ids = Object.fromEntries(
    await Promise.all(
      kinds.map(async (kind) => [kind, await findVisibleAddresses(db, kind, slugs[kind])]),
    ),
  );
  const targets = new Map<string, LinkTarget>();
  for (const [path, { kind, slug }] of paths)
    targets.set(path, targetOf(kind, ids[kind].get(slug)));
  return targets;
}

/** The item of that id, or the lack of one. */
export function targetOf(kind: ItemKind, id: number | undefined): LinkTarget {
  return { isGone: id === undefined, tag: id === undefined ? TAG_OF_ALL[kind] : `${kind}:${id}` };
}

/** The kind and slug that the path names; null for a path that is not that of an item. */
export function itemAt(path: string): { kind: ItemKind; slug: string } | null {
  const [, kind, slug = ''] = /^(\/insights|\/case-studies|)\/([^/]+)$/.exec(path) ?? [];
  if (kind === undefined) return null;
  return { kind: KIND_OF[kind as keyof typeof KIND_OF], slug };
}

const KIND_OF = { '/insights': 'post', '/case-studies': 'case-study', '': 'document' } as const;

/** Without query, fragment and last slash. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}
