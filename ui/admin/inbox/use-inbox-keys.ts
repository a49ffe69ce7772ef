// The keyboard shortcuts of the inbox.
import { useEffect, useRef } from 'react';
import { hasSingleKeys } from '#ui/admin/commands/single-keys.ts';
import { latinKeyOf } from '#ui/kit/shortcut.ts';

const OPEN_LAYER =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-state="closed"])';
const TEXT_FIELD = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** The action of each key. An action that does not apply returns false, and the key is left to the browser. */
export interface InboxKeys {
  j: () => unknown;
  k: () => unknown;
  e: () => unknown;
  r: () => unknown;
  u: () => unknown;
  x: () => unknown;
  '#': () => unknown;
}

/** Listens on the whole page, unless something is typed, a dialog is open, or single keys are turned off. */
export function useInboxKeys(keys: InboxKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.isComposing || !hasSingleKeys()) return;
      if (event.target instanceof Element && event.target.closest(TEXT_FIELD)) return;
      if (document.querySelector(OPEN_LAYER)) return;
      const act = latest.current[latinKeyOf(event) as keyof InboxKeys];
      if (!act || act() === false) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
