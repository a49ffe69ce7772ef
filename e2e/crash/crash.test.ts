// `kill -9` at any moment: what was acknowledged is there afterwards, whole, and nothing else is.
// `bun run crash --rounds 500` runs more rounds than the gate.
import { expect, test } from 'bun:test';
import { Author } from './author.ts';
import { inspect } from './inspection.ts';
import { caseStudies, posts } from './kinds.ts';
import { Photographer } from './photographer.ts';
import { SiteProcess } from './site-process.ts';
import { type Call, staffCalls } from './staff-call.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 25);
const ROUND_MAX_MS = 10_000;
/** How long the writing goes on before the kill, and how far a start may get that is killed itself. */
const WRITE_MAX_MS = 800;
const START_MAX_MS = 400;
const STARTS_KILLED = 0.2;

test(
  'keeps every acknowledged write whole when the server is killed',
  async () => {
    await using site = await SiteProcess.create();
    await site.start();
    const call = staffCalls(site.origin, await site.login());
    const authors = [
      ...['ada', 'ben', 'cleo'].map((name) => new Author(name, posts)),
      ...['dan', 'eve'].map((name) => new Author(name, caseStudies)),
    ];
    const photographer = await Photographer.create();
    for (let round = 1; round <= ROUNDS; round++) {
      const working = Promise.all([
        ...authors.map((author) => author.writeUntilUnsure(call)),
        photographer.uploadUntilUnsure(call),
        probeUntilUnsure(call),
      ]);
      await Promise.race([working, Bun.sleep(Math.random() * WRITE_MAX_MS)]);
      await site.kill();
      await working;
      if (Math.random() < STARTS_KILLED) await killStart(site);
      await site.start();
      expect({ round, problems: await inspect(site, call, authors, photographer) }).toEqual({
        round,
        problems: [],
      });
    }
    const writes = authors.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    expect(writes).toBeGreaterThan(ROUNDS * 5);
    expect(photographer.acknowledged.size).toBeGreaterThan(ROUNDS / 5);
    console.log(`${ROUNDS} crashes, ${writes} writes, ${photographer.acknowledged.size} uploads`);
  },
  ROUNDS * ROUND_MAX_MS,
);

/** What an operator's probe does all the time: it writes as well. */
async function probeUntilUnsure(call: Call): Promise<void> {
  while ((await call('GET', '/readyz')) !== 'unsure') await Bun.sleep(1);
}

async function killStart(site: SiteProcess): Promise<void> {
  site.spawn();
  await Bun.sleep(Math.random() * START_MAX_MS);
  await site.kill();
}
