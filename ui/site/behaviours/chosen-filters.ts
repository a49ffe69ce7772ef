// The chosen filter is in view from the start, also where styles cannot do that: Firefox and Safari.
import { scrollIntoRow } from '#ui/kit/scroll-into-row.ts';

/** Scrolls each row of filters to its chosen one. Islands do the same, but only once they are used. */
export function scrollToChosenFilters(): void {
  if (CSS.supports('scroll-initial-target', 'nearest')) return;
  for (const row of document.querySelectorAll<HTMLElement>('.filter-chips-row')) {
    const chosen = row.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]');
    if (chosen) scrollIntoRow(chosen, row);
  }
}
