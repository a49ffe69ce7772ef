import { expect, test } from 'bun:test';
import { runStages, type Step } from './steps.ts';

const step = (name: string, script: string): Step => ({ name, command: ['sh', '-c', script] });

async function run(stages: Step[][]) {
  let shown = '';
  const result = await runStages(stages, (text) => {
    shown += text;
  });
  return { ...result, shown };
}

test('shows steps that run beside each other in the order given', async () => {
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

test('starts no later stage after a failure', async () => {
  const { passed, shown } = await run([[step('bad', 'exit 3')], [step('later', 'echo ran')]]);
  expect(passed).toBe(false);
  expect(shown).toContain('── bad: FAILED with exit code 3 in');
  expect(shown).not.toContain('later');
});

test('ends the steps beside one that fails', async () => {
  const began = performance.now();
  await run([[step('bad', 'exit 1'), { name: 'endless', command: ['sleep', '30'] }]]);
  expect(performance.now() - began).toBeLessThan(5000);
});

test('adds up the tests of all steps, failed ones included', async () => {
  const counting = (passed: number, failed: number, code: number): Step => ({
    ...step('tests', `exit ${code}`),
    readCounts: () => ({ passed, failed }),
  });
  const { counts } = await run([[counting(5, 0, 0)], [counting(2, 1, 1)]]);
  expect(counts).toEqual({ passed: 7, failed: 1 });
});

test('gives the reader of counts what the step printed', async () => {
  let seen = '';
  const reading = {
    ...step('tests', 'echo 4 passed; echo 1 failed >&2'),
    readCounts: (output: string) => {
      seen = output;
      return { passed: 0, failed: 0 };
    },
  };
  await run([[reading]]);
  expect(seen).toContain('4 passed\n');
  expect(seen).toContain('1 failed\n');
});
