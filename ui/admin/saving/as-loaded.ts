// Fields that nobody touched in a form go back to the API as they came from there.

/**
 * `sent`, but as `loaded` where it says what `untouched`, the loaded item sent by the form, says: an empty text stays
 * empty though the form sends blank ones as null. Only the fields of `untouched` are looked at.
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
