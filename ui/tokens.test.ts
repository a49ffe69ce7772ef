// Every pair of text and background colours passes WCAG 2.2 AA.
import { expect, test } from 'bun:test';
import { contrastOf as contrast } from '#db/contract/colour-contrast.ts';
import { GROUNDS } from '#db/contract/documents/accent-colour.ts';

const css = await Bun.file(new URL('tokens.css', import.meta.url)).text();
const schemeCss = await Bun.file(new URL('scheme.css', import.meta.url)).text();

const TEXT = 4.5;
/** Display sizes, borders of controls, focus rings. */
const LARGE = 3;

const themes = ['paper', 'light', 'dark', 'paper at night', 'light at night'] as const;
type Theme = (typeof themes)[number];
type Declarations = Map<string, string>;

/** The declarations of all blocks that start with `selector`. */
function blocks(selector: string, of = css): Declarations {
  const bodies = of.split(`${selector} {`).slice(1);
  return new Map(
    bodies
      .flatMap((body) => [...body.slice(0, body.indexOf('}')).matchAll(/--([\w-]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value]),
  );
}

/** The declarations for readers who ask their device for more contrast. */
const more = css.slice(css.indexOf('(prefers-contrast: more)'));
const usual = css.slice(0, -more.length);

const base = blocks(':root', usual);
const sheet = blocks('[data-theme="light"]', css.slice(css.indexOf(':root,')));
const night = blocks(':root[data-scheme="dark"]', schemeCss);
const paper = blocks('[data-theme="paper"],\n  [data-theme="light"]');
const declared: Record<Theme, Declarations> = {
  paper,
  light: sheet,
  dark: blocks('[data-theme="dark"]'),
  'paper at night': new Map([...night, ...paper]),
  'light at night': new Map([...night, ...sheet]),
};

/** The colour of token `name` in `theme`, `#rrggbb`; a mix with `transparent` is laid over the theme's background. */
function colour(name: string, theme: Theme = 'paper'): string {
  const value = declared[theme].get(name) ?? base.get(name);
  if (value === undefined) throw new Error(`--${name} is not a token`);
  if (value.startsWith('#')) return value;
  const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (token) return colour(token, theme);
  const mix = /^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, transparent\)$/.exec(value);
  if (!mix) throw new Error(`--${name} is not a colour this test can read: ${value}`);
  return over(colour(mix[1] as string, theme), Number(mix[2]) / 100, colour('bg', theme));
}

function over(top: string, share: number, bottom: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [top, bottom].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

for (const theme of themes) {
  for (const background of ['bg', 'bg-raised', 'bg-quiet']) {
    for (const text of ['fg', 'fg-muted', 'fg-error', 'accent-text'])
      test(`${theme}: ${text} can be read on ${background}`, () => {
        expect(contrast(colour(text, theme), colour(background, theme))).toBeGreaterThanOrEqual(
          TEXT,
        );
      });
  }
  for (const mark of ['accent-display', 'rule-strong', 'focus'])
    test(`${theme}: ${mark} stands out from the background`, () => {
      expect(contrast(colour(mark, theme), colour('bg', theme))).toBeGreaterThanOrEqual(LARGE);
    });
  test(`${theme}: a field's border stands out from the field`, () => {
    expect(
      contrast(colour('rule-strong', theme), colour('bg-raised', theme)),
    ).toBeGreaterThanOrEqual(LARGE);
  });
  test(`${theme}: the inverted button can be read`, () => {
    expect(contrast(colour('bg', theme), colour('fg', theme))).toBeGreaterThanOrEqual(TEXT);
  });
}

test('the dark scheme is the same by choice and by device, and replaces every colour of the sheet', () => {
  expect(blocks(':root[data-scheme="system"]', schemeCss)).toEqual(night);
  const sheetTokens = [...base.keys()].filter((name) => name.startsWith('sheet'));
  expect([...night.keys()]).toEqual(sheetTokens);
});

const pairs: [what: string, text: string, background: string, least: number][] = [
  ['primary button, accent badge, skip link, results', 'ink', 'orange', TEXT],
  ['destructive button and toast', 'white', 'red', TEXT],
  ['white button', 'ink', 'white', TEXT],
  ['default toast and tooltip, code', 'paper', 'ink', TEXT],
  ['logo over the hero', 'orange', 'ink', LARGE],
  ['orange headline in the footer', 'orange', 'ink', TEXT],
  ['selection', 'ink', 'orange', TEXT],
];
for (const [what, text, background, least] of pairs)
  test(`${what}: ${text} can be read on ${background}`, () => {
    expect(contrast(colour(text), colour(background))).toBeGreaterThanOrEqual(least);
  });

test('a glass button can be read even over a white picture', async () => {
  const button = await Bun.file(new URL('kit/button-variants.css', import.meta.url)).text();
  expect(button).toContain('--button-bg: var(--glass)');
  const shares = [
    ...(css + button).matchAll(
      /--(?:button-bg|glass): color-mix\(in srgb, var\(--ink\) (\d+)%, transparent\)/g,
    ),
  ];
  expect(shares).toHaveLength(2);
  for (const [, share] of shares)
    expect(
      contrast(colour('white'), over(colour('ink'), Number(share) / 100, '#ffffff')),
    ).toBeGreaterThanOrEqual(TEXT);
});

test('with more contrast, quiet and accent text have 7:1 and glass is opaque', () => {
  const strong = blocks(':root', more);
  const pairs = [
    ['stone-600', 'paper-deep'],
    ['orange-text', 'paper-deep'],
    ['stone-300', 'night-quiet'],
  ];
  for (const [text = '', ground = ''] of pairs)
    expect(contrast(strong.get(text) ?? '', colour(ground))).toBeGreaterThanOrEqual(7);
  expect(strong.get('glass')).toBe('var(--ink)');
});

test('with more contrast, lines have 3:1 and borders of controls the colour of text', () => {
  const strong = blocks('[data-theme]', more);
  const [, share] = /var\(--fg\) (\d+)%/.exec(strong.get('rule') ?? '') ?? [];
  for (const theme of themes)
    expect(
      contrast(
        over(colour('fg', theme), Number(share) / 100, colour('bg', theme)),
        colour('bg', theme),
      ),
    ).toBeGreaterThanOrEqual(LARGE);
  expect(strong.get('rule-strong')).toBe('var(--fg)');
});

test('an accent colour chosen by staff is checked on the background colours of the tokens', () => {
  const grounds = Object.keys(GROUNDS).map((name) => [name, colour(name)]);
  expect(Object.fromEntries(grounds)).toEqual(GROUNDS);
});
