// The selected rows of a list after a click; with Shift, a range.

/**
 * The selected keys after a click on `key`. With an `anchor`, the row clicked before, all rows between both get the new
 * state of `key`. `keys` are those of the rows in the order shown; an anchor that is not among them is ignored.
 */
export function selectedAfter<Key extends string | number>(
  selected: ReadonlySet<Key>,
  keys: readonly Key[],
  key: Key,
  anchor?: Key | null,
): Set<Key> {
  const next = new Set(selected);
  const isOn = !selected.has(key);
  const from = anchor == null ? -1 : keys.indexOf(anchor);
  const to = keys.indexOf(key);
  const range = from < 0 || to < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  for (const each of range) isOn ? next.add(each) : next.delete(each);
  return next;
}
