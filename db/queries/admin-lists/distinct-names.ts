// The names that a list offers as filters.

/** Sorted, each once. */
export function distinctNames(names: string[]): string[] {
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}
