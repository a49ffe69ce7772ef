// The addresses of the pages of items. Imports no library, because public scripts may use it.
import type { ItemKind } from './item-kind.ts';

/** The folder of the pages of each kind; staff pages have none. */
const FOLDERS = {
  post: '/insights',
  'case-study': '/case-studies',
  document: '',
} as const satisfies Record<ItemKind, string>;

/** The path of the page of an item; of a document only when it is a staff page. */
export function itemPath(kind: ItemKind, slug: string): string {
  return `${FOLDERS[kind]}/${slug}`;
}

/** The kind and slug of the item that has its page at `path`, if it exists; null for any other path. */
export function itemAt(path: string): { kind: ItemKind; slug: string } | null {
  const [, folder, slug = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  const kinds = Object.keys(FOLDERS) as ItemKind[];
  const kind = kinds.find((each) => FOLDERS[each] === folder);
  return kind ? { kind, slug } : null;
}
