// The process that encodes pictures: its native memory goes with it, and it never gets in the way of pages.
import { setPriority } from 'node:os';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import { describePicture, makeVariant, type Variant } from './picture-maker.ts';

/** Describe the picture file at `from`, or make a variant of it at `to`. */
export type PictureTask =
  | { kind: 'describe'; from: string }
  | { kind: 'variant'; from: string; to: string; variant: Variant };

export interface TaskMessage {
  id: number;
  task: PictureTask;
}

/** `problem` is set when the task failed. */
export interface TaskAnswer {
  id: number;
  facts?: PictureFacts;
  problem?: string;
}

// before the first thread of the encoder starts: threads inherit it
if (process.argv.includes('low-priority')) setPriority(19);
process.on('disconnect', () => process.exit());
process.on('message', async ({ id, task }: TaskMessage) => {
  const answer: TaskAnswer = await run(task).then(
    (facts) => ({ id, ...(facts && { facts }) }),
    (error) => ({ id, problem: String(error) }),
  );
  process.send?.(answer);
});

async function run(task: PictureTask): Promise<PictureFacts | undefined> {
  if (task.kind === 'describe') return describePicture(task.from);
  await makeVariant(task.from, task.to, task.variant);
  return undefined;
}
