// Parses a figure such as '+140%' or '500,000', so that it can be counted up to.

/** `prefix` and `suffix` are kept unchanged. */
export interface Figure {
  prefix: string;
  value: number;
  /** Digits after the point. */
  decimals: number;
  /** Written with commas between thousands. */
  isGrouped: boolean;
  suffix: string;
}

/** The first number in `text` with the text around it, or null when there is no number. */
export function parseFigure(text: string): Figure | null {
  const found = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/.exec(text);
  if (!found) return null;
  const [number] = found;
  return {
    prefix: text.slice(0, found.index),
    value: Number(number.replaceAll(',', '')),
    decimals: number.split('.')[1]?.length ?? 0,
    isGrouped: number.includes(','),
    suffix: text.slice(found.index + number.length),
  };
}

/** The text of `figure` at `share` (0 to 1) of its value, formatted like the whole value. */
export function figureAt(
  { prefix, value, decimals, isGrouped, suffix }: Figure,
  share: number,
): string {
  const digits = (value * share).toFixed(decimals);
  return `${prefix}${isGrouped ? withCommas(digits) : digits}${suffix}`;
}

/** '1,204': a whole number as British texts write it. */
export function formatThousands(value: number): string {
  return withCommas(String(value));
}

// by hand: a browser takes 40 ms and more to make its first number format
function withCommas(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}
