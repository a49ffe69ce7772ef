// The content toolbar: what a story looks like when editors write much more, or less, than its author did.

/** As the author wrote it; every text very long; every text one word; everything that may be missing missing. */
export type ContentLength = 'written' | 'long' | 'short' | 'missing';

/** How much text 'long' makes of any text, in characters. */
export const LONG_CHARS = 400;

/** The parts of an item without which it could not have been saved: they are never missing. */
const ALWAYS_THERE = new Set(['title', 'label', 'name', 'alt', 'number', 'content', 'children']);

/** Names of what is no text for people, though it is a string. */
const NO_TEXT =
  /^(id|key|slug|type|variant|size|sizes|shape|theme|tone|side|align|ratio|status|current|accent|className|autoComplete|keys|viewBox|path|seed)$|(href|src|srcset|image|images|videos|logo|poster|date|at|id|url)$/i;

/** Addresses, colours, moments, and markers: strings that are no text whatever they are called. */
const NO_TEXT_VALUE = /^(https?:|mailto:|tel:|data:|[/#@]|\d{4}-\d\d-\d\dT)/;

/** What the toolbar needs to know of an argument of a story. */
export interface ArgTypes {
  [name: string]: { type?: { name?: string; required?: boolean }; options?: readonly unknown[] };
}

/**
 * The arguments of a story with their texts rewritten, however deep they stand in plain objects and lists; elements,
 * functions, numbers, addresses and choices stay. `missing` leaves out optional texts, empties those inside items, and
 * empties lists.
 */
export function rewriteContent<T extends object>(
  args: T,
  length: ContentLength,
  argTypes: ArgTypes = {},
): T {
  if (length === 'written') return args;
  const entries = Object.entries(args).map(([name, value]) => {
    const { type, options } = argTypes[name] ?? {};
    if (options || type?.name === 'enum') return [name, value];
    if (length === 'missing' && typeof value === 'string' && isText(name, value)) {
      const stays = type?.required || ALWAYS_THERE.has(name);
      return [name, stays ? value : undefined];
    }
    return [name, rewritten(name, value, length)];
  });
  return Object.fromEntries(entries);
}

function rewritten(name: string, value: unknown, length: ContentLength): unknown {
  if (typeof value === 'string') return isText(name, value) ? text(name, value, length) : value;
  if (Array.isArray(value))
    return length === 'missing' ? [] : value.map((each) => rewritten(name, each, length));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, rewritten(key, each, length)]),
  );
}

function text(name: string, value: string, length: ContentLength): string {
  const isHtml = value.startsWith('<');
  if (length === 'missing') return ALWAYS_THERE.has(name) ? value : '';
  if (length === 'short') {
    const word = value.replace(/<[^>]*>/g, ' ').match(/\S+/)?.[0] ?? '';
    return isHtml ? `<p>${word}</p>` : word;
  }
  if (value.trim() === '') return value;
  const times = Math.max(2, Math.ceil(LONG_CHARS / value.length));
  return Array(times).fill(value).join(' ');
}

function isText(name: string, value: string): boolean {
  return !NO_TEXT.test(name) && !NO_TEXT_VALUE.test(value);
}

/** Objects as JSON makes them; React's elements are marked. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value)
  );
}
