// Another process that holds the lock on the database: reading goes on, writes wait or are refused, and it heals.
import { expect, test } from 'bun:test';
import { renameSync, rmSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { holdLocks } from './hold-lock.ts';
import { posts } from './kinds.ts';
import { SiteProcess } from './site-process.ts';

const TEST_MAX_MS = 40_000;
const WRITE_MAX_MS = 2000;
const READ_MAX_MS = 500;
const READ_USUAL_MAX_MS = 50;
const WRITERS = 4;
const READERS = 2;

interface Timed {
  ms: number;
  status: number;
  retryAfter: string | null;
  text: string;
}

test(
  'reads fast and loses nothing while another process takes the lock again and again',
  async () => {
    await using site = await SiteProcess.create();
    await site.start();
    const write = writerOf(site, await site.login());
    expect((await write('the-first')).status).toBe(201);
    const plan = [50, 300, 900, 1700, 2500].map((holdMs, number) => ({
      begin: number % 2 === 0 ? ('BEGIN IMMEDIATE' as const) : ('BEGIN EXCLUSIVE' as const),
      holdMs,
      pauseMs: 200,
    }));
    await using lock = holdLocks(site.database, plan);
    await lock.held;
    let over = false;
    const untilOver = async (ask: (number: number) => Promise<Timed>) => {
      const answers: Timed[] = [];
      for (let number = 0; !over; number++) answers.push(await ask(number));
      return answers;
    };
    const writing = Array.from({ length: WRITERS }, (_, writer) =>
      untilOver((number) => write(`post-${writer}-${number}`)),
    );
    const reading = Array.from({ length: READERS }, () =>
      untilOver(() => timed(`${site.origin}/api/posts/the-first`)),
    );
    await lock.ended();
    over = true;
    const writes = (await Promise.all(writing)).flat();
    const reads = (await Promise.all(reading)).flat();

    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    const readTimes = reads.map(({ ms }) => ms).sort((a, b) => a - b);
    expect(readTimes[Math.floor(readTimes.length / 2)]).toBeLessThan(READ_USUAL_MAX_MS);
    expect(readTimes.at(-1)).toBeLessThan(READ_MAX_MS);

    const [stored, refused] = [201, 503].map((code) =>
      writes.filter(({ status }) => status === code),
    );
    expect((stored?.length ?? 0) + (refused?.length ?? 0)).toBe(writes.length);
    expect(refused?.length).toBeGreaterThan(0);
    for (const { retryAfter } of refused ?? []) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(Math.max(...writes.map(({ ms }) => ms))).toBeLessThan(WRITE_MAX_MS);

    expect((await write('the-last')).status).toBe(201);
    const { rows } = await createClient({ url: `file:${site.database}` }).execute(
      "SELECT slug FROM posts WHERE slug LIKE 'post-%' ORDER BY slug",
    );
    const acknowledged = (stored ?? []).map(({ text }) => JSON.parse(text).slug);
    expect(rows.map((row) => row.slug)).toEqual(acknowledged.sort());
  },
  TEST_MAX_MS,
);

test(
  'shows the pages that were shown before while nobody may even read, and heals',
  async () => {
    await using site = await SiteProcess.create();
    await site.start();
    const write = writerOf(site, await site.login());
    await write('the-first');
    const pages = ['/', '/insights', '/insights/the-first'];
    const before = await Promise.all(pages.map((page) => timed(site.origin + page)));
    // from now on every kept list is out of date
    await write('the-second');
    await replaceByCopy(site.database);
    {
      const plan = [{ begin: 'BEGIN EXCLUSIVE', holdMs: 60_000, pauseMs: 0, alone: true } as const];
      await using lock = holdLocks(site.database, plan);
      await lock.held;
      for (const [number, page] of pages.entries()) {
        const first = await timed(site.origin + page);
        expect(first).toMatchObject({ status: 200, text: before[number]?.text });
        expect(first.ms).toBeLessThan(READ_MAX_MS);
        expect((await timed(site.origin + page)).ms).toBeLessThan(READ_USUAL_MAX_MS);
      }
      const refused = await write('the-third');
      expect(refused).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
      expect(refused.ms).toBeLessThan(WRITE_MAX_MS);
      expect((await timed(`${site.origin}/readyz`)).status).toBe(503);
      expect((await timed(`${site.origin}/healthz`)).status).toBe(200);
    }
    await Bun.sleep(1000);
    expect((await timed(`${site.origin}/insights`)).text).toContain('the-second');
    expect((await write('the-third')).status).toBe(201);
  },
  TEST_MAX_MS,
);

function writerOf(site: SiteProcess, cookie: string): (slug: string) => Promise<Timed> {
  return (slug) =>
    timed(site.origin + posts.path, {
      method: 'POST',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(posts.invent(slug)),
    });
}

async function timed(url: string, init?: RequestInit): Promise<Timed> {
  const start = performance.now();
  const response = await fetch(url, init);
  const text = await response.text();
  const retryAfter = response.headers.get('retry-after');
  return { ms: performance.now() - start, status: response.status, retryAfter, text };
}

/** Puts a file in the place of the database that holds the same and that no process has open. */
async function replaceByCopy(path: string): Promise<void> {
  const client = createClient({ url: `file:${path}` });
  await client.execute({ sql: 'VACUUM INTO ?', args: [`${path}.copy`] });
  client.close();
  for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true });
  renameSync(`${path}.copy`, path);
}
