// The text colour with enough contrast on a client's colour.

/** `ink` or `white`, whichever has the higher WCAG contrast on `hex` (`#rrggbb`). One of them always passes AA. */
export function readableOn(hex: string): 'ink' | 'white' {
  const light = relativeLuminance(hex);
  return (light + 0.05) / (relativeLuminance('#0c0b0a') + 0.05) >= 1.05 / (light + 0.05)
    ? 'ink'
    : 'white';
}

/** WCAG relative luminance of `#rrggbb`, 0 to 1. */
export function relativeLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
