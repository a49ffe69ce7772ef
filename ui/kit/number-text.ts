// Numbers as people type them, and the steps between them.

/** Bounds and step of a number field; no bound when left out, step 1. */
interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

/** The number in `text`: null when blank, undefined when not a number. Accepts grouping commas and a real minus sign. */
export function parseNumber(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replace(/−/g, '-')
    .replace(/(\d),(?=\d{3}(\D|$))/g, '$1');
  if (plain === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** The nearest number within the bounds. */
export function clampNumber(number: number, { min, max }: NumberRange): number {
  return Math.max(min ?? Number.NEGATIVE_INFINITY, Math.min(max ?? number, number));
}

/**
 * `steps` steps up (or down, when negative), within the bounds. Steps count from `min`, or 0; from a number between two
 * steps the first one goes to the nearer end. From an empty value the first step goes to `min`, or 0.
 */
export function stepNumber(from: number | null, steps: number, range: NumberRange): number {
  const { min, step = 1 } = range;
  const base = min ?? 0;
  if (from === null) return clampNumber(base, range);
  const at = round((from - base) / step);
  const next = steps > 0 ? Math.floor(at) + steps : Math.ceil(at) + steps;
  return clampNumber(round(base + next * step), range);
}

/** Removes the rounding errors of binary fractions: 0.1 + 0.2 is 0.3. */
function round(number: number): number {
  return Number(number.toPrecision(12));
}
