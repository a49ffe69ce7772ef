// The keyboard shortcuts of a list: move between rows, open, select, act on the selection, create and search.
import { type RefObject, useEffect, useRef } from 'react';
import { hasSingleKeys } from '#ui/admin/commands/single-keys.ts';
import { isDialogOpen, isMenuOpen, isTextField } from '#ui/admin/commands/typing-target.ts';
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

/**
 * Listens on the whole page. Arrow keys work only in a row, so that they scroll elsewhere. Single letters do not work while
 * something is typed, in a dialog or a menu, or when single keys are turned off.
 */
export function useListKeys(root: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const links = () => [...(root.current?.querySelectorAll<HTMLElement>(ROW_LINK) ?? [])];
    // the row that had the focus last, for the next key after the focus was elsewhere
    let last = -1;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.isComposing || isTextField(event.target)) return;
      if (isDialogOpen() || isMenuOpen()) return;
      const all = links();
      const focused = document.activeElement?.closest('tr');
      const at = all.findIndex((link) => focused?.contains(link));
      const isArrow = event.key.startsWith('Arrow');
      if (isArrow ? at < 0 : !hasSingleKeys()) return;
      if (perform(event, all, at, at < 0 ? last : at)) event.preventDefault();
    };
    const perform = (event: KeyboardEvent, all: HTMLElement[], at: number, from: number) => {
      const { onSelect, onClear, onDelete, create } = latest.current;
      const pressed = latinKeyOf(event);
      const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
      const step = STEPS[key];
      if (step !== undefined) {
        const to = Math.max(0, Math.min(from + step, all.length - 1));
        if (event.shiftKey && at >= 0) for (const index of [at, to]) onSelect(index, true);
        all[to]?.focus();
        last = to;
        return all.length > 0;
      }
      // some keyboards type # with Shift
      if (key === '#') {
        onDelete(at);
        return true;
      }
      if (event.shiftKey) return false;
      if (key === 'n') return go(create);
      if (key === '/') {
        const search = root.current?.querySelector<HTMLInputElement>('input[type="search"]');
        search?.select();
        return search != null;
      }
      if (key === 'a') {
        const bar = root.current?.querySelector(SELECTION_BAR);
        const action = bar?.querySelector<HTMLElement>('.button:not(.selection-bar-clear)');
        // the bar is at the foot of the window already
        action?.focus({ preventScroll: true });
        return bar != null;
      }
      // outside the list, Escape closes a menu or a notification
      if (key === 'Escape' && isHere(event.target)) {
        // the bar disappears with the selection
        if (document.activeElement?.closest(SELECTION_BAR)) all[Math.max(0, last)]?.focus();
        onClear();
      }
      if (at < 0) return false;
      if (key === 'e') all[at]?.click();
      else if (key === 'x') onSelect(at);
      return key === 'e' || key === 'x';
    };
    const isHere = (target: EventTarget | null) =>
      target === document.body || root.current?.contains(target as Node);
    const go = (path: string) => {
      location.assign(path);
      return true;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root]);
}
