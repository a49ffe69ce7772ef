import { expect, test } from 'bun:test';
import { countText } from './search-labels.ts';

test('the number of results has a plus when those of a kind are counted no further', () => {
  expect(countText([99, 2])).toBe('101');
  expect(countText([100])).toBe('100+');
  expect(countText([100, 2])).toBe('102+');
  expect(countText([])).toBe('0');
});
