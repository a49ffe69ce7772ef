// The staff password's hash; there is one password (spec §6).
import type { Database } from '#db/client.ts';
import { sessions, staffPassword } from '#db/schema.ts';

const THE_ONE_ROW = 1;

/** The argon2id hash of the staff password; null before the first start has made one. */
export async function findPasswordHash(db: Database): Promise<string | null> {
  const [row] = await db.read((read) =>
    read.select({ hash: staffPassword.hash }).from(staffPassword),
  );
  return row?.hash ?? null;
}

/** Stores another password's hash and ends every session that was opened with the one before. */
export async function replacePasswordHash(db: Database, hash: string): Promise<void> {
  await db.write(async (tx) => {
    await tx
      .insert(staffPassword)
      .values({ id: THE_ONE_ROW, hash })
      .onConflictDoUpdate({ target: staffPassword.id, set: { hash } });
    await tx.delete(sessions);
  });
}
