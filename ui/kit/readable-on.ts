// The text colour with enough contrast on a client's colour.
import { relativeLuminance } from '#db/contract/colour-contrast.ts';

/** `ink` or `white`, whichever has the higher WCAG contrast on `hex` (`#rrggbb`). One of them always passes AA. */
export function readableOn(hex: string): 'ink' | 'white' {
  const light = relativeLuminance(hex);
  return (light + 0.05) / (relativeLuminance('#0c0b0a') + 0.05) >= 1.05 / (light + 0.05)
    ? 'ink'
    : 'white';
}
