// How long a post takes to read, in words.

/** A bare number of minutes becomes 'n min read', other text stays as it is, nothing stays null. */
export function readTimeLabel(readTime: string | null): string | null {
  const text = readTime?.trim() ?? '';
  if (text === '') return null;
  return /^\d+$/.test(text) ? `${text} min read` : text;
}
