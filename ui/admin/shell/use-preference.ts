// A preference of this browser: a change applies to the document's attribute at once, and is stored in a cookie.
import { useSyncExternalStore } from 'react';
import {
  PREFERENCES,
  type Preference,
  type PreferenceValue,
  preferenceCookie,
} from './preferences.ts';

const YEAR_S = 365 * 24 * 60 * 60;
/** The event of the window after each change. */
export const PREFERENCE_CHANGE = 'preference-change';

/** Stores a preference for a year and applies it to the page. */
export function setPreference<Name extends Preference>(name: Name, value: PreferenceValue<Name>) {
  document.documentElement.dataset[name] = value;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${preferenceCookie(name)}=${value}; Path=/vs-admin; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  dispatchEvent(new Event(PREFERENCE_CHANGE));
}

/** The value and its setter; the default on the server and while hydrating. */
export function usePreference<Name extends Preference>(name: Name) {
  const value = useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset[name] ?? PREFERENCES[name][0]) as PreferenceValue<Name>,
    () => PREFERENCES[name][0] as PreferenceValue<Name>,
  );
  return [value, (next: PreferenceValue<Name>) => setPreference(name, next)] as const;
}

function subscribe(listener: () => void) {
  addEventListener(PREFERENCE_CHANGE, listener);
  return () => removeEventListener(PREFERENCE_CHANGE, listener);
}
