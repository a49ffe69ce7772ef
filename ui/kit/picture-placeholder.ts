// The placeholder in a picture's frame until the picture has loaded.

const COLOURS = /^#[\da-f]{6},#[\da-f]{6}$/;

/**
 * A placeholder for `linear-gradient()` in CSS: the colours of a picture's upper and lower half, `#rrggbb,#rrggbb`.
 * Undefined for any other text, because it could inject CSS.
 */
export function placeholderColours(placeholder: string | undefined): string | undefined {
  return placeholder && COLOURS.test(placeholder) ? placeholder : undefined;
}
