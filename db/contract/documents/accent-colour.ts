// The accent colour of the site: which colours are allowed, and the shades derived from it.
import { contrastOf, mixOf } from '#db/contract/colour-contrast.ts';

/** The backgrounds of ui/tokens.css on which the accent is used; `tokens.test.ts` compares them. */
export const GROUNDS = {
  ink: '#0c0b0a',
  'ink-raised': '#191715',
  paper: '#f5f2ec',
  'paper-deep': '#e9e4da',
  white: '#ffffff',
  'night-quiet': '#292522',
} as const;

const TEXT = 4.5;
const LARGE = 3;
const BLACK = '#000000';

/** The uses of the unchanged accent that must be readable, with their contrast. Other shades are computed to be readable. */
const PAIRINGS: readonly [use: string, ground: string, least: number][] = [
  ['black text on this colour', GROUNDS.ink, TEXT],
  ['this colour as text on black', GROUNDS['ink-raised'], TEXT],
  ['this colour as a headline on white', GROUNDS.white, LARGE],
];

/** The uses in which the colour is unreadable; empty when it can be the accent. */
export function failingPairings(accent: string): string[] {
  return PAIRINGS.filter(([, ground, least]) => contrastOf(accent, ground) < least).map(
    ([use]) => use,
  );
}

/** The colour nearest to `accent`, lighter or darker, that is readable in every use. */
export function nearestAccent(accent: string): string {
  for (let percent = 0; percent <= 100; percent++)
    for (const other of [BLACK, GROUNDS.white]) {
      const mixed = mixOf(accent, other, 1 - percent / 100);
      if (failingPairings(mixed).length === 0) return mixed;
    }
  throw new Error('No shade of grey passes: the pairings contradict each other');
}

/** The tokens of ui/tokens.css that are derived from the accent. */
export function accentTokens(accent: string): Record<string, string> {
  return {
    orange: accent,
    'orange-shade': mixOf(accent, BLACK, 0.87),
    'orange-display': shadeFor(accent, BLACK, GROUNDS.paper, LARGE),
    'orange-text': shadeFor(accent, BLACK, GROUNDS['paper-deep'], TEXT),
    'orange-light': shadeFor(accent, GROUNDS.white, GROUNDS['night-quiet'], TEXT),
  };
}

/** The first shade from `accent` towards `other` with enough contrast on `ground`. */
function shadeFor(accent: string, other: string, ground: string, least: number): string {
  for (let percent = 0; percent < 100; percent++) {
    const mixed = mixOf(accent, other, 1 - percent / 100);
    if (contrastOf(mixed, ground) >= least) return mixed;
  }
  return other;
}
