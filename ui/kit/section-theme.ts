// Gives a portalled panel the theme of the section of its trigger.
import { type RefObject, useCallback } from 'react';

/**
 * A ref for a portalled panel: gives it the `data-theme` and, where it has none of its own, the writing direction
 * of its trigger.
 */
export function useSectionTheme(trigger: RefObject<Element | null>) {
  return useCallback(
    (panel: HTMLElement | null) => {
      if (!panel || !trigger.current) return;
      const theme = trigger.current.closest('[data-theme]')?.getAttribute('data-theme');
      if (theme) panel.dataset.theme = theme;
      if (!panel.dir) panel.dir = getComputedStyle(trigger.current).direction;
    },
    [trigger],
  );
}
