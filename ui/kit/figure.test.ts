import { expect, test } from 'bun:test';
import { figureAt, parseFigure } from './figure.ts';

test('a figure is parsed into its parts', () => {
  expect(parseFigure('+2.50x')).toEqual({
    prefix: '+',
    value: 2.5,
    decimals: 2,
    isGrouped: false,
    suffix: 'x',
  });
});

test('the full value is written as the original text', () => {
  for (const text of ['140+', '2.5', '500,000', '1,200.75', '£3M', '60x', '-12%', '2,5', '0'])
    expect(
      figureAt(
        parseFigure(text) ?? {
          prefix: '',
          value: 0,
          decimals: 0,
          isGrouped: false,
          suffix: '',
        },
        1,
      ),
    ).toBe(text);
});

test('a partial value keeps sign, unit, point and commas', () => {
  const at = (text: string, share: number) => {
    const figure = parseFigure(text);
    return figure && figureAt(figure, share);
  };
  expect(at('140+', 0)).toBe('0+');
  expect(at('2.5', 0.5)).toBe('1.3');
  expect(at('500,000', 0.5)).toBe('250,000');
});

test('a text without a number is not a figure', () => {
  expect(parseFigure('Many')).toBeNull();
  expect(parseFigure('')).toBeNull();
});
