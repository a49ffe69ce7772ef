// Sizes logos of different ratios to the same area within one box.

/** Width of a box divided by its height. */
export const LOGO_BOX_RATIO = 2;

/** The share of the box's area a mark covers. */
const AREA = 0.3;

/** The width of a mark of `ratio` (width by height) in per cent of the box's width, to a tenth. An invalid ratio counts as 1. */
export function opticalWidth(ratio: number): number {
  const known = Number.isFinite(ratio) && ratio > 0 ? ratio : 1;
  // With the box 1 high: area = width²/ratio.
  const byArea = Math.sqrt(AREA * LOGO_BOX_RATIO * known);
  const width = Math.min(byArea, LOGO_BOX_RATIO, known);
  return Math.round((width / LOGO_BOX_RATIO) * 1000) / 10;
}
