// Scrolls a row of chips, never the page.

/** Scrolls `row` until all of `item` is visible, with room for half a chip beside it. */
export function scrollIntoRow(item: HTMLElement, row: HTMLElement): void {
  const [of, within] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  const room = of.width / 2;
  const [before, after] = [of.left - within.left, of.right - within.right];
  if (before < 0) row.scrollBy({ left: before - room });
  // the beginning of a chip that is wider than the row stays visible
  else if (after > 0) row.scrollBy({ left: Math.min(before, after + room) });
}
