// The colour scheme: light, dark, or the device's. The choice is stored in this browser and sent nowhere.
import { localStore } from '#ui/kit/browser-storage.ts';

export type Scheme = 'light' | 'dark';

const STORED = 'scheme';

/** The scheme the visitor chose, or null, also in browsers that refuse storage. */
export function storedScheme(): Scheme | null {
  const stored = localStore.getItem(STORED);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/** The scheme in use now. */
export function currentScheme(): Scheme {
  const { scheme } = document.documentElement.dataset;
  if (scheme === 'light' || scheme === 'dark') return scheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies `scheme`; null follows the device. */
export function showScheme(scheme: Scheme | null): void {
  document.documentElement.dataset.scheme = scheme ?? 'system';
}

/** Applies and stores `scheme`. A choice equal to the device's own removes the stored one, to follow the device again. */
export function chooseScheme(scheme: Scheme): void {
  const byDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  showScheme(scheme);
  if (scheme === byDevice) localStore.removeItem(STORED);
  else localStore.setItem(STORED, scheme);
}
