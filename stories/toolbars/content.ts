// The content toolbar: shows a story with much longer, shorter or missing texts.

/** `written` keeps the texts, `long` makes them very long, `short` one word each, `missing` removes all optional content. */
export type ContentLength = 'written' | 'long' | 'short' | 'missing';

/** The minimum length of a text under `long`, in characters. */
export const LONG_CHARS = 400;

/** Fields without which an item could not have been saved; `missing` keeps them. */
const ALWAYS_THERE = new Set(['title', 'label', 'name', 'alt', 'number', 'content', 'children']);

/** Names of string arguments that are not text for readers. */
const NO_TEXT =
  /^(id|key|slug|type|variant|size|sizes|shape|theme|tone|side|align|ratio|status|current|accent|className|autoComplete|keys|viewBox|path|seed)$|(href|src|srcset|image|images|videos|logo|poster|date|at|id|url)$/i;

/** Values that are not text under any name: addresses, colours, timestamps and markers. */
const NO_TEXT_VALUE = /^(https?:|mailto:|tel:|data:|[/#@]|\d{4}-\d\d-\d\dT)/;

/** The data about a story's arguments that the toolbar needs. */
export interface ArgTypes {
  [name: string]: { type?: { name?: string; required?: boolean }; options?: readonly unknown[] };
}

/**
 * The arguments of a story with their texts rewritten, at any depth of plain objects and lists; elements, functions,
 * numbers, addresses and options stay. `missing` leaves out optional texts, empties those inside items, and empties lists.
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

/** Whether the value is a plain object and not a React element. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value)
  );
}
