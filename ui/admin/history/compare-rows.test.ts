import { expect, test } from 'bun:test';
import { compareRows } from './compare-rows.ts';

const said = (rows: ReturnType<typeof compareRows>) =>
  rows.map(({ change, row, pieces }) => [
    change,
    row.src || row.text,
    pieces.map((piece) => piece.change).join(' '),
  ]);

test('empty lists have no rows', () => {
  expect(compareRows([], [])).toEqual([]);
});

test('a picture with another alt text is the same picture', () => {
  const before = [{ src: '/a.png', text: 'Steel gears' }];
  const after = [{ src: '/a.png', text: 'Steel wheels' }];
  expect(said(compareRows(before, after))).toEqual([['same', '/a.png', 'same removed added']]);
});

test('rows without an address are identified by their text', () => {
  const [one, two, three] = ['1 %', '2 %', '3 %'].map((text) => ({ src: '', text }));
  if (!one || !two || !three) throw new Error('three rows');
  expect(said(compareRows([one, two], [two, three]))).toEqual([
    ['removed', '1 %', 'same'],
    ['same', '2 %', 'same'],
    ['added', '3 %', 'same'],
  ]);
});
