import { expect, test } from 'bun:test';
import { gallerySizes } from './gallery-sizes.ts';

const wide = (sizes: string) => Number.parseInt(sizes.replace('(min-width: 64rem) ', ''), 10);

test.each([
  ['row', [100]],
  ['row', [50, 50]],
  ['row', [33, 33, 33]],
  ['row', [50, 50, 50, 50]],
  ['row', [33, 33, 33, 33, 67]],
  ['row', [33, 33, 33, 33, 33, 33, 100]],
  ['lead', [100]],
  ['lead', [67, 33]],
  ['lead', [67, 33, 33]],
  ['lead', [67, 33, 33, 100]],
  ['lead', [67, 33, 33, 33, 67]],
] as const)('the pictures of a gallery of shape %s are %p of a wide window', (shape, expected) => {
  const { length } = expected;
  expect(expected.map((_, index) => wide(gallerySizes(shape, index, length)))).toEqual([
    ...expected,
  ]);
});
