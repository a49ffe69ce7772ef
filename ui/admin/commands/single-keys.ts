// The setting for single-key shortcuts, which people must be able to turn off (WCAG 2.1.4).
import { localStore } from '#ui/kit/browser-storage.ts';

const STORAGE_KEY = 'single-keys-off';

/** Whether single-key shortcuts are on in this browser. */
export function hasSingleKeys(): boolean {
  return localStore.getItem(STORAGE_KEY) === null;
}

/** Turns single-key shortcuts on or off for this browser. */
export function setSingleKeys(on: boolean): void {
  if (on) localStore.removeItem(STORAGE_KEY);
  else localStore.setItem(STORAGE_KEY, '');
}
