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

/** The value below which `part` of the values are: 0.99 is the p99, 1 the largest. Throws without values. */
export function quantile(values: readonly number[], part: number): number {
  const index = Math.min(values.length - 1, Math.floor(values.length * part));
  const value = values.toSorted((a, b) => a - b)[index];
  if (value === undefined) throw new Error('No values');
  return value;
}

/** The median; of an even number of values the upper middle one. Throws without values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The median of the ratios of the pairs: a short disturbance of the machine affects both values of a pair. */
export function medianRatio(pairs: readonly { ours: number; reference: number }[]): number {
  return median(pairs.map(({ ours, reference }) => ours / reference));
}
