// A figure that the site must meet, and how a script passes its figures on.

export interface Figure {
  /** The name of the figure. */
  what: string;
  /** The limit, such as `≤ 1.5 ×`. */
  target: string;
  /** The measured value, in the same unit. */
  measured: string;
  met: boolean;
  /** The absolute numbers behind it. */
  detail: string;
}

/** Prints the figures as JSON, for the script that started this one. */
export function report(figures: Figure[]): void {
  console.log(JSON.stringify(figures));
}

/** The median; of an even number of values the upper middle one. Throws without values. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('No values');
  return middle;
}

/** The median of the ratios of the pairs: a short disturbance of the machine affects both values of a pair. */
export function medianRatio(pairs: readonly { ours: number; reference: number }[]): number {
  return median(pairs.map(({ ours, reference }) => ours / reference));
}
