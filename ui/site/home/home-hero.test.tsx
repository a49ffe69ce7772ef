// The page that turns lies over the headline only where it leaves it readable.
import { expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { divisions } from '#db/content/divisions.ts';
import { homeHero } from '#db/content/home.ts';
import { HomeHero } from './home-hero.tsx';

const [division] = divisions;
const htmlOf = (more: object) =>
  renderToStaticMarkup(<HomeHero {...homeHero} divisions={divisions} {...more} />);
const hasLeaf = (more: object) => htmlOf(more).includes('home-hero-leaf');

test('the page lies over a headline of two short lines', () => {
  expect(hasLeaf({})).toBe(true);
  expect(hasLeaf({ headline: ['Commerce.'] })).toBe(true);
});

test('a headline whose lines wrap is smaller', () => {
  expect(htmlOf({ headline: homeHero.headline })).not.toContain('--fit');
  expect(htmlOf({ headline: ['The other', 'side of', 'commerce.'] })).not.toContain('--fit');
  expect(htmlOf({ headline: ['The other side of commerce'] })).not.toContain('--fit');
  const fitOf = (...headline: string[]) => Number(/--fit:([\d.]+)/.exec(htmlOf({ headline }))?.[1]);
  expect(fitOf('Digital', 'transformation')).toBeLessThan(1);
  const wrapped = fitOf('The other side of it all', 'for brands that sell now');
  expect(wrapped).toBeLessThan(1);
  expect(fitOf('WE REBUILD', 'THE OTHER SIDE', 'OF COMMERCE')).toBeLessThan(1);
  const long = fitOf('We rebuild the other side of commerce', 'for brands that sell everywhere');
  expect(long).toBeLessThan(wrapped);
});

test.each([
  ['three lines', { headline: ['The other', 'side of', 'commerce.'] }],
  ['a line that wraps', { headline: ['The other side of all', 'commerce'] }],
  ['a second row of divisions', { divisions: [...divisions, { ...division, href: '/#fourth' }] }],
])('the page covers no headline above or with %s', (_, more) => {
  expect(hasLeaf(more)).toBe(false);
});
