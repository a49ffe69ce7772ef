// Stores the stats of a form, a draft or a version.
import { eq } from 'drizzle-orm';
import { type ParsedStatInput, type Stat, statInput } from '#db/contract/case-studies.ts';
import type { Queryable } from '#db/database.ts';
import { LIST_MAX_ITEMS } from '#db/limits.ts';
import { stats } from '#db/schema.ts';

/** The valid stats in `typed`, each with an order, and with its id if it has one. */
export function validStats(
  typed: readonly Partial<Stat>[],
): (ParsedStatInput & { id: number | undefined; order: number })[] {
  return typed.slice(0, LIST_MAX_ITEMS).flatMap((stat, position) => {
    const order = stat.order ?? position;
    const parsed = statInput.safeParse({ ...stat, order });
    return parsed.success ? { ...parsed.data, id: stat.id, order } : [];
  });
}

/**
 * Replaces the stats of a case study. Existing stats keep their ids, so that forms open elsewhere stay valid. Other ids are
 * not reused, because they may belong to a case study in the trash.
 */
export async function replaceStats(
  tx: Queryable,
  caseStudyId: number,
  was: readonly Partial<Stat>[],
): Promise<void> {
  const own = await tx
    .delete(stats)
    .where(eq(stats.caseStudyId, caseStudyId))
    .returning({ id: stats.id });
  const ids = new Set<number | undefined>(own.map(({ id }) => id));
  const rows = validStats(was).map(({ id, ...stat }) => ({
    ...stat,
    ...(ids.delete(id) && { id }),
    caseStudyId,
  }));
  if (rows.length > 0) await tx.insert(stats).values(rows);
}
