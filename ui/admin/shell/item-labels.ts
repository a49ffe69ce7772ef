// The label of each kind of item and file, and the address where an item is edited.
import type { DocumentGroup } from '#db/contract/documents/document-group.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { MediaKind } from '#db/contract/media/media-name.ts';

const KIND_LABEL: Record<ItemKind, string> = {
  post: 'Blog post',
  'case-study': 'Case study',
  document: 'Page',
};

/** 'Scheduled', as a label. */
export const STATUS_LABEL: Record<ItemStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

/** 'Collection', as a label. */
export const GROUP_LABEL: Record<DocumentGroup, string> = {
  page: 'Page',
  collection: 'Collection',
  settings: 'Settings',
};

/** The label of the kind of an item; for a document, that of its group. */
export function kindLabel({ kind, group }: { kind: ItemKind; group?: DocumentGroup }): string {
  return group ? GROUP_LABEL[group] : KIND_LABEL[kind];
}

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
