// The outbox of CDN purges: each tag is queued once and purged twice, and calls stay within the CDN's rate limit.
import { expect } from 'bun:test';
import type { Database } from '#db/database.ts';
import { createPost } from '#db/queries/posts.ts';
import { cleanPost } from '#db/testing/clean-input.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import {
  claimCdnPurges,
  findCdnWork,
  queueCdnPurges,
  recordCdnFailure,
  recordCdnPurged,
} from './cdn-purges.ts';
import { recordChangeOfAll, recordingChanges } from './changes.ts';

const test = testOnPrimaries();

const LIMITS = { atOnce: 100, most: 100, leaseMs: 60_000, rate: { burst: 100, everyMs: 1 } };
const asItIs = (tag: string) => tag;
let slugs = 0;

/** Opens a queue after its first purge, which is of all pages. */
async function openQueue(db: Database) {
  const save = (...tags: string[]) => {
    slugs += 1;
    const post = cleanPost({ title: 'T', slug: `post-${slugs}`, content: '<p>x</p>' });
    return createPost(
      recordingChanges(
        db,
        () => [{ tags, forget: false }],
        () => {},
      ),
      post,
    );
  };
  const claim = (now: number, limits = LIMITS) => claimCdnPurges(db, limits, now);
  const tagsAt = async (now: number) => (await claim(now)).claimed.map(({ tag }) => tag).toSorted();
  const purge = async (now: number) => recordCdnPurged(db, (await claim(now)).claimed, now + 10);
  await queueCdnPurges(db, asItIs, 0);
  await purge(0);
  await purge(10);
  expect(await findCdnWork(db)).toMatchObject({ isBehind: false, nextAt: null });
  return { save, claim, tagsAt, purge };
}

test('all pages are purged the first time', async (db) => {
  expect((await findCdnWork(db)).isBehind).toBe(true);
  await queueCdnPurges(db, asItIs, 0);
  const { claimed } = await claimCdnPurges(db, LIMITS, 0);
  expect(claimed.map(({ tag }) => tag)).toEqual(['site']);
});

test('several saves are combined, with each tag once', async (db) => {
  const { save, tagsAt } = await openQueue(db);
  await save('posts', 'post:1');
  await save('posts', 'post:2');
  expect((await findCdnWork(db)).isBehind).toBe(true);
  await queueCdnPurges(db, asItIs, 100);
  expect(await tagsAt(100)).toEqual(['post:1', 'post:2', 'posts']);
  expect(await tagsAt(101)).toEqual([]);
});

test('a tag is purged twice, and again after another save', async (db) => {
  const { save, claim, tagsAt } = await openQueue(db);
  await save('post:1');
  await queueCdnPurges(db, asItIs, 100);
  const { claimed } = await claim(100);
  await save('post:1');
  await queueCdnPurges(db, asItIs, 105);
  // completing the earlier purge does not complete the later one
  await recordCdnPurged(db, claimed, 5000);
  expect(await tagsAt(106)).toEqual(['post:1']);
});

test('all pages are purged when more tags are due than the limit', async (db) => {
  const { save, claim } = await openQueue(db);
  await save('post:1', 'post:2', 'post:3');
  await queueCdnPurges(db, asItIs, 100);
  const { claimed, everyPage } = await claim(100, { ...LIMITS, atOnce: 1, most: 2 });
  expect([claimed.length, everyPage]).toEqual([3, true]);
});

test('all pages are purged after the cache was cleared, and for a database with another history', async (db) => {
  const { save, tagsAt, purge } = await openQueue(db);
  await recordChangeOfAll(db);
  await queueCdnPurges(db, asItIs, 100);
  expect(await tagsAt(100)).toEqual(['site']);
  await purge(60_200);
  await purge(60_300);
  await save('post:1');
  await queueCdnPurges(db, asItIs, 70_000);
  await purge(70_000);
  await purge(70_100);
  await db.migrate([{ sql: "UPDATE changes SET token = 'another'" }]);
  await save('post:2');
  await queueCdnPurges(db, asItIs, 80_000);
  expect(await tagsAt(80_000)).toEqual(['site']);
});

test('calls are limited to a burst and then to one per interval', async (db) => {
  const { save, claim } = await openQueue(db);
  const limits = { ...LIMITS, atOnce: 1, rate: { burst: 2, everyMs: 1000 } };
  await save('post:1', 'post:2', 'post:3', 'post:4');
  await queueCdnPurges(db, asItIs, 10_000);
  const calls = async (now: number) => {
    const { claimed, waitMs } = await claim(now, limits);
    return [claimed.length, waitMs];
  };
  expect(await calls(10_000)).toEqual([1, 0]);
  expect(await calls(10_000)).toEqual([1, 0]);
  expect(await calls(10_000)).toEqual([0, 1000]);
  expect(await calls(10_999)).toEqual([0, 1]);
  expect(await calls(11_000)).toEqual([1, 0]);
  expect(await calls(11_500)).toEqual([0, 500]);
});

test('the pause after a refusal grows each time, and is at least as long as the CDN asks', async (db) => {
  const { save, claim, tagsAt } = await openQueue(db);
  await save('post:1');
  await queueCdnPurges(db, asItIs, 0);
  let now = 0;
  const fail = async (retryAfterMs?: number) => {
    await recordCdnFailure(db, (await claim(now)).claimed, { error: 'no', retryAfterMs }, now);
    const { nextAt } = await findCdnWork(db);
    const pauseMs = (nextAt as number) - now;
    now = nextAt as number;
    return pauseMs;
  };
  expect([await fail(), await fail(), await fail(), await fail(30_000)]).toEqual([
    1000, 2000, 4000, 30_000,
  ]);
  for (let n = 0; n < 6; n++) await fail();
  expect(await fail()).toBe(60_000);
  expect(await tagsAt(now)).toEqual(['post:1']);
});

test('the claim of a process that died is taken over', async (db) => {
  const { save, tagsAt } = await openQueue(db);
  await save('post:1');
  await queueCdnPurges(db, asItIs, 0);
  expect(await tagsAt(0)).toEqual(['post:1']);
  expect(await tagsAt(59_999)).toEqual([]);
  expect(await tagsAt(60_000)).toEqual(['post:1']);
});
