// Untouched fields of a form are sent to the API exactly as they were loaded.

/**
 * `sent`, with the `loaded` value of each field that equals `untouched`, which is the loaded item as the form would send it:
 * an empty text stays empty although the form sends it as null. Only the fields of `untouched` are compared.
 */
export function asLoaded<Sent extends object>(sent: Sent, untouched: object, loaded: object): Sent {
  const unchanged = Object.entries(untouched)
    .filter(([name, value]) => isSame(value, sent[name as keyof Sent]))
    .map(([name]) => [name, loaded[name as keyof typeof loaded]]);
  return { ...sent, ...Object.fromEntries(unchanged) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
