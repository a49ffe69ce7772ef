// The header and the results stand on these colours.
import { expect, test } from 'bun:test';
import { contrastOf } from '#db/contract/colour-contrast.ts';
import { clientColours } from './client-colours.ts';

const AA = 4.5;

test.each(Object.entries(clientColours))('text is read on the colour of %s', (_, colour) => {
  const best = Math.max(contrastOf('#0c0b0a', colour), contrastOf('#f5f2ec', colour));
  expect(best).toBeGreaterThanOrEqual(AA);
});
