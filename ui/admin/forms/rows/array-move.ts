// A list with one of its items at another place.

/** A copy of `list` in which what stood at `from` stands at `to`. */
export function arrayMove<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
