// Shortening for cards (docs/contract.md, Case-study list).
import { CARD_DESCRIPTION_MAX_CHARS } from '#db/limits.ts';

/** Cuts after at most `max` characters at the last space, with an ellipsis; short text stays as it is. */
export function truncate(text: string, max: number = CARD_DESCRIPTION_MAX_CHARS): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const space = cut.lastIndexOf(' ');
  const kept =
    space > 0
      ? text.slice(0, space)
      : [...text.slice(0, max)].join('').replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s.,;:!?–-]+$/, '')}…`;
}
