// Runs the steps of the gate, each with a heading, its own output and duration, and stops at the first failure.
import type { TestCounts } from './test-counts.ts';

/** How long a step may take to exit after SIGTERM. */
const END_TIMEOUT_MS = 5000;
const POLL_MS = 20;

export type Step = {
  name: string;
  command: readonly string[];
  /** Added to the environment. */
  variables?: Record<string, string>;
  /** For a step that runs tests: reads their number from its output. */
  readCounts?: (output: string) => TestCounts;
};

type StepTime = { name: string; seconds: number };

/** `passed` is false when a step exited with a code other than 0; `counts` adds up the tests of all completed steps. */
type StepsResult = { passed: boolean; counts: TestCounts; times: StepTime[] };

type RunningStep = ReturnType<typeof startStep>;

/**
 * Runs the stages in sequence, the steps of a stage concurrently. Output is shown step by step in the given order, never
 * mixed. When a step fails, concurrent ones are ended and no later stage starts. When `signal` aborts, every step is ended
 * with all child processes; the result is then a failure.
 */
export async function runStages(
  stages: readonly (readonly Step[])[],
  print: (text: string) => void,
  signal?: AbortSignal,
): Promise<StepsResult> {
  const result: StepsResult = {
    passed: true,
    counts: { passed: 0, failed: 0, flaky: 0 },
    times: [],
  };
  for (const stage of stages) {
    if (signal?.aborted) return { ...result, passed: false };
    const running = stage.map(startStep);
    const endAll = () => Promise.all(running.map((step) => step.end()));
    signal?.addEventListener('abort', endAll);
    const passed = await showSteps(running, print, result);
    signal?.removeEventListener('abort', endAll);
    if (passed) continue;
    await endAll();
    return { ...result, passed: false };
  }
  return result;
}

/** Shows each completed step and adds it to `result`; false at the first failure. */
async function showSteps(
  running: RunningStep[],
  print: (text: string) => void,
  { counts, times }: StepsResult,
): Promise<boolean> {
  for (const { step, transcript, finished } of running) {
    print(`\n── ${step.name}\n`);
    transcript.showOn(print);
    const { code, seconds } = await finished;
    const outcome = code === 0 ? 'done' : `FAILED with exit code ${code}`;
    print(`── ${step.name}: ${outcome} in ${seconds.toFixed(1)} s\n`);
    times.push({ name: step.name, seconds });
    const own = step.readCounts?.(transcript.text());
    if (own) for (const kind of ['passed', 'failed', 'flaky'] as const) counts[kind] += own[kind];
    if (code !== 0) return false;
  }
  return true;
}

/** A table of the durations of all steps. Steps of a stage run concurrently. */
export function timesTable(times: readonly StepTime[], totalSeconds: number): string {
  const width = Math.max(...[...times, { name: 'Total' }].map(({ name }) => name.length));
  const row = (name: string, seconds: number) =>
    `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s\n`;
  return times.map(({ name, seconds }) => row(name, seconds)).join('') + row('Total', totalSeconds);
}

/** Each step leads its own process group, so that its child processes can be ended with it. */
function startStep(step: Step) {
  const began = performance.now();
  const transcript = new Transcript();
  const child = Bun.spawn([...step.command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...step.variables },
  });
  const read = Promise.all([transcript.take(child.stdout), transcript.take(child.stderr)]);
  const exited = child.exited.then(async (code) => {
    const seconds = (performance.now() - began) / 1000;
    // a remaining child process would keep the output open
    await endGroup(child.pid);
    return { code, seconds };
  });
  const finished = Promise.all([exited, read]).then(([end]) => end);
  const end = async () => {
    await endGroup(child.pid);
    await finished;
  };
  return { step, transcript, finished, end };
}

/** Ends every process of the group: with SIGTERM, and after five seconds with SIGKILL. */
async function endGroup(leader: number): Promise<void> {
  if (!signalGroup(leader, 'SIGTERM')) return;
  const deadline = performance.now() + END_TIMEOUT_MS;
  while (signalGroup(leader, 0) && performance.now() < deadline) await Bun.sleep(POLL_MS);
  signalGroup(leader, 'SIGKILL');
}

/** Sends the signal; false when the group has no process. */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false;
  }
}

/** The output of one step: buffered until its turn, then shown as it arrives. */
class Transcript {
  #written = '';
  #print: ((text: string) => void) | undefined;

  async take(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) {
      this.#written += text;
      this.#print?.(text);
    }
  }

  showOn(print: (text: string) => void) {
    this.#print = print;
    print(this.#written);
  }

  text(): string {
    return this.#written;
  }
}
