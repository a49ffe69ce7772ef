// The stats of a draft or a version that may be stored as they are.
import { type ParsedStatInput, type Stat, statInput } from '#db/contract/case-studies.ts';
import { LIST_MAX_ITEMS } from '#db/limits.ts';

/** The stats in `typed` that a save would accept, each with an order, and with its id if it has one. */
export function validStats(
  typed: readonly Partial<Stat>[],
): (ParsedStatInput & { id: number | undefined; order: number })[] {
  return typed.slice(0, LIST_MAX_ITEMS).flatMap((stat, position) => {
    const order = stat.order ?? position;
    const parsed = statInput.safeParse({ ...stat, order });
    return parsed.success ? { ...parsed.data, id: stat.id, order } : [];
  });
}
