// The side of the sheet: light, dark, or as the device has it. The choice stays in this browser and is sent nowhere.

export type Scheme = 'light' | 'dark';

const STORED = 'scheme';

/** The side the visitor chose, or null. Browsers that refuse storage have no choice to remember. */
export function storedScheme(): Scheme | null {
  try {
    const stored = localStorage.getItem(STORED);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null;
  }
}

/** The side that is seen now. */
export function currentScheme(): Scheme {
  const { scheme } = document.documentElement.dataset;
  if (scheme === 'light' || scheme === 'dark') return scheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows `scheme`; null leaves it to the device. */
export function showScheme(scheme: Scheme | null): void {
  document.documentElement.dataset.scheme = scheme ?? 'system';
}

/** Shows `scheme` and remembers it. What the device asks for anyway is forgotten, so that it is followed again. */
export function chooseScheme(scheme: Scheme): void {
  const byDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  showScheme(scheme);
  try {
    if (scheme === byDevice) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, scheme);
  } catch {
    // the page shows it all the same
  }
}
