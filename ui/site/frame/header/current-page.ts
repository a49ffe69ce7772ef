// Marks the menu entry of the current page.

/** `page` for the page itself, `true` for a page below it, undefined elsewhere; for `aria-current`. */
export function currentFor(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
