// Whether the visitor asks for as few bytes as possible.

type Connected = Navigator & { connection?: { saveData?: boolean } };

/** By the browser's setting to save data, or by the media query. */
export function prefersReducedData(): boolean {
  return (
    (navigator as Connected).connection?.saveData === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
