// Runs the steps of the gate: each with a heading, its own output and its duration, stopping at the first that fails.
import type { TestCounts } from './test-counts.ts';

export type Step = {
  name: string;
  command: readonly string[];
  /** For a step that runs tests: reads how many out of what it printed. */
  readCounts?: (output: string) => TestCounts;
};

/** `passed` is false when a step exited with anything but 0; `counts` adds up the tests of the steps that ran to their end. */
export type StepsResult = { passed: boolean; counts: TestCounts };

/**
 * Runs the stages one after the other, the steps of one stage beside each other. Output is shown step by step in the
 * order given, never mixed. When a step fails, those beside it are ended and no later stage starts.
 */
export async function runStages(
  stages: readonly (readonly Step[])[],
  print: (text: string) => void,
): Promise<StepsResult> {
  const counts = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const running = stage.map(start);
    for (const { step, child, transcript, finished } of running) {
      print(`\n── ${step.name}\n`);
      transcript.showOn(print);
      const { code, ms } = await finished;
      const outcome = code === 0 ? 'done' : `FAILED with exit code ${code}`;
      print(`── ${step.name}: ${outcome} in ${(ms / 1000).toFixed(1)} s\n`);
      const its = step.readCounts?.(transcript.text());
      counts.passed += its?.passed ?? 0;
      counts.failed += its?.failed ?? 0;
      if (code === 0) continue;
      for (const other of running) if (other.child !== child) other.child.kill();
      await Promise.all(running.map((other) => other.finished));
      return { passed: false, counts };
    }
  }
  return { passed: true, counts };
}

function start(step: Step) {
  const began = performance.now();
  const transcript = new Transcript();
  const child = Bun.spawn([...step.command], { stdio: ['ignore', 'pipe', 'pipe'] });
  const read = Promise.all([transcript.take(child.stdout), transcript.take(child.stderr)]);
  const finished = Promise.all([child.exited, read]).then(([code]) => ({
    code,
    ms: performance.now() - began,
  }));
  return { step, child, transcript, finished };
}

/** What one step printed: kept until its turn to be shown comes, from then on shown as it arrives. */
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
