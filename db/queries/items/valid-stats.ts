// The stats of a draft or a version that are valid for storing.
import { type ParsedStatInput, type Stat, statInput } from '#db/contract/case-studies.ts';
import { LIST_MAX_ITEMS } from '#db/limits.ts';

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
