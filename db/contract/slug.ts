// The form of slugs, and how they are made from titles (docs/contract.md, Field rules).

/** Lower-case letters and digits, with single hyphens between them. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The title in lower case, with runs of other characters than letters and digits as one hyphen, and none at the ends. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
