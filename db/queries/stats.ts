// The stats of a case study, saved one at a time by its form.
import { eq } from 'drizzle-orm';
import type { ParsedStatInput, ParsedStatUpdate, Stat } from '#db/contract/case-studies.ts';
import type { Database, Queryable } from '#db/database.ts';
import { InvalidInputError, NotFoundError } from '#db/errors.ts';
import { LIST_MAX_ITEMS } from '#db/limits.ts';
import { stats } from '#db/schema.ts';
import { getCaseStudy } from './case-studies.ts';
import { recordStats } from './items/versions.ts';

/**
 * Adds a stat, by default after the others. Throws `NotFoundError` when the case study does not exist, and
 * `InvalidInputError` when it already has the maximum number.
 */
export async function createStat(
  db: Database,
  caseStudyId: number,
  input: ParsedStatInput,
): Promise<Stat> {
  return db.write(async (tx) => {
    const before = await getCaseStudy(tx, caseStudyId);
    if (before.stats.length >= LIST_MAX_ITEMS)
      throw new InvalidInputError(`A case study can have at most ${LIST_MAX_ITEMS} stats`, 'stats');
    const order = input.order ?? orderAfter(before.stats);
    const [row] = await tx
      .insert(stats)
      .values({ ...input, caseStudyId, order })
      .returning();
    await recordStats(tx, { before, after: await getCaseStudy(tx, caseStudyId) });
    return row as Stat;
  });
}

/**
 * Replaces the whole stat; an omitted `order` is kept. A stat never moves to another case study.
 * Throws `NotFoundError`, and `InvalidInputError` when `caseStudyId` names another case study.
 */
export async function updateStat(
  db: Database,
  statId: number,
  input: ParsedStatUpdate,
): Promise<Stat> {
  return db.write(async (tx) => {
    const stored = await getStat(tx, statId);
    const { caseStudyId = stored.caseStudyId, order = stored.order, ...fields } = input;
    if (caseStudyId !== stored.caseStudyId)
      throw new InvalidInputError('The stat belongs to another case study', 'caseStudyId');
    const before = await getCaseStudy(tx, caseStudyId);
    const [row] = await tx
      .update(stats)
      .set({ ...fields, order })
      .where(eq(stats.id, statId))
      .returning();
    await recordStats(tx, { before, after: await getCaseStudy(tx, caseStudyId) });
    return row as Stat;
  });
}

/** Deletes a stat and returns it. Throws `NotFoundError`. */
export async function deleteStat(db: Database, statId: number): Promise<Stat> {
  return db.write(async (tx) => {
    const stored = await getStat(tx, statId);
    const before = await getCaseStudy(tx, stored.caseStudyId);
    await tx.delete(stats).where(eq(stats.id, statId));
    await recordStats(tx, { before, after: await getCaseStudy(tx, stored.caseStudyId) });
    return stored;
  });
}

/** The next `order` after all of `stats`, within the range of exact integers. */
function orderAfter(stats: Pick<Stat, 'order'>[]): number {
  const last = Math.max(-1, ...stats.map(({ order }) => order));
  return Math.min(last + 1, Number.MAX_SAFE_INTEGER);
}

async function getStat(tx: Queryable, id: number): Promise<Stat> {
  const [stored] = await tx.select().from(stats).where(eq(stats.id, id));
  if (!stored) throw new NotFoundError('Stat not found');
  return stored;
}
