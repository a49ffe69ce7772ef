// Moves an item of a list to another index.

/** A copy of `list` in which the item at `from` is moved to `to`. */
export function arrayMove<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
