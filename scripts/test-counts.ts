// Reads the number of tests from the printed summary of a test runner.

/** `flaky` tests failed at first and passed on retry; they are included in `passed`. */
export type TestCounts = { passed: number; failed: number; flaky: number };

/**
 * The counts of `bun test`: its closing ` 12 pass` and ` 0 fail` lines. A test that passed as `(attempt 2)` is flaky; an error
 * outside any test counts as failed.
 */
export function readBunCounts(output: string): TestCounts {
  const count = lastCounts(output);
  const flaky = Bun.stripANSI(output).match(/^\(pass\) .* \(attempt \d+\)/gm)?.length ?? 0;
  return { passed: count('pass'), failed: count('fail') + count('errors?'), flaky };
}

/**
 * The counts of `playwright test`: its closing lines such as `14 passed (1.2m)`. A test that passed on retry is flaky and
 * passed; tests that were interrupted or did not run, and errors outside any test, count as failed.
 */
export function readPlaywrightCounts(output: string): TestCounts {
  const count = lastCounts(output);
  const failed = ['failed', 'interrupted', 'did not run', 'errors? .+'].map(count);
  const flaky = count('flaky');
  return {
    passed: count('passed') + flaky,
    failed: failed.reduce((sum, each) => sum + each, 0),
    flaky,
  };
}

/** Returns a function that reads the last line `<number> <word>`; 0 without one. */
function lastCounts(output: string): (word: string) => number {
  const plain = Bun.stripANSI(output);
  return (word) => {
    const lines = plain.matchAll(
      new RegExp(`^ *(\\d+) ${word}(?: \\([\\d.]+(?:ms|s|m|h)\\))?$`, 'gm'),
    );
    return Number([...lines].at(-1)?.[1] ?? 0);
  };
}
