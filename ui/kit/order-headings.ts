// Adjusts the levels of the headings in a piece of HTML to the heading above it.

const TAG = /<(\/?)h([1-6])(?=[\s>])/gi;

/**
 * The same HTML with its headings moved down together until all are below the level `below`, and with no heading more than one
 * level deeper than the one before it. Takes sanitised HTML, in which headings are not nested.
 */
export function orderHeadings(html: string, below: number): string {
  const levels = [...html.matchAll(TAG)].map(([, , level]) => Number(level));
  const shift = Math.max(0, below + 1 - Math.min(...levels));
  let last = below;
  return html.replace(TAG, (_, slash: string, level: string) => {
    if (slash === '') last = Math.min(Number(level) + shift, last + 1, 6);
    return `<${slash}h${last}`;
  });
}
