// What differs between two versions of a form, in words a writer can compare.

/** One field that differs: its name, that in words, and both values as text. */
export interface Difference {
  /** Of the field. */
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

/** The fields that differ, in the order of `mine`. `labels` names those whose words are not their key's. */
export function versionDifferences<Values extends object>(
  mine: Values,
  theirs: Values,
  labels: Partial<Record<keyof Values, string>> = {},
): Difference[] {
  return (Object.keys(mine) as (keyof Values)[])
    .filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
    .map((name) => ({
      name: String(name),
      label: labels[name] ?? wordsOf(String(name)),
      mine: textOf(mine[name]),
      theirs: textOf(theirs[name]),
    }));
}

function wordsOf(name: string): string {
  const words = name.replace(/([a-z0-9])(?=[A-Z])|([a-z])(?=[0-9])/g, '$1$2 ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** HTML reads as its text; a row of a list as its texts, and its id says nothing to a reader. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.map(textOf).join(typeof value[0] === 'object' ? '\n' : ', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name, part]) => name !== 'id' && part !== '')
      .map(([, part]) => textOf(part))
      .join(' ');
  return String(value)
    .replace(/<\/(p|h[1-6]|li|blockquote|pre|tr)>/g, '\n')
    .replace(/<[a-z/!][^>]*>/gi, '')
    .trim();
}
