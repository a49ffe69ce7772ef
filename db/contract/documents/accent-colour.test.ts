import { expect, test } from 'bun:test';
import { contrastOf } from '#db/contract/colour-contrast.ts';
import { accentTokens, failingPairings, GROUNDS, nearestAccent } from './accent-colour.ts';
import { SETTINGS } from './settings.ts';

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`;
/** Colours distributed over the RGB cube. */
const colours = Array.from({ length: 500 }, (_, index) => hex((index * 33_587) % 0x1000000));

test('the orange of the site is its own nearest accent', () => {
  expect(failingPairings('#ff4b1f')).toEqual([]);
  expect(nearestAccent('#ff4b1f')).toBe('#ff4b1f');
});

test('unreadable combinations are named', () => {
  expect(failingPairings('#0c0b0a')).toEqual([
    'black text on this colour',
    'this colour as text on black',
  ]);
  expect(failingPairings('#ffff00')).toEqual(['this colour as a headline on white']);
});

test('the nearest accent of any colour passes, and all its shades are readable', () => {
  for (const colour of colours) {
    const accent = nearestAccent(colour);
    expect(failingPairings(accent)).toEqual([]);
    const tokens = accentTokens(accent);
    expect(contrastOf(tokens['orange-display'] ?? '', GROUNDS.paper)).toBeGreaterThanOrEqual(3);
    for (const ground of [GROUNDS.paper, GROUNDS['paper-deep'], GROUNDS.white])
      expect(contrastOf(tokens['orange-text'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(tokens['orange-light'] ?? '', GROUNDS['night-quiet'])).toBeGreaterThanOrEqual(
      4.5,
    );
  }
});

test('saving an unreadable colour is rejected with the nearest readable one', () => {
  const drawing = { viewBox: '0 0 1 1', path: 'M0 0h1v1z' };
  const saved = SETTINGS.brand.safeParse({ v: 1, accent: '#FFFF00', logo: drawing, mark: drawing });
  expect(saved.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    [
      'accent',
      `Not enough contrast for this colour as a headline on white. The nearest colour that works is ${nearestAccent('#ffff00')}`,
    ],
  ]);
});
