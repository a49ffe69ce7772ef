// Moves the focus when the focused element is removed; otherwise it would return to the top of the page.

/**
 * A ref callback. When its element is removed with the focus inside and nothing else takes it, the element that `next`
 * finds is focused. Create it once, outside the component: React would call a new one with every render.
 */
export function focusFallback(next: (removed: HTMLElement) => Element | null | undefined) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const target = next(element);
      // after the removal
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && target instanceof HTMLElement) target.focus();
      });
    };
  };
}
