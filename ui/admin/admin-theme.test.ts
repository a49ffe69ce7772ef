// Every pair of text and background colours of the dark back office passes WCAG 2.2 AA.
import { expect, test } from 'bun:test';
import { relativeLuminance } from '#ui/kit/readable-on.ts';

const css = await Bun.file(new URL('admin-theme.css', import.meta.url)).text();
const tokensCss = await Bun.file(new URL('../tokens.css', import.meta.url)).text();

/** The declarations of the block that starts with `selector`. */
function declarations(selector: string, of = css): string[] {
  const start = of.indexOf(selector);
  const body = of.slice(of.indexOf('{', start) + 1, of.indexOf('}', start));
  return body
    .split(';')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

const CHOSEN = ':root[data-scheme="dark"] [data-theme="paper"]';
const BY_DEVICE = ':root[data-scheme="system"] [data-theme="paper"]';
const dark = declarations(CHOSEN);
const paper = /--paper: (#\w{6})/.exec(tokensCss)?.[1] as string;

function colour(name: string): string {
  const value = dark.find((line) => line.startsWith(`--${name}: `))?.split(': ')[1] ?? '';
  const share = /var\(--paper\) (\d+)%, transparent/.exec(value)?.[1];
  return share ? over(paper, Number(share) / 100, colour('bg')) : value;
}

function over(top: string, share: number, bottom: string): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(top, at) * share + channel(bottom, at) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map(relativeLuminance).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('the dark colours are the same by choice and by device, and replace every colour of the light ones', () => {
  expect(declarations(BY_DEVICE)).toEqual(dark);
  const names = (lines: string[]) => lines.map((line) => line.split(':')[0]).sort();
  expect(names(dark)).toEqual(names(declarations('[data-theme="paper"] {', tokensCss)));
});

for (const background of ['bg', 'bg-raised', 'bg-quiet'])
  for (const text of ['fg', 'fg-muted', 'fg-error', 'accent-text'])
    test(`dark: ${text} can be read on ${background}`, () => {
      expect(contrast(colour(text), colour(background))).toBeGreaterThanOrEqual(4.5);
    });

for (const mark of ['accent-display', 'rule-strong', 'focus'])
  test(`dark: ${mark} stands out from the background and from a field`, () => {
    for (const background of ['bg', 'bg-raised'])
      expect(contrast(colour(mark), colour(background))).toBeGreaterThanOrEqual(3);
  });

test('dark: the inverted button can be read', () => {
  expect(contrast(colour('bg'), colour('fg'))).toBeGreaterThanOrEqual(4.5);
});
