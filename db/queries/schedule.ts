// What appears by itself: when the next item does, and marking those whose moment has come.
import { and, lte, min, sql } from 'drizzle-orm';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Database } from '#db/database.ts';
import { caseStudies, posts } from '#db/schema.ts';
import { type Publishable, upcomingAt } from './visible.ts';

/** The first moment after `now` (both ISO 8601) at which a post or a case study becomes visible; null when nothing waits. */
export async function findNextPublishDate(db: Database, now: string): Promise<string | null> {
  return db.read(async (read) => {
    const dates = await Promise.all(
      [posts, caseStudies].map((table) =>
        read
          .select({ date: min(table.publishDate) })
          .from(table)
          .where(upcomingAt(table, now)),
      ),
    );
    return dates.flatMap(([row]) => row?.date ?? []).sort()[0] ?? null;
  });
}

/** An item whose moment has come. */
export interface Due {
  kind: ItemKind;
  id: number;
  status: 'published';
  publishDate: string;
}

/**
 * Marks as published what was scheduled and is due at `now` (ISO 8601), and gives back exactly the items that this call
 * marked: whoever asks again, or at the same time in another process, gets none of them. `updatedAt` stays, since
 * nobody edited anything: a form that is open on the item may still be saved.
 */
export async function publishDue(db: Database, now: string): Promise<Due[]> {
  const isDue = (table: Publishable) =>
    and(sql`${table.status} = 'scheduled'`, lte(table.publishDate, now));
  const waiting = await db.read((read) =>
    Promise.all(
      [posts, caseStudies].map((table) =>
        read.select({ id: table.id }).from(table).where(isDue(table)).limit(1),
      ),
    ),
  );
  // most of the time nothing is due, and a write costs more than a read
  if (waiting.every((rows) => rows.length === 0)) return [];
  return db.write(async (tx) => {
    const marked: Due[] = [];
    for (const [kind, table] of [
      ['post', posts],
      ['case-study', caseStudies],
    ] as const) {
      const rows = await tx
        .update(table)
        .set({ status: 'published' })
        .where(isDue(table))
        .returning({ id: table.id, publishDate: table.publishDate });
      for (const row of rows) marked.push({ kind, ...row, status: 'published' });
    }
    return marked;
  });
}
