// The control that opened a dialog: the dialog grows out of it, shrinks back into it and returns the focus to it.
import { useCallback, useRef } from 'react';

/**
 * `trigger` and `panel` are refs. The panel, which is fixed to the window, gets its transform origin from the trigger
 * or else from the focused element; without either the origin of its style sheet stays.
 * `giveBack` is for `onCloseAutoFocus`; an event whose default was prevented is left alone. When the control is gone by
 * then and nothing else has the focus, what was around it gets the focus.
 */
export function useOpener() {
  const trigger = useRef<HTMLButtonElement>(null);
  const asked = useRef<Element | null>(null);
  const around = useRef<Element | null>(null);
  const panel = useCallback((node: HTMLElement | null) => {
    if (!node) return;
    asked.current = trigger.current ?? lasting(document.activeElement);
    around.current = asked.current?.parentElement?.closest('[tabindex="-1"]') ?? null;
    if (asked.current && asked.current !== document.body) growFrom(asked.current, node);
    return () => releaseCaret(node);
  }, []);
  const giveBack = useCallback((event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const isLost = !asked.current?.isConnected && document.activeElement === document.body;
    const { current: back } = isLost ? around : asked;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }, []);
  return { trigger, panel, giveBack };
}

/** Before `panel` is removed: Safari would move the caret of its field to the end of the page, and scroll there. */
function releaseCaret(panel: HTMLElement) {
  const selection = getSelection();
  if (panel.contains(selection?.anchorNode ?? null)) selection?.removeAllRanges();
}

/** The element that gets the focus back: for an item of a menu, which is closed by then, the button that opened the menu. */
function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu
    ? lasting(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''))
    : element;
}

function growFrom(element: Element, panel: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  // Offsets, unlike a rectangle, ignore the transform of the opening animation.
  const x = left + width / 2 - panel.offsetLeft;
  const y = top + height / 2 - panel.offsetTop;
  panel.style.transformOrigin = `${Math.round(x)}px ${Math.round(y)}px`;
}
