// The setting for single-key shortcuts, which people must be able to turn off (WCAG 2.1.4).

const STORAGE_KEY = 'single-keys-off';

/** Whether single-key shortcuts are on in this browser. */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(STORAGE_KEY) === null;
}

/** Turns single-key shortcuts on or off for this browser. */
export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, '');
}
