import { expect, test } from 'bun:test';
import { scallop } from './scallop.ts';

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('the path has the given number of bumps and is closed', () => {
  const path = scallop({ centre: 100, radius: 90, bumps: 12, depth: 6 });
  expect(path.match(/Q/g)).toHaveLength(12);
  expect(path).toEndWith('Z');
});

test('a star stays within its radius', () => {
  const path = scallop({ centre: 100, radius: 90, bumps: 24, depth: 10, sharp: true });
  for (const value of numbers(path)) expect(Math.abs(value - 100)).toBeLessThanOrEqual(90);
});
