// Listens for one keyboard shortcut anywhere on the page. For islands only.
import { useEffect, useEffectEvent } from 'react';
import { useIsInsideDialog } from './dialog-root.ts';
import { platformOf } from './platform.ts';
import { matchesShortcut } from './shortcut.ts';

/** An open dialog that blocks shortcuts. One with `data-shortcuts="through"` does not: it shows more of the page behind it. */
const MODAL = '.dialog[data-state="open"]:not(:has([data-shortcuts="through"]))';

/**
 * Calls `onPress` when the shortcut ('Mod+K' by default: Command-K or Control-K) is pressed and no other handler
 * prevented it; the browser's own action is prevented. A key held down counts once. Behind a modal dialog nothing is called.
 */
export function useShortcut(onPress: () => void, shortcut = 'Mod+K') {
  const isInside = useIsInsideDialog();
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const platform = platformOf(navigator.userAgent);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (!matchesShortcut(event, shortcut, platform)) return;
      event.preventDefault();
      if (isInside || !document.querySelector(MODAL)) press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcut, isInside]);
}
