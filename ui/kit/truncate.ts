// Shortening for cards (docs/contract.md, Case-study list).
import { cutText } from '#db/contract/text/cut-text.ts';
import { CARD_DESCRIPTION_MAX_CHARS } from '#db/limits.ts';

/** The first `max` characters up to their last space, with an ellipsis; short text is unchanged. */
export function truncate(text: string, max: number = CARD_DESCRIPTION_MAX_CHARS): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max - 1);
  const kept = space > 0 ? text.slice(0, space) : cutText(text, max);
  return `${kept}…`;
}
