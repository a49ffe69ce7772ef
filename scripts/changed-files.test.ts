import { expect, test } from 'bun:test';
import { journeysOf, testsOf } from './changed-files.ts';

test('a changed file affects the test beside it and the tests that import it', async () => {
  const tests = await testsOf(['server/formats/csv.ts']);
  expect(tests).toContain('server/formats/csv.test.ts');
  expect(await testsOf(['testing/test-app.ts'])).toContain('server/app.test.ts');
});

test('a changed test affects itself', async () => {
  expect(await testsOf(['scripts/steps.test.ts'])).toEqual(['scripts/steps.test.ts']);
});

test('a file that no test imports affects none', async () => {
  expect(await testsOf(['README.md'])).toEqual([]);
});

test('a changed journey affects itself', () => {
  const changed = [
    'e2e/site/home.e2e.ts',
    'e2e/journey.ts',
    'stories/keyboard.e2e.ts',
    'README.md',
  ];
  expect(journeysOf(changed)).toEqual(['e2e/site/home.e2e.ts']);
});
