// The one gate: `bun run check` passes exactly when the project is fit to ship. Needs nothing installed beforehand.
import { runStages, type Step } from './steps.ts';
import { readBunCounts, readPlaywrightCounts } from './test-counts.ts';

// The very Bun that runs this file runs every step; with --bun no tool looks for Node.
const bun = process.execPath;
const tool = (name: string, ...args: string[]) => [bun, '--bun', 'run', name, ...args];
// Biome colours its output even where nobody sees colours.
const colours = process.stdout.isTTY ? '--colors=force' : '--colors=off';

const stages: Step[][] = [
  [{ name: 'Install', command: [bun, 'install', '--frozen-lockfile'] }],
  [
    { name: 'Format and lint', command: tool('biome', 'ci', '--error-on-warnings', colours) },
    { name: 'Types', command: tool('tsc', '--noEmit') },
  ],
  // Tests of time limits want the machine to themselves.
  // The limit ends what hangs; a slow machine is no fault.
  [{ name: 'Unit tests', command: [bun, 'test', '--timeout', '30000'], readCounts: readBunCounts }],
  [{ name: 'Build', command: [bun, 'run', 'build'] }],
  [
    {
      name: 'Storybook',
      command: [bun, 'run', 'storybook:build'],
    },
  ],
  [
    {
      name: 'Journeys',
      command: tool('playwright', 'test'),
      readCounts: readPlaywrightCounts,
    },
  ],
];

// No step reports home or looks for a newer version of itself.
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
process.env.DO_NOT_TRACK = '1';
process.env.NO_UPDATE_NOTIFIER = '1';

const { passed, counts } = await runStages(stages, (text) => process.stdout.write(text));
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = passed ? 0 : 1;
