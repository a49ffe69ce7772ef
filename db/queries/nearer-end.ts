// A page of a long list, read from its nearer end: SQLite steps over every row that it skips.

export interface PlaceInList {
  /** The list is read from its last item on, and the rows are to be turned round. */
  reversed: boolean;
  offset: number;
  limit: number;
}

/** Where page `page` (from 1) of a list of `total` items begins; past the end it is empty. */
export function nearerEnd(page: number, limit: number, total: number): PlaceInList {
  const offset = (page - 1) * limit;
  const shown = Math.max(0, Math.min(limit, total - offset));
  const fromEnd = total - offset - shown;
  return fromEnd < offset && shown > 0
    ? { reversed: true, offset: fromEnd, limit: shown }
    : { reversed: false, offset, limit: shown };
}
