// Whether the key `/` opens the search in this browser, until somebody turns it off.
import { localStore } from '#ui/kit/browser-storage.ts';

const NAME = 'search-key';

/** Whether the key opens the search; true also where the browser forbids storage. */
export function hasSearchKey(): boolean {
  return localStore.getItem(NAME) !== 'off';
}

/** Turns the key on or off. */
export function setSearchKey(isOn: boolean): void {
  if (isOn) localStore.removeItem(NAME);
  else localStore.setItem(NAME, 'off');
}
