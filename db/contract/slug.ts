// Makes slugs from titles (docs/contract.md, Field rules).

/** The title in lower case, with runs of other characters than letters and digits as one hyphen, and none at the ends. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
