import { expect, test } from 'bun:test';
import { PictureQueue } from './picture-queue.ts';

async function emptied(queue: PictureQueue) {
  while (queue.size > 0) await Bun.sleep(1);
}

test('what somebody waits for comes before the rest, one at a time', async () => {
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
  for (const key of ['later 1', 'later 2', 'later 3']) queue.later(job(key));
  queue.want(job('wanted'));
  queue.want(job('later 3'));
  await emptied(queue);
  expect(done).toEqual(['later 1', 'wanted', 'later 3', 'later 2']);
});

test('the same work is done once, and work that failed is not tried again at once', async () => {
  const queue = new PictureQueue();
  let runs = 0;
  const job = {
    key: 'a',
    run: async () => {
      runs++;
      throw new Error('no');
    },
  };
  queue.want(job);
  queue.want(job);
  await emptied(queue);
  queue.want(job);
  queue.later(job);
  await emptied(queue);
  expect(runs).toBe(1);
});

test('a flood of wishes is cut off', () => {
  const queue = new PictureQueue();
  const never = new Promise<never>(() => {});
  for (let i = 0; i < 5000; i++) queue.want({ key: `${i}`, run: () => never });
  expect(queue.size).toBeLessThanOrEqual(501);
  queue.stop();
  queue.want({ key: 'late', run: () => never });
  expect(queue.size).toBe(1);
});
