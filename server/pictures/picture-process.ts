// The process that decodes and encodes pictures: ending it frees its native memory, and it never delays pages.
import { setPriority } from 'node:os';
import type { PictureFrame } from '#db/contract/media/picture-frame.ts';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import { type CleanPicture, cleanPicture, type PictureRefusal } from './clean-picture.ts';
import type { ImageFormat } from './image-format.ts';
import { describePicture, makeVariant, type Variant } from './picture-maker.ts';

/** The tasks: describe the picture at `from` or its frame, make a variant of it at `to`, or clean the bytes of an upload. */
export type PictureTask =
  | { kind: 'describe'; from: string; frame?: PictureFrame }
  | { kind: 'variant'; from: string; to: string; variant: Variant }
  | { kind: 'clean'; bytes: Uint8Array; format: ImageFormat; onlySmall: boolean };

export interface PictureResults {
  describe: Omit<PictureFacts, 'id'>;
  variant: undefined;
  clean: CleanPicture | PictureRefusal;
}

export interface TaskMessage {
  id: number;
  task: PictureTask;
}

/** `problem` is set when the task failed. */
export interface TaskAnswer {
  id: number;
  result?: PictureResults[keyof PictureResults];
  problem?: string;
}

/** The exit code of a process that exceeded its memory limit. */
export const OUT_OF_MEMORY = 70;
const MEMORY_CHECK_MS = 20;

const [priority, maxMemory] = process.argv.slice(2);
// other modules import its types and limits, and `process.send` also exists in a worker
if (import.meta.main) serve(Number(maxMemory) || Number.POSITIVE_INFINITY);

function serve(maxBytes: number): void {
  // before the encoder starts its first thread: threads inherit the priority
  if (priority === 'low-priority') setPriority(19);
  process.on('disconnect', () => process.exit());
  const checkMemory = () => {
    if (process.memoryUsage.rss() > maxBytes) process.exit(OUT_OF_MEMORY);
  };
  setInterval(checkMemory, MEMORY_CHECK_MS).unref();
  process.on('message', async ({ id, task }: TaskMessage) => {
    checkMemory();
    const answer: TaskAnswer = await run(task).then(
      (result) => ({ id, result }),
      (error) => ({ id, problem: String(error) }),
    );
    process.send?.(answer);
  });
}

async function run(task: PictureTask): Promise<PictureResults[keyof PictureResults]> {
  if (task.kind === 'describe') return describePicture(task.from, task.frame);
  if (task.kind === 'clean') return cleanPicture(task.bytes, task.format, task.onlySmall);
  await makeVariant(task.from, task.to, task.variant);
  return undefined;
}
