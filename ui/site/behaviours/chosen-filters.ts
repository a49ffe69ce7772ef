// The chosen filter is in view from the start, also where styles cannot do that: Firefox and Safari.
import { showWhole } from '#ui/kit/show-whole.ts';

/** Scrolls each row of filters to its chosen one. Islands do the same, but only once they are used. */
export function showChosenFilters(): void {
  if (CSS.supports('scroll-initial-target', 'nearest')) return;
  for (const row of document.querySelectorAll<HTMLElement>('.filter-chips-row')) {
    const chosen = row.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]');
    if (chosen) showWhole(chosen, row);
  }
}
