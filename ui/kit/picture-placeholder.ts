// What lies in a picture's frame until the picture is here.

const COLOURS = /^#[\da-f]{6},#[\da-f]{6}$/;

/**
 * A placeholder, the colours of a picture's upper and lower half, `#rrggbb,#rrggbb`, for `linear-gradient()` in CSS.
 * Undefined for anything else, which could end the value and go on as CSS.
 */
export function placeholderColours(placeholder: string | undefined): string | undefined {
  return placeholder && COLOURS.test(placeholder) ? placeholder : undefined;
}
