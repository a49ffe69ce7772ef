// Hears one keyboard shortcut anywhere on the page. For islands only.
import { useEffect, useRef } from 'react';
import { platformOf } from './platform.ts';
import { matchesShortcut } from './shortcut.ts';

/**
 * Calls back when the shortcut ('Mod+K' by default: Command-K or Control-K) is pressed and nobody else took it;
 * the browser's own meaning of it is prevented. A key held down counts once.
 */
export function useShortcut(onPress: () => void, shortcut = 'Mod+K') {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const platform = platformOf(navigator.userAgent);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (!matchesShortcut(event, shortcut, platform)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcut]);
}
