// The contrast of colours by WCAG 2.2.

/** Relative luminance of `#rrggbb`, 0 to 1. */
export function relativeLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio, 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [light, dark] = [relativeLuminance(a), relativeLuminance(b)].sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The mix of `share` of `hex` with `other`, as `#rrggbb`. */
export function mixOf(hex: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(hex).map((value, at) => {
    const channel = Math.round(value * share + (others[at] ?? 0) * (1 - share));
    return channel.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
