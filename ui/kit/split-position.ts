// The position of the separator between two panes, in per cent.

/** How far one arrow key and one Page key move it, per cent. */
const STEP = 2;
const PAGE_STEP = 10;

interface SplitRange {
  min: number;
  max: number;
}

/** `position` within the range, to a tenth of a per cent; `min` when it is not a number. */
export function clampSplit(position: number, { min, max }: SplitRange): number {
  if (Number.isNaN(position)) return min;
  return Math.round(Math.min(max, Math.max(min, position)) * 10) / 10;
}

/** The position after `key`, or null when the key does not move the separator. The arrows are mirrored in right-to-left text. */
export function splitPositionAfterKey(
  key: string,
  position: number,
  range: SplitRange,
  isRtl = false,
): number | null {
  const end = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const start = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const to: Record<string, number> = {
    [end]: position + STEP,
    [start]: position - STEP,
    PageUp: position - PAGE_STEP,
    PageDown: position + PAGE_STEP,
    Home: range.min,
    End: range.max,
  };
  const next = to[key];
  return next === undefined ? null : clampSplit(next, range);
}
