// Scheduled publishing: the next publish date, and marking due items as published.
import { and, lte, min, sql } from 'drizzle-orm';
import { ITEM_KINDS, type ItemKind } from '#db/contract/item-kind.ts';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { followPartners } from '#db/queries/documents/follow-partners.ts';
import { ITEM_TABLE, type ItemTable } from './item-tables.ts';
import { getItem } from './items.ts';
import { upcomingAt } from './visible.ts';

const NOW = sql.placeholder('now');
const nextDates = Object.values(ITEM_TABLE).map((table) =>
  prepared((db) =>
    db
      .select({ date: min(table.publishDate) })
      .from(table)
      .where(upcomingAt(table, NOW))
      .prepare(),
  ),
);

/** The next publish date of any item after `now` (both ISO 8601); null when nothing is scheduled. */
export async function findNextPublishDate(db: Database, now: string): Promise<string | null> {
  return db.read(async (read) => {
    const dates = await Promise.all(nextDates.map((next) => next(read).execute({ now })));
    return dates.flatMap(([row]) => row?.date ?? []).sort()[0] ?? null;
  });
}

/** An item whose publish date has come. */
interface DueItem {
  kind: ItemKind;
  id: number;
  status: 'published';
  publishDate: string;
  /** The type of a document. */
  type?: string;
}

/**
 * Marks the scheduled items due at `now` (ISO 8601) as published. Returns the items marked by this call, never those of
 * earlier or concurrent calls. `updatedAt` is kept, so that open forms can still be saved.
 */
export async function publishDue(db: Database, now: string): Promise<DueItem[]> {
  const isDue = (table: ItemTable) =>
    and(sql`${table.status} = 'scheduled'`, lte(table.publishDate, now));
  const waiting = await db.read((read) =>
    Promise.all(
      Object.values(ITEM_TABLE).map((table) =>
        read.select({ id: table.id }).from(table).where(isDue(table)).limit(1),
      ),
    ),
  );
  // usually nothing is due, and a read costs less than a write
  if (waiting.every((rows) => rows.length === 0)) return [];
  return db.write(async (tx) => {
    const marked: DueItem[] = [];
    for (const kind of ITEM_KINDS) {
      const table = ITEM_TABLE[kind];
      const rows = await tx
        .update(table)
        .set({ status: 'published' })
        .where(isDue(table))
        .returning({
          id: table.id,
          publishDate: table.publishDate,
          ...('type' in table && { type: table.type }),
        });
      for (const row of rows) {
        marked.push({ kind, ...row, status: 'published' });
        if (row.type === 'partner-list')
          await followPartners(tx, null, await getItem(tx, kind, row.id));
      }
    }
    return marked;
  });
}
