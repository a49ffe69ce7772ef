import { expect, test } from 'bun:test';
import { isPlainClick } from './plain-click.ts';

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a click is plain with the main button and without a key', () => {
  expect(isPlainClick(PLAIN)).toBe(true);
  expect(isPlainClick({ ...PLAIN, button: 1 })).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlainClick({ ...PLAIN, [key]: true })).toBe(false);
});
