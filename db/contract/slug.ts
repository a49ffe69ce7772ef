// Makes slugs from titles (docs/contract.md, Field rules).

/** Lowercase; runs of anything but letters and digits become one hyphen; none at the ends. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
