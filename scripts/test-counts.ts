// Reads how many tests a runner ran out of the summary that it prints for people.

export type TestCounts = { passed: number; failed: number };

/** Counts of `bun test`: its closing ` 12 pass` and ` 0 fail` lines. An error outside any test counts as failed. */
export function readBunCounts(output: string): TestCounts {
  const count = lastCounts(output);
  return { passed: count('pass'), failed: count('fail') + count('errors?') };
}

/**
 * Counts of `playwright test`: its closing `  4 passed (3.2s)`, `  1 failed` and so on. What was interrupted, did not
 * run or passed only at a second try counts as failed.
 */
export function readPlaywrightCounts(output: string): TestCounts {
  const count = lastCounts(output);
  const failed = ['failed', 'flaky', 'interrupted', 'did not run', 'errors? .+'].map(count);
  return { passed: count('passed'), failed: failed.reduce((sum, each) => sum + each, 0) };
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
