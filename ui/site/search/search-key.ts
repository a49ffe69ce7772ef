// Whether the key `/` opens the search in this browser: it does until somebody turns it off.

const NAME = 'search-key';

/** Whether it does; also where the browser forbids storage. */
export function hasSearchKey(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/** Turns it on or off. */
export function setSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, 'off');
  } catch {
    // forbidden: it stays as it is
  }
}
