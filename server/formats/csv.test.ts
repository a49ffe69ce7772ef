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
  test(`${JSON.stringify(formula)} is not a formula in the file`, () => {
    expect(csvOf(['a'], [[formula]])).toMatch(/\r\n"?'/);
  });

for (const text of [
  'one;=1+1',
  'one\n=1+1',
  'one\r\n +SUM(A1)',
  'one\t@SUM(A1)',
  'one;"=1+1\nb',
  ";;-cmd|' /C calc'!A1",
])
  test(`${JSON.stringify(text)} is not a formula for a spreadsheet that splits at semicolons`, () => {
    const cells = csvOf(['a'], [[text]]).split(/[;\t\r\n]/);
    expect(cells.filter((each) => /^[\s"]*[=+\-@]/.test(each))).toEqual([]);
  });

test('the items of a list are no formulas', () => {
  expect(cell('Two shops:\n- one\n- two')).toBe('"Two shops:\n- one\n- two"');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(cell('Ada, "the" Countess')).toBe('"Ada, ""the"" Countess"');
  expect(csvOf(['a'], [['one\ntwo']])).toBe('\ufeffa\r\n"one\ntwo"\r\n');
});

test('null and undefined are empty cells', () => {
  expect(csvOf(['a', 'b'], [[null, undefined]])).toBe('\ufeffa,b\r\n,\r\n');
});

test('the file starts with a byte order mark', () => {
  expect(csvOf(['ö'], [])).toBe('\ufeffö\r\n');
});
