// The number of figures in a row, chosen so that none is alone in the last one.

/** Columns from 48rem on, and from 64rem on. On a tablet the last of seven is alone, and the style gives it the whole row. */
export function figureColumns(count: number): { medium: number; wide: number } {
  const isOdd = count % 2 === 1 && count !== 7;
  return {
    medium: Math.min(count, isOdd ? 3 : 2),
    wide: Math.min(count, [5, 6, 9].includes(count) ? 3 : 4),
  };
}
