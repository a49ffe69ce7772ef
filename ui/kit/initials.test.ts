import { expect, test } from 'bun:test';
import { initials } from './initials.ts';

test('takes the first and the last word', () => {
  expect(['Ada Lovelace', 'Ana María de la Cruz', "  sean   o'neill "].map(initials)).toEqual([
    'AL',
    'AC',
    'SO',
  ]);
});

test('one word gives one letter, none a question mark', () => {
  expect(['Cher', '', ' – ', '🙂'].map(initials)).toEqual(['C', '?', '?', '?']);
});

test('reads other scripts', () => {
  expect(['محمد علي', 'Élodie Ångström', '李 小龙'].map(initials)).toEqual(['مع', 'ÉÅ', '李小']);
});

test('takes markup for words', () => {
  expect(initials('<img src=x>')).toBe('IX');
});
