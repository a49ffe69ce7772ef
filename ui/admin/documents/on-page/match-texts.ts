// Which texts of a page belong to which fields: by what they say, and by their order where several say the same.
import type { ShownField } from './shown-fields.ts';

/** A text of a field that a text of the page belongs to. */
export interface TextMatch {
  path: string;
  /** Which of the field's texts. */
  part: number;
  /** The page's text is the field's, a piece of it, or holds it among other words. */
  how: 'whole' | 'piece' | 'around';
}

/** A piece or a holder of fewer letters is chance. */
const CHANCE_CHARS = 3;

interface Part extends Pick<TextMatch, 'path' | 'part'> {
  text: string;
  at: number;
}

/** For each text of the page, normal and in its order, its match; null for what no field says. */
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
    // the page may say it more often than the fields
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

/** Whether the page's text stands in the field's: as words, since one letter is in every text. */
function isPiece(text: string, field: string): boolean {
  if (text.length < CHANCE_CHARS || text.length >= field.length)
    return field.startsWith(`${text} `) || field.endsWith(` ${text}`);
  return field.includes(text);
}

function isAround(text: string, field: string): boolean {
  return field.length >= CHANCE_CHARS && text.length > field.length && text.includes(field);
}

/** The one in which the page is now, else the next one. */
function nearest(parts: readonly Part[], last: number): Part | undefined {
  return parts.find(({ at }) => at >= last) ?? parts[0];
}

function longest(parts: readonly Part[]): Part | undefined {
  return parts.reduce<Part | undefined>(
    (best, each) => (best && best.text.length >= each.text.length ? best : each),
    undefined,
  );
}
