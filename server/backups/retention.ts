// Which backups are kept: all of the last 24 hours, and the newest of each of the last 7 days, 4 weeks and 12 months with one.
import { DAY_MS } from '#db/limits.ts';

const DAYS = 7;
const WEEKS = 4;
const MONTHS = 12;
const NAME = /^verso-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/;

/** The name of a backup made at `at`, epoch milliseconds. */
export function backupName(at: number): string {
  return `verso-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/** When the backup with this name was made, epoch milliseconds; null for any other file. */
export function backupDate(name: string): number | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** The backups among `names`, newest first. */
export function newestFirst(names: readonly string[]): string[] {
  return names.filter((name) => backupDate(name) !== null).toSorted((a, b) => b.localeCompare(a));
}

/** The backups among `names` that are not needed any more. Never includes files with other names. */
export function expiredBackups(names: readonly string[]): string[] {
  const backups = newestFirst(names);
  const dateOf = (name = '') => backupDate(name) ?? 0;
  const newest = dateOf(backups[0]);
  const kept = new Set([
    // one made by hand after a mistake must not replace the one made before it
    ...backups.filter((name) => newest - dateOf(name) < DAY_MS),
    ...newestOfEach(backups, DAYS, (at) => Math.floor(at / DAY_MS)),
    // the first day of the epoch was a Thursday; weeks start on Monday
    ...newestOfEach(backups, WEEKS, (at) => Math.floor((at / DAY_MS + 3) / 7)),
    ...newestOfEach(backups, MONTHS, (at) => new Date(at).toISOString().slice(0, 7)),
  ]);
  return backups.filter((name) => !kept.has(name));
}

function newestOfEach(
  backups: string[],
  count: number,
  periodOf: (at: number) => number | string,
): string[] {
  const newest = new Map<number | string, string>();
  for (const name of backups) {
    const period = periodOf(backupDate(name) ?? 0);
    if (!newest.has(period) && newest.size < count) newest.set(period, name);
  }
  return [...newest.values()];
}
