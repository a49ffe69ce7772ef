// What lies in a picture's frame until the picture is here.

const COLOURS = /^#[\da-f]{6},#[\da-f]{6}$/;

/**
 * The CSS image of a placeholder: the colours of a picture's upper and lower half, `#rrggbb,#rrggbb`, as a gradient.
 * Undefined for anything else, which could end the value and go on as CSS.
 */
export function placeholderImage(placeholder: string | undefined): string | undefined {
  return placeholder && COLOURS.test(placeholder) ? `linear-gradient(${placeholder})` : undefined;
}
