// The addresses of the screens where documents are edited.
import type { DocumentRow } from '#db/contract/documents/documents.ts';

/** The folder of the screens of each group. */
export const GROUP_FOLDERS = {
  page: '/vs-admin/pages',
  collection: '/vs-admin/collections',
  settings: '/vs-admin/settings',
} as const;

/** The screen of a document: a document of the site is found by its type, a page of staff by its id. */
export function hrefOfDocument({
  type,
  id,
  group,
}: Pick<DocumentRow, 'type' | 'id' | 'group'>): string {
  return `${GROUP_FOLDERS[group]}/${type === 'page' ? id : type}`;
}
