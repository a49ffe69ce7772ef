// Preferences as cookies and attributes.
import { expect, test } from 'bun:test';
import { preferenceAttributes } from './preferences.ts';

test('without cookies every preference has its default', () => {
  expect(preferenceAttributes({})).toEqual({
    'data-scheme': 'system',
    'data-density': 'compact',
    'data-tour': 'open',
  });
});

test('known values are used, unknown ones are ignored', () => {
  const cookies = { 'admin-scheme': 'dark', 'admin-density': '"><script>', session: 'x' };
  expect(preferenceAttributes(cookies)).toMatchObject({
    'data-scheme': 'dark',
    'data-density': 'compact',
  });
});
