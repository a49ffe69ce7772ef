import { expect, test } from 'bun:test';
import { PictureQueue } from './picture-queue.ts';

async function emptied(queue: PictureQueue) {
  while (queue.size > 0) await Bun.sleep(1);
}

test('requested jobs run before background jobs, one at a time', async () => {
  const queue = new PictureQueue();
  const done: string[] = [];
  let running = 0;
  const job = (key: string) => ({
    key,
    async run() {
      expect(++running).toBe(1);
      await Bun.sleep(1);
      running--;
      done.push(key);
    },
  });
  for (const key of ['later 1', 'later 2', 'later 3']) queue.enqueueInBackground(job(key));
  queue.enqueue(job('wanted'));
  queue.enqueue(job('later 3'));
  await emptied(queue);
  expect(done).toEqual(['later 1', 'wanted', 'later 3', 'later 2']);
});

test('equal jobs run once, and a failed job is not retried at once', async () => {
  const queue = new PictureQueue();
  let runs = 0;
  const job = {
    key: 'a',
    run: async () => {
      runs++;
      throw new Error('no');
    },
  };
  queue.enqueue(job);
  queue.enqueue(job);
  await emptied(queue);
  queue.enqueue(job);
  queue.enqueueInBackground(job);
  await emptied(queue);
  expect(runs).toBe(1);
});

test('the number of waiting jobs is limited', () => {
  const queue = new PictureQueue();
  const never = new Promise<never>(() => {});
  for (let i = 0; i < 5000; i++) queue.enqueue({ key: `${i}`, run: () => never });
  expect(queue.size).toBeLessThanOrEqual(501);
  queue.stop();
  queue.enqueue({ key: 'late', run: () => never });
  expect(queue.size).toBe(1);
});
