// Whether the key `/` opens the search in this browser: it does until somebody turns it off.
import { localStore } from '#ui/kit/browser-storage.ts';

const NAME = 'search-key';

/** Whether it does; also where the browser forbids storage. */
export function hasSearchKey(): boolean {
  return localStore.getItem(NAME) !== 'off';
}

/** Turns it on or off. */
export function setSearchKey(isOn: boolean): void {
  if (isOn) localStore.removeItem(NAME);
  else localStore.setItem(NAME, 'off');
}
