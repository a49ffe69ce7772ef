import { expect, test } from 'bun:test';
import { figureColumns } from './figure-columns.ts';

test('no figure is alone in its row on a wide screen', () => {
  for (let count = 2; count <= 12; count++) {
    const { wide } = figureColumns(count);
    expect(count % wide, `${count} figures in ${wide} columns`).not.toBe(1);
  }
});

test('on a tablet only the last of seven figures is alone', () => {
  const alone = Array.from({ length: 11 }, (_, at) => at + 2).filter(
    (count) => count % figureColumns(count).medium === 1,
  );
  expect(alone).toEqual([7]);
});

test('a single figure has the whole row', () => {
  expect(figureColumns(1)).toEqual({ medium: 1, wide: 1 });
});
