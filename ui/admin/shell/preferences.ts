// Preferences of staff in this browser: cookies of the back office, and data attributes of the document that styles read.

/** The values of each preference; the first one is the default. */
export const PREFERENCES = {
  /** Light, dark, or the setting of the system. */
  scheme: ['system', 'light', 'dark'],
  /** The height of rows in lists. */
  density: ['compact', 'comfortable'],
  /** The tour of the dashboard. */
  tour: ['open', 'closed'],
} as const;

export type Preference = keyof typeof PREFERENCES;
export type PreferenceValue<Name extends Preference> = (typeof PREFERENCES)[Name][number];

const NAMES = Object.keys(PREFERENCES) as Preference[];

/** The name of the cookie of a preference. */
export function preferenceCookie(name: Preference): string {
  return `admin-${name}`;
}

/** The data attributes of the document for these cookies; unknown values give the default. */
export function preferenceAttributes(cookies: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    NAMES.map((name) => {
      const value = cookies[preferenceCookie(name)] ?? '';
      const known: readonly string[] = PREFERENCES[name];
      return [`data-${name}`, known.includes(value) ? value : PREFERENCES[name][0]];
    }),
  );
}
