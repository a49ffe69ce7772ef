// The menu order of case studies, set by dragging: computes the number of each case study.
import { desc, eq } from 'drizzle-orm';
import type { MenuOrderAnswer } from '#db/contract/bulk.ts';
import type { Database } from '#db/database.ts';
import { NotFoundError } from '#db/errors.ts';
import { caseStudies } from '#db/schema.ts';

interface OrderedStudy {
  id: number;
  menuOrder: number;
  publishDate: string;
}

const WITHIN_MS = 5000;

/**
 * Sorts the case studies `ids` in that order, within their present places among the others. Numbers change as little as
 * possible: the named ones are swapped, and a number is raised only where two would be equal.
 * Throws `NotFoundError` when one does not exist.
 */
export async function orderCaseStudies(db: Database, ids: number[]): Promise<MenuOrderAnswer> {
  return db.write(
    async (tx) => {
      const { id, menuOrder, publishDate } = caseStudies;
      const shown: OrderedStudy[] = await tx
        .select({ id, menuOrder, publishDate })
        .from(caseStudies)
        .orderBy(desc(menuOrder), desc(publishDate), desc(id));
      const was = new Map(shown.map((study) => [study.id, study.menuOrder]));
      const missing = ids.find((each) => !was.has(each));
      if (missing !== undefined) throw new NotFoundError(`Case study ${missing} not found`);
      const placed = numbered(rearranged(shown, ids));
      for (const study of placed)
        if (was.get(study.id) !== study.menuOrder)
          await tx.update(caseStudies).set({ menuOrder: study.menuOrder }).where(eq(id, study.id));
      return { caseStudies: placed.map(({ id, menuOrder }) => ({ id, menuOrder })) };
    },
    { withinMs: WITHIN_MS },
  );
}

/** The named case studies in their new order, in their former places; each place keeps its number. */
function rearranged(shown: OrderedStudy[], ids: number[]): OrderedStudy[] {
  const named = new Set(ids);
  const byId = new Map(shown.map((study) => [study.id, study]));
  let next = 0;
  return shown.map((study) => {
    if (!named.has(study.id)) return study;
    const moved = byId.get(ids[next++] as number) as OrderedStudy;
    return { ...moved, menuOrder: study.menuOrder };
  });
}

/** The smallest numbers, none lower than the present ones, that sort the list in this order. */
function numbered(list: OrderedStudy[]): OrderedStudy[] {
  const result = [...list];
  for (let place = result.length - 2; place >= 0; place--) {
    const below = result[place + 1] as OrderedStudy;
    const study = result[place] as OrderedStudy;
    const menuOrder = Math.max(
      study.menuOrder,
      below.menuOrder + (comesFirst(study, below) ? 0 : 1),
    );
    result[place] = { ...study, menuOrder };
  }
  return result;
}

/** Whether `one` sorts before `other` when their numbers are equal. */
function comesFirst(one: OrderedStudy, other: OrderedStudy): boolean {
  if (one.publishDate !== other.publishDate) return one.publishDate > other.publishDate;
  return one.id > other.id;
}
