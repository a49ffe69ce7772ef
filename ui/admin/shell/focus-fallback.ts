// What goes while it has the focus says where the focus goes: otherwise it would start at the top of the page again.

/**
 * A ref. When its element goes with the focus in it, what `next` finds is focused. Make it once, outside the component:
 * a new one with each drawing would take each drawing for the end.
 */
export function focusFallback(next: (gone: HTMLElement) => Element | null | undefined) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const heir = next(element);
      // once it is gone
      queueMicrotask(() => heir instanceof HTMLElement && heir.focus());
    };
  };
}
