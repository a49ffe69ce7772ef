// Every change of a stat: stores it and purges the pages that show its case study.
import type { ParsedStatInput, ParsedStatUpdate, Stat } from '#db/contract/case-studies.ts';
import * as verbs from '#db/queries/stats.ts';
import type { SaveDeps } from './save-item.ts';

/** Adds a stat to a case study. Throws `NotFoundError`, and `InvalidInputError` when it has as many as it may have. */
export async function createStat(
  { db, cache }: SaveDeps,
  caseStudyId: number,
  input: ParsedStatInput,
): Promise<Stat> {
  return purged(cache, await verbs.createStat(db, caseStudyId, input));
}

/** Replaces the whole stat. Throws `NotFoundError`, and `InvalidInputError` for another case study. */
export async function updateStat(
  { db, cache }: SaveDeps,
  statId: number,
  input: ParsedStatUpdate,
): Promise<Stat> {
  return purged(cache, await verbs.updateStat(db, statId, input));
}

/** Deletes a stat. Throws `NotFoundError`. */
export async function deleteStat({ db, cache }: SaveDeps, statId: number): Promise<void> {
  purged(cache, await verbs.deleteStat(db, statId));
}

function purged(cache: SaveDeps['cache'], stat: Stat): Stat {
  cache.purge([`case-study:${stat.caseStudyId}`, 'case-studies']);
  return stat;
}
