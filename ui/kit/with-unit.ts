// How a number and its unit are written.

/** A unit that is a word, such as 'weeks'; symbols such as 'K' or 'ms' stand right behind the number. */
export function isWord(unit: string): boolean {
  return /^\p{L}{3}/u.test(unit);
}

/** The number with its unit: '12%', '4 weeks'. */
export function withUnit(value: string, unit?: string | null): string {
  if (!unit) return value;
  return isWord(unit) ? `${value} ${unit}` : value + unit;
}
