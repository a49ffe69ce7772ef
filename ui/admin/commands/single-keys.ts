// Keys that work alone, without Command or Control, can be turned off by who presses them unawares (WCAG 2.1.4).

const TURNED_OFF = 'single-keys-off';

/** Whether a key alone may do something; kept in this browser. */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(TURNED_OFF) === null;
}

/** Turns them on or off for good. */
export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(TURNED_OFF);
  else localStorage.setItem(TURNED_OFF, '');
}
