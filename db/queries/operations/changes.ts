// The tags of pages that saves put out of date, for the page caches of all processes on the database.
import { asc, gte, lte, max, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#db/database.ts';
import { changes } from '#db/schema.ts';

/** The tags of pages that are out of date, `*` for all; `forget` when visitors must no longer see them. */
interface ChangedPages {
  tags: string[];
  forget: boolean;
}

export type Change = typeof changes.$inferSelect;

/** The number of changes kept: a process that falls further behind purges everything. */
const CHANGES_MAX = 10_000;
const READ_AT_ONCE = 500;

/**
 * `db` with writes that also record, in the same transaction, the pages that `pagesOf` returns for their result. `recorded` is
 * called with the ids of the rows once they are committed.
 */
export function recordingChanges<Saved>(
  db: Database,
  pagesOf: (saved: Saved) => ChangedPages[],
  recorded: (pages: ChangedPages[], ids: number[]) => void,
): Database {
  return {
    read: (work) => db.read(work),
    async write(work, options) {
      const { result, pages, ids } = await db.write(async (tx) => {
        const result = await work(tx);
        const pages = pagesOf(result as unknown as Saved);
        return { result, pages, ids: await createChanges(tx, pages) };
      }, options);
      recorded(pages, ids);
      return result;
    },
    migrate: (statements) => db.migrate(statements),
    check: () => db.check(),
    close: () => db.close(),
    get replica() {
      return db.replica;
    },
  };
}

/** Records that all pages are out of date. Returns the id of the row. */
export async function recordChangeOfAll(db: Database): Promise<number> {
  const [id] = await db.write((tx) => createChanges(tx, [{ tags: ['*'], forget: true }]));
  return id as number;
}

/** The newest change, or null. */
export async function findLastChange(db: Database): Promise<Change | null> {
  const [row] = await db.read((read) =>
    read.select().from(changes).orderBy(sql`${changes.id} DESC`).limit(1),
  );
  return row ?? null;
}

/** At most 500 changes from `id` on, oldest first. */
export async function listChangesFrom(db: Database, id: number): Promise<Change[]> {
  return db.read((read) =>
    read
      .select()
      .from(changes)
      .where(gte(changes.id, id))
      .orderBy(asc(changes.id))
      .limit(READ_AT_ONCE),
  );
}

/** Deletes all but the newest 10,000 changes. */
export async function deleteOldChanges(db: Database): Promise<void> {
  await db.write(async (tx) => {
    const [newest] = await tx.select({ id: max(changes.id) }).from(changes);
    await tx.delete(changes).where(lte(changes.id, (newest?.id ?? 0) - CHANGES_MAX));
  });
}

async function createChanges(tx: Queryable, pages: ChangedPages[]): Promise<number[]> {
  if (pages.length === 0) return [];
  const rows = pages.map((each) => ({ ...each, token: crypto.randomUUID() }));
  const created = await tx.insert(changes).values(rows).returning({ id: changes.id });
  return created.map(({ id }) => id);
}
