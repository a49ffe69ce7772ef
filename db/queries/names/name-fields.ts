// Where the names shared by many items are stored: the column of each kind of name.
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { NameKind } from '#db/contract/names.ts';
import { caseStudies, posts } from '#db/schema.ts';

/** Documents have no shared names. */
export type NamedKind = Exclude<ItemKind, 'document'>;

export interface NameField {
  kind: NamedKind;
  column: 'categories' | 'author' | 'sector' | 'ourRole';
}

/** The column that stores each kind of name. */
export const NAME_FIELDS: Record<NameKind, NameField> = {
  'post-category': { kind: 'post', column: 'categories' },
  author: { kind: 'post', column: 'author' },
  'case-study-category': { kind: 'case-study', column: 'categories' },
  sector: { kind: 'case-study', column: 'sector' },
  role: { kind: 'case-study', column: 'ourRole' },
};

/** The table of the items that have names. */
export const NAMED_TABLE = { post: posts, 'case-study': caseStudies } satisfies Record<
  NamedKind,
  unknown
>;

/** Whether an item has several names of this kind. */
export const isList = (of: NameKind) => ['categories', 'ourRole'].includes(NAME_FIELDS[of].column);

/** The names of an item, or of the fields of a draft, in this column. */
export function namesIn(item: object, column: NameField['column']): string[] {
  return namesOf((item as Record<string, string[] | string | null>)[column]);
}

/** The names in a stored value, which is a list, one name or nothing. */
export function namesOf(value: string[] | string | null | undefined): string[] {
  if (Array.isArray(value)) return value;
  return value ? [value] : [];
}
