// Which backups are kept (docs/contract.md, Backup).
import { expect, test } from 'bun:test';
import { privacyPolicy } from '#db/content/privacy-policy.ts';
import { DAY_MS } from '#db/limits.ts';
import { backupDate, backupName, expiredBackups } from './retention.ts';

/** Names of one backup a day, made at noon, for `days` days up to the date `last`; newest first. */
function daily(days: number, last: string): string[] {
  const end = Date.parse(`${last}T12:00:00Z`);
  return Array.from({ length: days }, (_, i) => backupName(end - i * DAY_MS));
}

/** The backups kept after each day, oldest day first, when each day makes one and deletes the expired ones. */
function afterEachDay(days: number, last: string): string[][] {
  let names: string[] = [];
  return daily(days, last)
    .toReversed()
    .map((name) => {
      const all = [...names, name];
      const expired = expiredBackups(all);
      names = all.filter((each) => !expired.includes(each));
      return names;
    });
}

/** Dates of the backups kept at the end, newest first. */
function afterYears(days: number, last: string): string[] {
  const names = afterEachDay(days, last).at(-1) ?? [];
  return names.map((name) => name.slice('verso-'.length, 'verso-2026-01-01'.length)).toReversed();
}

test('daily backups of 7 days, 4 weeks and 12 months are kept', () => {
  expect(afterYears(800, '2026-11-24')).toEqual([
    ...['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19'],
    // the seventh day; the ends of the weeks before; the ends of the months before
    ...['2026-11-18', '2026-11-15', '2026-11-08', '2026-10-31', '2026-09-30', '2026-08-31'],
    ...['2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28'],
    ...['2026-01-31', '2025-12-31'],
  ]);
});

test('no daily backup is kept longer than the privacy notice says', () => {
  const dateOf = (name = '') => backupDate(name) ?? 0;
  const agesOfOldest = afterEachDay(800, '2026-11-24').map(
    (names) => (dateOf(names.at(-1)) - dateOf(names[0])) / DAY_MS,
  );
  expect(Math.max(...agesOfOldest)).toBeLessThanOrEqual(365);
  const html = privacyPolicy(true).sections.map((section) => section.html);
  expect(html.join()).toContain('holds it is deleted within a further twelve months.');
});

test('every backup of the last 24 hours is kept, and later the newest of each day', () => {
  const automatic = backupName(Date.parse('2026-11-24T00:00:20Z'));
  const byHand = ['10:00:00', '10:05:00'].map((time) =>
    backupName(Date.parse(`2026-11-24T${time}Z`)),
  );
  expect(expiredBackups([automatic, ...byHand])).toEqual([]);
  const nextDay = backupName(Date.parse('2026-11-25T00:00:20Z'));
  expect(expiredBackups([automatic, ...byHand, nextDay])).toEqual([automatic]);
  const after = backupName(Date.parse('2026-11-26T00:00:20Z'));
  expect(expiredBackups([...byHand, nextDay, after])).toEqual([byHand[0] as string]);
});

test('old backups are kept after a long pause', () => {
  const old = daily(8, '2024-02-10');
  expect(expiredBackups([...old, ...daily(1, '2026-11-24')])).toHaveLength(1);
});

test('files with other names never expire', () => {
  const others = ['notes.txt', 'verso-2020-01-01.backup', 'x-2020-01-01T00-00-00Z.backup'];
  const expired = expiredBackups([...others, ...daily(30, '2026-11-24')]);
  expect(expired.length).toBeGreaterThan(0);
  for (const name of others) {
    expect(expired).not.toContain(name);
    expect(backupDate(name)).toBeNull();
  }
});
