// The kinds of item as paths name them. Imports no library, because the first script of the back office uses it.

/** How paths of the API write each kind: `/api/admin/trash/posts/3`. */
export const KIND_PATH = {
  post: 'posts',
  'case-study': 'case-studies',
  document: 'documents',
} as const;

type Kind = keyof typeof KIND_PATH;
export type KindPath = (typeof KIND_PATH)[Kind];

/** The kind that a path names. */
export function kindOfPath(path: KindPath): Kind {
  const kinds = Object.keys(KIND_PATH) as Kind[];
  return kinds.find((kind) => KIND_PATH[kind] === path) as Kind;
}
