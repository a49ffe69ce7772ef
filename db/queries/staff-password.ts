// The hash of the one staff password.
import type { Database } from '#db/database.ts';
import { sessions, staffPassword } from '#db/schema.ts';

const THE_ONE_ROW = 1;

/** The argon2id hash of the staff password; null before the first start has made one. */
export async function findPasswordHash(db: Database): Promise<string | null> {
  const [row] = await db.read((read) =>
    read.select({ hash: staffPassword.hash }).from(staffPassword),
  );
  return row?.hash ?? null;
}

/** Stores the hash of another password and ends every session. */
export async function replacePasswordHash(db: Database, hash: string): Promise<void> {
  await db.write(async (tx) => {
    await tx
      .insert(staffPassword)
      .values({ id: THE_ONE_ROW, hash })
      .onConflictDoUpdate({ target: staffPassword.id, set: { hash } });
    await tx.delete(sessions);
  });
}
