// The contents of unsaved forms, for the preview beside them, so that every process can show it.
import { desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { CLOCK_SKEW_MAX_MS } from '#db/clock.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Database } from '#db/database.ts';
import { previews } from '#db/schema.ts';

const PREVIEW_TTL_MS = 60 * 60 * 1000;
const MAX_BYTES = 32 * 1024 * 1024;

export interface StoredPreview {
  kind: ItemKind;
  item: unknown;
}

/**
 * Stores the preview `id` for an hour, in place of a former one. When all together take more than `maxBytes`, those
 * that were updated longest ago are deleted.
 */
export async function savePreview(
  db: Database,
  id: string,
  { kind, item }: StoredPreview,
  maxBytes = MAX_BYTES,
): Promise<void> {
  const row = { kind, item, bytes: JSON.stringify(item).length * 2, updatedAt: Date.now() };
  await db.write(async (tx) => {
    await tx
      .insert(previews)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: previews.id, set: row });
    const [sum] = await tx.select({ bytes: sql<number>`sum(${previews.bytes})` }).from(previews);
    if ((sum?.bytes ?? 0) <= maxBytes) return;
    const newestFirst = await tx
      .select({ id: previews.id, bytes: previews.bytes })
      .from(previews)
      .orderBy(desc(previews.updatedAt), desc(sql`rowid`));
    let total = 0;
    const surplus = newestFirst.filter(({ id: each, bytes }) => {
      total += bytes;
      return total > maxBytes && each !== id;
    });
    await tx.delete(previews).where(
      inArray(
        previews.id,
        surplus.map((each) => each.id),
      ),
    );
  });
}

/** The preview of that id; null when it has expired. */
export async function findPreview(db: Database, id: string): Promise<StoredPreview | null> {
  const [row] = await db.read((read) => read.select().from(previews).where(eq(previews.id, id)));
  return row && row.updatedAt > Date.now() - PREVIEW_TTL_MS ? row : null;
}

/** Deletes the previews that expired before `now` (epoch milliseconds), and later ones: a clock was wrong. */
export async function deleteExpiredPreviews(db: Database, now: number): Promise<void> {
  const { updatedAt } = previews;
  const isOver = or(lt(updatedAt, now - PREVIEW_TTL_MS), gt(updatedAt, now + CLOCK_SKEW_MAX_MS));
  await db.write((tx) => tx.delete(previews).where(isOver));
}
