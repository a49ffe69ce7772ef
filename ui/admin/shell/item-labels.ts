// The label of each kind of item and file, and the address where an item is edited.
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { MediaKind } from '#db/contract/media/media-name.ts';

/** 'Blog post', as a label. */
export const KIND_LABEL: Record<ItemKind, string> = {
  post: 'Blog post',
  'case-study': 'Case study',
  document: 'Page',
};

/** 'Film', as a label. */
export const MEDIA_LABEL: Record<MediaKind, string> = {
  picture: 'Picture',
  film: 'Film',
  pdf: 'PDF',
};

const EDITED_AT: Record<ItemKind, string> = {
  post: '/vs-admin/edit',
  'case-study': '/vs-admin/case-studies/edit',
  document: '/vs-admin/pages',
};

/** The screen on which the item is edited. */
export function hrefOfItem(kind: ItemKind, id: number): string {
  return `${EDITED_AT[kind]}/${id}`;
}
