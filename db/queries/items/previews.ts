// The contents of unsaved forms for their previews, stored so that every process can show them.
import { desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { CLOCK_SKEW_MAX_MS } from '#db/clock.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import type { Database } from '#db/database.ts';
import { HOUR_MS } from '#db/limits.ts';
import { previews } from '#db/schema.ts';

const PREVIEW_TTL_MS = HOUR_MS;
const MAX_BYTES = 32 * 1024 * 1024;

interface StoredPreview {
  kind: ItemKind;
  item: unknown;
}

/**
 * Stores the preview `id` for an hour, replacing a former one. When all previews together exceed `maxBytes`, the least
 * recently updated are deleted.
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

/** The preview with this id; null when it does not exist or has expired. */
export async function findPreview(db: Database, id: string): Promise<StoredPreview | null> {
  const [row] = await db.read((read) => read.select().from(previews).where(eq(previews.id, id)));
  return row && row.updatedAt > Date.now() - PREVIEW_TTL_MS ? row : null;
}

/** Deletes previews expired before `now` (epoch milliseconds), and those with a future time from a wrong clock. */
export async function deleteExpiredPreviews(db: Database, now: number): Promise<void> {
  const { updatedAt } = previews;
  const isOver = or(lt(updatedAt, now - PREVIEW_TTL_MS), gt(updatedAt, now + CLOCK_SKEW_MAX_MS));
  await db.write((tx) => tx.delete(previews).where(isOver));
}
