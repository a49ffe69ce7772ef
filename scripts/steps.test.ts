import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { runStages, type Step, timesTable } from './steps.ts';

const step = (name: string, script: string): Step => ({ name, command: ['sh', '-c', script] });

async function run(stages: Step[][], signal?: AbortSignal) {
  let shown = '';
  const print = (text: string) => {
    shown += text;
  };
  const result = await runStages(stages, print, signal);
  return { ...result, shown };
}

test('the output of concurrent steps is shown in the given order', async () => {
  const { passed, shown } = await run([
    [step('slow', 'sleep 0.05; echo from slow'), step('quick', 'echo from quick >&2')],
  ]);
  expect(passed).toBe(true);
  const order = [
    '── slow\n',
    'from slow',
    '── slow: done in',
    '── quick\n',
    'from quick',
    '── quick: done in',
  ];
  const places = order.map((text) => shown.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('a step gets its variables beside those of the environment', async () => {
  const named = { ...step('named', 'echo "$KEPT_IN is in $PATH"'), variables: { KEPT_IN: 'mem' } };
  expect((await run([[named]])).shown).toContain(`mem is in ${process.env.PATH}`);
});

test('no later stage starts after a failure', async () => {
  const { passed, shown } = await run([[step('bad', 'exit 3')], [step('later', 'echo ran')]]);
  expect(passed).toBe(false);
  expect(shown).toContain('── bad: FAILED with exit code 3 in');
  expect(shown).not.toContain('later');
});

test('steps running beside a failed one are ended', async () => {
  const { passed } = await run([
    [step('bad', 'exit 1'), { name: 'endless', command: ['sleep', '600'] }],
  ]);
  expect(passed).toBe(false);
});

test('an abort ends the steps with all child processes', async () => {
  const controller = new AbortController();
  const pids: number[] = [];
  const endless = step('endless', 'sleep 600 & echo $!; sleep 600 & echo $!; wait');
  const running = runStages(
    [[endless], [step('later', 'echo ran')]],
    (text) => {
      pids.push(...[...text.matchAll(/^\d+$/gm)].map(Number));
      if (pids.length === 2) controller.abort();
    },
    controller.signal,
  );
  expect((await running).passed).toBe(false);
  expect(pids.filter(isRunning)).toEqual([]);
});

test('a child process left behind by a step is ended', async () => {
  const { passed, shown } = await run([[step('forgetful', 'sleep 600 & echo $!')]]);
  expect(passed).toBe(true);
  expect([...shown.matchAll(/^\d+$/gm)].map(Number).filter(isRunning)).toEqual([]);
});

test('the table has the time of each step and of all of them', () => {
  const times = [
    { name: 'Types', seconds: 3.21 },
    { name: 'Unit tests', seconds: 61 },
  ];
  expect(timesTable(times, 64.3)).toBe(
    'Types           3.2 s\nUnit tests     61.0 s\nTotal          64.3 s\n',
  );
});

test('the tests of all steps are added up, including failed ones', async () => {
  const counting = (passed: number, failed: number, code: number): Step => ({
    ...step('tests', `exit ${code}`),
    readCounts: () => ({ passed, failed, flaky: 1 }),
  });
  const { counts } = await run([[counting(5, 0, 0)], [counting(2, 1, 1)]]);
  expect(counts).toEqual({ passed: 7, failed: 1, flaky: 2 });
});

test('the reader of counts gets the output of the step', async () => {
  let seen = '';
  const reading = {
    ...step('tests', 'echo 4 passed; echo 1 failed >&2'),
    readCounts: (output: string) => {
      seen = output;
      return { passed: 0, failed: 0, flaky: 0 };
    },
  };
  await run([[reading]]);
  expect(seen).toContain('4 passed\n');
  expect(seen).toContain('1 failed\n');
});

/** Whether the process runs; false for a zombie, whose exit status was not read yet. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}
