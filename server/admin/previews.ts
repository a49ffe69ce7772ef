// An unsaved or shared item as its preview shows it.
import type { CaseStudy } from '#db/contract/case-studies.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Post } from '#db/contract/posts.ts';

/** An item of either kind, as its preview shows it. */
export type Preview = { kind: 'post'; item: Post } | { kind: 'case-study'; item: CaseStudy };

/** A preview of `item`, typed by its kind. */
export function previewOf(kind: ItemKind, item: Post | CaseStudy): Preview {
  return { kind, item } as Preview;
}
