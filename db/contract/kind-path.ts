// The kinds of item in paths. Imports no library, because the first script of the back office uses it.

/** Each kind in the paths of the API, such as `/api/admin/trash/posts/3`. */
export const KIND_PATH = {
  post: 'posts',
  'case-study': 'case-studies',
  document: 'documents',
} as const;

type Kind = keyof typeof KIND_PATH;
export type KindPath = (typeof KIND_PATH)[Kind];

/** The kind for a name in a path. */
export function kindOfPath(path: KindPath): Kind {
  const kinds = Object.keys(KIND_PATH) as Kind[];
  return kinds.find((kind) => KIND_PATH[kind] === path) as Kind;
}
