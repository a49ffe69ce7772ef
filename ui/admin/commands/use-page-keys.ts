// Listens for keys pressed anywhere on the page.
import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen, isMenuOpen, isTextField } from './typing-target.ts';

/**
 * Calls `onKey` for keys without Control, Alt or Meta, unless something is typed, or a dialog or a menu is open. When it
 * returns true, the browser's own action is prevented.
 */
export function usePageKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTextField(event.target) || isDialogOpen() || isMenuOpen()) return;
      if (press(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
