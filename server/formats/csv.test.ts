import { expect, test } from 'bun:test';
import { csvOf } from './csv.ts';

const cell = (value: unknown) => csvOf(['a'], [[value]]).split('\r\n')[1];

for (const formula of [
  '=1+1',
  '+44 151',
  '-2',
  '@SUM(A1)',
  '\t=1',
  ' =cmd',
  '\n=1',
  '=HYPERLINK("x")',
])
  test(`${JSON.stringify(formula)} is no formula any more`, () => {
    expect(csvOf(['a'], [[formula]])).toMatch(/\r\n"?'/);
  });

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(cell('Ada, "the" Countess')).toBe('"Ada, ""the"" Countess"');
  expect(csvOf(['a'], [['one\ntwo']])).toBe('\ufeffa\r\n"one\ntwo"\r\n');
});

test('nothing is an empty cell', () => {
  expect(csvOf(['a', 'b'], [[null, undefined]])).toBe('\ufeffa,b\r\n,\r\n');
});

test('starts with the mark that makes Excel read UTF-8', () => {
  expect(csvOf(['ö'], [])).toBe('\ufeffö\r\n');
});
