// Matches the texts of a page to fields: by their words, and by their order where several are equal.
import type { ShownField } from './shown-fields.ts';

/** The text of a field to which a text of the page belongs. */
export interface TextMatch {
  path: string;
  /** The index of the text among the texts of the field. */
  part: number;
  /** Whether the page's text equals the field's, is a piece of it, or contains it among other words. */
  how: 'whole' | 'piece' | 'around';
}

/** A shorter text may be contained in another one by chance. */
const CHANCE_CHARS = 3;

interface Part extends Pick<TextMatch, 'path' | 'part'> {
  text: string;
  at: number;
}

/** The match of each text of the page, which are normalised and in order; null for a text of no field. */
export function matchTexts(
  texts: readonly string[],
  fields: readonly ShownField[],
): (TextMatch | null)[] {
  const parts: Part[] = fields
    .flatMap(({ path, texts }) => texts.map((text, part) => ({ path, part, text })))
    .map((part, at) => ({ ...part, at }));
  const byText = Map.groupBy(parts, ({ text }) => text);
  const used = new Map<string, number>();
  const wholes = texts.map((text) => {
    const same = byText.get(text);
    if (!same) return null;
    // the page may show the text more often than there are fields with it
    const turn = used.get(text) ?? 0;
    used.set(text, turn + 1);
    return same[turn % same.length] ?? null;
  });
  let last = 0;
  return texts.map((text, index) => {
    const whole = wholes[index];
    if (whole) {
      last = whole.at;
      return { path: whole.path, part: whole.part, how: 'whole' };
    }
    if (text === '') return null;
    const piece = nearest(
      parts.filter((each) => isPiece(text, each.text)),
      last,
    );
    const found = piece ?? longest(parts.filter((each) => isAround(text, each.text)));
    if (!found) return null;
    last = found.at;
    return { path: found.path, part: found.part, how: piece ? 'piece' : 'around' };
  });
}

/** Whether the page's text is part of the field's. A short one counts only as the first or last words, to avoid chance matches. */
function isPiece(text: string, field: string): boolean {
  if (text.length < CHANCE_CHARS || text.length >= field.length)
    return field.startsWith(`${text} `) || field.endsWith(` ${text}`);
  return field.includes(text);
}

function isAround(text: string, field: string): boolean {
  return field.length >= CHANCE_CHARS && text.length > field.length && text.includes(field);
}

/** The first part at or after the last match, else the first part. */
function nearest(parts: readonly Part[], last: number): Part | undefined {
  return parts.find(({ at }) => at >= last) ?? parts[0];
}

function longest(parts: readonly Part[]): Part | undefined {
  return parts.reduce<Part | undefined>(
    (best, each) => (best && best.text.length >= each.text.length ? best : each),
    undefined,
  );
}
