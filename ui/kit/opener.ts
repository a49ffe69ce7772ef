// Who asked for a dialog: it grows out of that control, shrinks back into it and gives it the focus back.
import { useCallback, useRef } from 'react';

/**
 * `trigger` and `panel` are refs. The panel, which is fixed to the window, gets its transform origin from the trigger
 * or from what had the focus; without either the one of its style sheet stays.
 * `giveBack` is for `onCloseAutoFocus`; an event whose default somebody prevented is left alone.
 */
export function useOpener() {
  const trigger = useRef<HTMLButtonElement>(null);
  const asked = useRef<Element | null>(null);
  const panel = useCallback((node: HTMLElement | null) => {
    if (!node) return;
    asked.current = trigger.current ?? lasting(document.activeElement);
    if (asked.current && asked.current !== document.body) growFrom(asked.current, node);
  }, []);
  const giveBack = useCallback((event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (asked.current instanceof HTMLElement) asked.current.focus({ preventScroll: true });
  }, []);
  return { trigger, panel, giveBack };
}

/** A menu is gone by the time its dialog closes: the button that opened the menu stands for its items. */
function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu
    ? lasting(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''))
    : element;
}

function growFrom(element: Element, panel: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  // Offsets, unlike a rectangle, do not see the transform that the panel arrives with.
  const x = left + width / 2 - panel.offsetLeft;
  const y = top + height / 2 - panel.offsetTop;
  panel.style.transformOrigin = `${Math.round(x)}px ${Math.round(y)}px`;
}
