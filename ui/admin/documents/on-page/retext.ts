// Changes a text that a page shows in several nodes only in the node where it was edited: the others keep their formatting.
import { normalText } from './shown-fields.ts';

/**
 * The texts of `nodes`, changed from `before` to `after`; white space at their edges stays. Null when `before` does not
 * contain the nodes in this order.
 */
export function retext(nodes: readonly string[], before: string, after: string): string[] | null {
  const places: { start: number; end: number }[] = [];
  let cursor = 0;
  for (const node of nodes) {
    const text = normalText(node);
    const start = before.indexOf(text, cursor);
    if (start < 0) return null;
    cursor = start + text.length;
    places.push({ start, end: cursor });
  }
  const from = commonStart(before, after);
  const to = before.length - commonEnd(before.slice(from), after.slice(from));
  const inserted = after.slice(from, after.length - (before.length - to));
  const target = Math.max(
    0,
    places.findLastIndex(({ start }) => start <= from),
  );
  return nodes.map((node, index) => {
    const { start = 0, end = 0 } = places[index] ?? {};
    const left = before.slice(start, Math.max(start, Math.min(end, from)));
    const right = before.slice(Math.min(end, Math.max(start, to)), end);
    if (index !== target) return withEdges(node, left + right);
    // text typed after a node comes after the space that separates it from the next node
    const gap = from > end ? before.slice(end, from) : '';
    return withEdges(node, left + gap + inserted + right);
  });
}

function withEdges(node: string, text: string): string {
  const [, start = '', end = ''] = /^(\s*).*?(\s*)$/s.exec(node) ?? [];
  return text === '' ? '' : start + text + end;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length++;
  return length;
}

function commonEnd(one: string, other: string): number {
  let length = 0;
  const most = Math.min(one.length, other.length);
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++;
  return length;
}
