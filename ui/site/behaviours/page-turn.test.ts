import { expect, test } from 'bun:test';
import { sharedCaseStudy, turnDirection } from './page-turn.ts';

test('a page turns back only on the way to an earlier entry of the history', () => {
  expect(turnDirection('traverse', 3, 2)).toBe('back');
  expect(turnDirection('traverse', 2, 3)).toBe('forward');
  expect(turnDirection('push', 2, 3)).toBe('forward');
  expect(turnDirection('reload', 2, 2)).toBe('forward');
});

test('the shared picture is of the case study being opened, else of the one being left', () => {
  const [list, strydal, velmoor] = ['', '/strydal?from=list', '/velmoor#results'].map(
    (path) => `https://verso.example/case-studies${path}`,
  ) as [string, string, string];
  expect(sharedCaseStudy(list, velmoor)).toBe('velmoor');
  expect(sharedCaseStudy(velmoor, list)).toBe('velmoor');
  expect(sharedCaseStudy(strydal, velmoor)).toBe('velmoor');
  expect(sharedCaseStudy(list, null)).toBeNull();
  expect(sharedCaseStudy(null, list)).toBeNull();
});
