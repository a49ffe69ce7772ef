// A change of one part of a long text, so that saving a paragraph does not send the whole article.
import { z } from 'zod';
import { html } from '#db/contract/fields.ts';

/** `remove` characters at `at` are replaced with `insert`. `length` and `check` describe the text before the change. */
export const textSpan = z.object({
  at: z.int().min(0),
  remove: z.int().min(0),
  insert: html(),
  length: z.int().min(0),
  check: z.int(),
});
export type TextSpan = z.output<typeof textSpan>;

/** The span that turns `before` into `after`: everything between their common start and common end. */
export function spanBetween(before: string, after: string): TextSpan {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before[at] === after[at]) at += 1;
  let end = 0;
  while (end < most - at && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  // a span must not split a surrogate pair
  if (at > 0 && (isLowSurrogate(before, at) || isLowSurrogate(after, at))) at -= 1;
  if (end > 0 && isLowSurrogate(before, before.length - end)) end -= 1;
  const insert = after.slice(at, after.length - end);
  return {
    at,
    remove: before.length - end - at,
    insert,
    length: before.length,
    check: checkOf(before),
  };
}

/** `text` with the span applied; null when the span was made for another text. */
export function applySpan(text: string, span: TextSpan): string | null {
  const { at, remove, insert, length, check } = span;
  if (text.length !== length || at + remove > length || checkOf(text) !== check) return null;
  return text.slice(0, at) + insert + text.slice(at + remove);
}

/** A 32-bit FNV-1a hash over the code units. */
function checkOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
