// The database file contains nothing that identifies a visitor.
import { expect, test } from 'bun:test';
import { pageCounts, visitorEvents, visitorSalts } from '#db/schema.ts';
import { openTestDatabase } from '#db/testing/open-test-database.ts';
import { openDay, recordVisits, type Visit } from './record-visits.ts';

const ADDRESS = '192.0.2.7';

test('the database holds no address, no browser and no salt of another day', async () => {
  await using site = await openTestDatabase();
  const visit: Visit = {
    address: ADDRESS,
    userAgent: 'Unmistakable/1.0',
    country: 'GB',
    events: [{ page: '/about', event: 'view', number: 1 }],
  };
  await recordVisits(site.db, await openDay(site.db, '2026-11-24'), [visit]);
  const text = await Bun.file(site.path).text();
  const log = Bun.file(`${site.path}-wal`);
  const stored = text + ((await log.exists()) ? await log.text() : '');
  expect(stored).toContain('/about');
  expect(stored).not.toContain(ADDRESS);
  expect(stored).not.toContain('Unmistakable');

  await openDay(site.db, '2026-11-25');
  const rest = await site.db.read(async (read) => [
    await read.$count(visitorSalts),
    await read.$count(visitorEvents),
    await read.$count(pageCounts),
  ]);
  expect(rest).toEqual([1, 0, 5]);
});
