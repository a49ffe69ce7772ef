// The gate: `bun run check` passes when the project is ready to ship. Needs nothing installed beforehand.
// `bun run check --changed` is the quick version while working: it tests what the changes since main affect.
import { availableParallelism } from 'node:os';
import { KEEP_MEMORY } from '#testing/keep-memory.ts';
import { changedFiles, journeysOf, testsOf } from './changed-files.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { runStages, type Step, timesTable } from './steps.ts';
import { readBunCounts, readPlaywrightCounts } from './test-counts.ts';

/** Every step runs with the same Bun as this file. */
const bun = process.execPath;

/** Processes for tests that spend a quarter of their time or more waiting: databases, animations. */
const ONE_MORE_THAN_CORES = availableParallelism() + 1;

/**
 * Unit tests that measure durations, or need most of a time limit: two at a time, with nothing else beside them. They
 * wait for half of their time.
 */
const TIMED_TESTS = [
  'db/client.test.ts',
  'db/queries/items/versions.test.ts',
  'db/remote.test.ts',
  'db/replica.test.ts',
  'routes/api/admin/upload.test.ts',
  'routes/api/index.test.ts',
  'server/cache/cached.test.ts',
  'server/crash.test.ts',
  'server/jobs/forwarder.test.ts',
  'server/pictures/picture-cleaner.test.ts',
  'server/stop.test.ts',
];

/** Where unit tests keep their data, because on a disk they wait at each write. */
await using memory = await makeMemoryFolder();

const stages = process.argv.includes('--changed') ? await changedStages() : allStages();

// no step sends telemetry or checks for updates
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
process.env.DO_NOT_TRACK = '1';
process.env.NO_UPDATE_NOTIFIER = '1';
Object.assign(process.env, KEEP_MEMORY);

const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => controller.abort());

const print = (text: string) => process.stdout.write(text);
const { passed, counts, times } = await runStages(stages, print, controller.signal);
console.log(`\n${timesTable(times, performance.now() / 1000)}`);
if (counts.flaky > 0)
  console.log(`${counts.flaky} flaky: failed at first and passed on a retry, listed above`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = passed ? 0 : 1;

function allStages(): Step[][] {
  return [
    [install()],
    [
      formatAndLint(),
      types(),
      { name: 'Chromium', command: [bun, 'scripts/install-chromium.ts'] },
      { name: 'Build', command: [bun, 'run', 'build'] },
      { name: 'Storybook', command: [bun, 'run', 'storybook:build'] },
    ],
    [unitTests('Unit tests', unitTestArguments())],
    [unitTests('Timed unit tests', ['--parallel=2', '--no-isolate', ...TIMED_TESTS])],
    // by itself: on a slow machine the timed tests beside it miss their limits
    [{ name: 'Cluster', command: [bun, 'scripts/cluster/cluster.ts', '--short'] }],
    [journeys('Stories', ['stories/', '--workers', String(ONE_MORE_THAN_CORES)])],
    [journeys('Journeys', ['e2e/', '--grep-invert', '@timed'])],
    [journeys('Timed journeys', ['e2e/', '--grep', '@timed', '--workers', '1'])],
  ];
}

/** The arguments for the unit tests, without those that measure time, which are left to the next step. */
function unitTestArguments(): string[] {
  return [
    `--parallel=${ONE_MORE_THAN_CORES}`,
    '--no-isolate',
    ...TIMED_TESTS.map((path) => `--path-ignore-patterns=${path}`),
  ];
}

async function changedStages(): Promise<Step[][]> {
  const changed = await changedFiles();
  const tests = await testsOf(changed);
  const changedJourneys = journeysOf(changed);
  return [
    [install()],
    [formatAndLint(), types()],
    ...(tests.length > 0 ? [[unitTests('Unit tests', tests)]] : []),
    ...(changedJourneys.length > 0 ? [[journeys('Journeys', changedJourneys)]] : []),
  ];
}

function install(): Step {
  return { name: 'Install', command: [bun, 'install', '--frozen-lockfile'] };
}

function formatAndLint(): Step {
  // Biome colours its output even when it is not a terminal
  const colours = process.stdout.isTTY ? '--colors=force' : '--colors=off';
  return { name: 'Format and lint', command: tool('biome', 'ci', '--error-on-warnings', colours) };
}

function types(): Step {
  // each checker computes the types again: the usual four take twice the processor time of one
  return { name: 'Types', command: tool('tsc', '--noEmit', '--checkers', '1') };
}

function unitTests(name: string, args: string[]): Step {
  // the limit ends tests that hang; it must not fail on a slow machine, which may cost a test its first try
  return {
    name,
    command: [bun, 'test', '--timeout', '30000', '--retry=1', ...args],
    variables: memory ? { TMPDIR: memory.path } : {},
    readCounts: readBunCounts,
  };
}

/** A folder is given with a slash: Playwright searches the text anywhere in a path, and stories end in `.e2e.ts` too. */
function journeys(name: string, args: string[]): Step {
  return { name, command: tool('playwright', 'test', ...args), readCounts: readPlaywrightCounts };
}

/** With --bun no tool starts Node. */
function tool(name: string, ...args: string[]): string[] {
  return [bun, '--bun', 'run', name, ...args];
}
