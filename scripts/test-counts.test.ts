import { expect, test } from 'bun:test';
import { readBunCounts, readPlaywrightCounts } from './test-counts.ts';

test('the counts of bun test are read', () => {
  const output =
    '(pass) a [0.5ms]\n\n 12 pass\n 3 fail\n 20 expect() calls\nRan 15 tests across 2 files. [21.00ms]\n';
  expect(readBunCounts(output)).toEqual({ passed: 12, failed: 3, flaky: 0 });
});

test('a test of bun test that passed on a retry is flaky', () => {
  const output =
    '(pass) a (attempt 2) [0.5ms]\n(fail) b (attempt 2) [1ms]\n(pass) c [1ms]\n\n 2 pass\n 1 fail\n';
  expect(readBunCounts(output)).toEqual({ passed: 2, failed: 1, flaky: 1 });
});

test('an error outside any test of bun test counts as failed', () => {
  const output = ' 0 pass\n 1 fail\n 1 error\nRan 1 test across 1 file. [8.00ms]\n';
  expect(readBunCounts(output)).toEqual({ passed: 0, failed: 2, flaky: 0 });
});

test('the counts of a passing run of Playwright are read', () => {
  expect(readPlaywrightCounts('  ✓  1 a.e2e.ts:3:1 › one (650ms)\n\n  14 passed (1.2m)\n')).toEqual(
    {
      passed: 14,
      failed: 0,
      flaky: 0,
    },
  );
});

test('journeys that failed or never ran count as failed, flaky ones as passed and separately', () => {
  const output =
    '  2 failed\n    a.e2e.ts:4:1 › two ───\n  1 flaky\n    b\n  3 did not run\n  5 passed (2.2s)\n';
  expect(readPlaywrightCounts(output)).toEqual({ passed: 6, failed: 5, flaky: 1 });
});

test('an error outside any journey counts as failed', () => {
  const output =
    '  1 error was not a part of any test, see above for details\n  1 passed (900ms)\n';
  expect(readPlaywrightCounts(output)).toEqual({ passed: 1, failed: 1, flaky: 0 });
});

test('counts in colours are read', () => {
  expect(
    readPlaywrightCounts('\u001b[32m  1 passed\u001b[39m\u001b[2m (2.2s)\u001b[22m\n').passed,
  ).toBe(1);
});

test('output without a summary has no counts', () => {
  expect(readBunCounts('Segmentation fault')).toEqual({ passed: 0, failed: 0, flaky: 0 });
});

test('a sentence printed by a test is not a summary', () => {
  expect(readBunCounts('sent 4 pass keys\n 1 pass\n 0 fail\n').passed).toBe(1);
});
