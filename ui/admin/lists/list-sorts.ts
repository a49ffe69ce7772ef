// The sort orders of the lists, as options and as column heads.
import type { TableSort } from '#ui/kit/table.tsx';

/** The orders of both lists, in the order of the select. */
export const ITEM_SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'Title' },
  { value: 'title-desc', label: 'Title, Z to A' },
  { value: 'updated', label: 'Last edited' },
  { value: 'updated-asc', label: 'First edited' },
];

const HEADS: Record<string, TableSort> = {
  menu: { key: 'order', direction: 'descending' },
  newest: { key: 'date', direction: 'descending' },
  oldest: { key: 'date', direction: 'ascending' },
  title: { key: 'title', direction: 'ascending' },
  'title-desc': { key: 'title', direction: 'descending' },
  updated: { key: 'edited', direction: 'descending' },
  'updated-asc': { key: 'edited', direction: 'ascending' },
};

/** The column head that shows this order; null for an order without one. */
export function headOfSort(sort: string): TableSort | null {
  return HEADS[sort] ?? null;
}

/** The order that a column head asks for. The menu order has one direction. */
export function sortOfHead({ key, direction }: TableSort): string | undefined {
  if (key === 'order') return 'menu';
  return Object.keys(HEADS).find(
    (sort) => HEADS[sort]?.key === key && HEADS[sort]?.direction === direction,
  );
}
