// The chosen filter is in view from the start, also where styles cannot do that: Firefox and Safari.

/** Scrolls each row, never the page, to its chosen filter. Islands do the same, but only once they are used. */
export function showChosenFilters(): void {
  if (CSS.supports('scroll-initial-target', 'nearest')) return;
  for (const row of document.querySelectorAll('.filter-chips-row')) {
    const chosen = row.querySelector('[aria-current], [aria-pressed="true"]');
    if (!chosen) continue;
    const [of, within] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
    // with room for half a chip, as after hydration
    if (of.right > within.right) row.scrollLeft += of.right - within.right + of.width / 2;
  }
}
