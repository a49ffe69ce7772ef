// Reads how many tests a runner ran out of the summary that it prints for people.

/** `flaky` tests failed at first and passed on their retry; they are among the `passed`. */
export type TestCounts = { passed: number; failed: number; flaky: number };

/** Counts of `bun test`: its closing ` 12 pass` and ` 0 fail` lines. An error outside any test counts as failed. */
export function readBunCounts(output: string): TestCounts {
  const count = lastCounts(output);
  return { passed: count('pass'), failed: count('fail') + count('errors?'), flaky: 0 };
}

/**
 * Counts of `playwright test`: its closing `14 passed (1.2m)` and its like. A test that passed on its retry is flaky and
 * passed; what was interrupted, did not run, or went wrong outside any test counts as failed.
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

/** Looks for the last line of its own that says `<number> <word>`; 0 when there is none. */
function lastCounts(output: string): (word: string) => number {
  const plain = Bun.stripANSI(output);
  return (word) => {
    const lines = plain.matchAll(
      new RegExp(`^ *(\\d+) ${word}(?: \\([\\d.]+(?:ms|s|m|h)\\))?$`, 'gm'),
    );
    return Number([...lines].at(-1)?.[1] ?? 0);
  };
}
