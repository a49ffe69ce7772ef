// The header and the figures of a case study have these colours as their background.
import { expect, test } from 'bun:test';
import { contrastOf } from '#db/contract/colour-contrast.ts';
import { clientColours } from './client-colours.ts';

const AA = 4.5;

test.each(Object.entries(clientColours))('text is readable on the colour of %s', (_, colour) => {
  const best = Math.max(contrastOf('#0c0b0a', colour), contrastOf('#f5f2ec', colour));
  expect(best).toBeGreaterThanOrEqual(AA);
});
