// The filter of the command palette: finds and ranks options by typed text.

interface Searchable {
  label: string;
  /** Other words for the same thing. */
  keywords?: readonly string[];
}

/**
 * The options in which every typed word occurs, best first: those that begin with the text, then those with a word
 * that begins with it, then the rest; otherwise in the order given. Case and accents do not matter. An empty query
 * matches all.
 */
export function matchingOptions<T extends Searchable>(options: readonly T[], query: string): T[] {
  const typed = folded(query);
  if (typed === '') return [...options];
  const words = typed.split(/\s+/);
  const ranks: T[][] = [[], [], []];
  for (const option of options) {
    const label = folded(option.label);
    const text = [label, ...(option.keywords ?? []).map(folded)].join(' ');
    if (!words.every((word) => text.includes(word))) continue;
    const rank = label.startsWith(typed) ? 0 : ` ${label}`.includes(` ${typed}`) ? 1 : 2;
    ranks[rank]?.push(option);
  }
  return ranks.flat();
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
