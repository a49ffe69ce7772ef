// A figure that the site is held to, and how a script of this folder hands its figures over.

export interface Figure {
  /** What is measured, in a few words. */
  what: string;
  /** The bound, in words: `≤ 1.5 ×`. */
  target: string;
  /** What came out, in the same unit. */
  measured: string;
  met: boolean;
  /** The absolute numbers behind it. */
  detail: string;
}

/** Prints the figures as JSON, for the script that started this one. */
export function report(figures: Figure[]): void {
  console.log(JSON.stringify(figures));
}

/** The middle value; of an even number of values the upper one of the two. Throws when there is none. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('No values');
  return middle;
}

/** The middle of the ratios of each pair: what disturbs the machine for a moment disturbs both of a pair. */
export function medianRatio(pairs: readonly { ours: number; reference: number }[]): number {
  return median(pairs.map(({ ours, reference }) => ours / reference));
}
