// Every change of a stat: stores it and purges the pages that show its case study.
import type { ParsedStatInput, ParsedStatUpdate, Stat } from '#db/contract/case-studies.ts';
import * as verbs from '#db/queries/stats.ts';
import { purgeOfStat } from '#server/cache/purge.ts';
import { type SaveDeps, saveAndPurge } from './save-and-purge.ts';

/** Adds a stat to a case study. Throws `NotFoundError`, and `InvalidInputError` when it already has the maximum number. */
export async function createStat(
  deps: SaveDeps,
  caseStudyId: number,
  input: ParsedStatInput,
): Promise<Stat> {
  return saveAndPurge(deps, (db) => verbs.createStat(db, caseStudyId, input), purgeOfStat);
}

/** Replaces the whole stat. Throws `NotFoundError`, and `InvalidInputError` for another case study. */
export async function updateStat(
  deps: SaveDeps,
  statId: number,
  input: ParsedStatUpdate,
): Promise<Stat> {
  return saveAndPurge(deps, (db) => verbs.updateStat(db, statId, input), purgeOfStat);
}

/** Deletes a stat. Throws `NotFoundError`. */
export async function deleteStat(deps: SaveDeps, statId: number): Promise<void> {
  await saveAndPurge(deps, (db) => verbs.deleteStat(db, statId), purgeOfStat);
}
