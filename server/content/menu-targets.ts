// The items that the menus of the site lead to: an entry drops out while visitors do not get its target.
import type { Database } from '#db/client.ts';
import type { ContentOf } from '#db/contract/documents/document-types.ts';
import { findCaseStudyBySlug } from '#db/queries/case-studies.ts';
import { findMovedSlug } from '#db/queries/items/redirects.ts';
import { findPostBySlug } from '#db/queries/posts.ts';
import type { CacheTag } from '#server/cache/cached-page.ts';

type Menus = ContentOf<'navigation'>;

/** What is known of the posts and case studies that menus lead to. */
export interface MenuTargets {
  /** The paths that visitors do not get. */
  withdrawn: ReadonlySet<string>;
  /** A purge of one of these may change that. */
  tags: readonly CacheTag[];
}

export const NO_TARGETS: MenuTargets = { withdrawn: new Set(), tags: [] };

/** Looks up what the menus lead to. */
export async function findMenuTargets(db: Database, menus: Menus): Promise<MenuTargets> {
  const withdrawn = new Set<string>();
  const tags = new Set<CacheTag>();
  for (const path of new Set(linksOf(menus).map(pathOf))) {
    const [, folder, slug, ...rest] = path.split('/');
    if (!slug || rest.length > 0) continue;
    if (folder === 'insights') {
      const post = await findPostBySlug(db, slug);
      tags.add(post ? `post:${post.id}` : 'posts');
      if (!post && !(await findMovedSlug(db, 'post', slug))) withdrawn.add(path);
    }
    if (folder === 'case-studies') {
      const study = await findCaseStudyBySlug(db, slug);
      tags.add(study ? `case-study:${study.id}` : 'case-studies');
      if (!study && !(await findMovedSlug(db, 'case-study', slug))) withdrawn.add(path);
    }
  }
  return { withdrawn, tags: [...tags] };
}

/** The menus without the entries for whose path `isGone` holds; what stands below such an entry goes with it. */
export function withoutEntries(menus: Menus, isGone: (path: string) => boolean): Menus {
  const isThere = ({ href }: { href: string }) => !href.startsWith('/') || !isGone(pathOf(href));
  if (linksOf(menus).every((href) => isThere({ href }))) return menus;
  return {
    ...menus,
    header: menus.header
      .filter(isThere)
      .map((entry) => ({ ...entry, entries: entry.entries.filter(isThere) })),
    footer: menus.footer.filter(isThere),
    popular: menus.popular.filter(isThere),
  };
}

/** Everything that the menus lead to. */
export function linksOf({ header, footer, popular }: Menus): string[] {
  const entries = [...header, ...header.flatMap((entry) => entry.entries), ...footer, ...popular];
  return entries.map(({ href }) => href);
}

/** Without query and fragment. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
