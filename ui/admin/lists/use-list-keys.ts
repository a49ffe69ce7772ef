// The keyboard shortcuts of a list: move between rows, open, select, act on the selection and create.
import { type RefObject, useRef } from 'react';
import { hasSingleKeys } from '#ui/admin/commands/single-keys.ts';
import { usePageKeys } from '#ui/admin/commands/use-page-keys.ts';
import { latinKeyOf } from '#ui/kit/shortcut.ts';

/** Rows are found by their title link, which has the focus while its row is the current one. */
const ROW_LINK = '.managed-list-title';
const SELECTION_BAR = '.selection-bar';
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

interface ListKeys {
  /** Selects the row at `index`; without `isSelected` toggles its selection. */
  onSelect: (index: number, isSelected?: true) => void;
  onClear: () => void;
  /** Asks whether to delete the selected rows; without a selection the row at `index`, unless it is -1. */
  onDelete: (index: number) => void;
  /** Path of the screen that creates an item. */
  create: string;
}

/** Works as `usePageKeys`. Arrow keys work only in a row, so that they scroll elsewhere; letters unless single keys are off. */
export function useListKeys(root: RefObject<HTMLElement | null>, keys: ListKeys): void {
  // the row that had the focus last, for the next key after the focus was elsewhere
  const last = useRef(-1);
  usePageKeys((event) => {
    const links = [...(root.current?.querySelectorAll<HTMLElement>(ROW_LINK) ?? [])];
    const focused = document.activeElement?.closest('tr');
    const at = links.findIndex((link) => focused?.contains(link));
    const isArrow = event.key.startsWith('Arrow');
    if (isArrow ? at < 0 : !hasSingleKeys()) return false;
    return perform(event, links, at);
  });
  function perform(event: KeyboardEvent, links: HTMLElement[], at: number): boolean {
    const pressed = latinKeyOf(event);
    const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
    const step = STEPS[key];
    if (step !== undefined) return move(step, event.shiftKey, links, at);
    // some keyboards type # with Shift
    if (event.shiftKey && key !== '#') return false;
    switch (key) {
      case '#':
        keys.onDelete(at);
        return true;
      case 'n':
        location.assign(keys.create);
        return true;
      case 'a': {
        const bar = root.current?.querySelector(SELECTION_BAR);
        const action = bar?.querySelector<HTMLElement>('.button:not(.selection-bar-clear)');
        // the bar is at the foot of the window already
        action?.focus({ preventScroll: true });
        return bar != null;
      }
      case 'e':
        links[at]?.click();
        return at >= 0;
      case 'x':
        if (at >= 0) keys.onSelect(at);
        return at >= 0;
      case 'Escape':
        // outside the list, Escape closes a menu or a notification
        if (!isHere(event.target)) return false;
        // the bar disappears with the selection
        if (document.activeElement?.closest(SELECTION_BAR))
          links[Math.max(0, last.current)]?.focus();
        keys.onClear();
        return false;
      default:
        return false;
    }
  }
  function move(step: 1 | -1, isSelecting: boolean, links: HTMLElement[], at: number): boolean {
    const from = at < 0 ? last.current : at;
    const to = Math.max(0, Math.min(from + step, links.length - 1));
    if (isSelecting && at >= 0) for (const index of [at, to]) keys.onSelect(index, true);
    links[to]?.focus();
    last.current = to;
    return links.length > 0;
  }
  function isHere(target: EventTarget | null): boolean {
    return target === document.body || root.current?.contains(target as Node) === true;
  }
}
