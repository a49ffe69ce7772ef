// The hash of the one staff password.
import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { START_WITHIN_MS } from '#db/retry.ts';
import { apiTokens, sessions, staffPassword } from '#db/schema.ts';

const THE_ONE_ROW = 1;

/** The argon2id hash of the staff password; null before the first start. */
export async function findPasswordHash(db: Database): Promise<string | null> {
  const [row] = await db.read((read) =>
    read.select({ hash: staffPassword.hash }).from(staffPassword),
  );
  return row?.hash ?? null;
}

/** Stores the first hash. Returns false when a hash is stored already. */
export async function createPasswordHash(db: Database, hash: string): Promise<boolean> {
  const created = await db.write(
    (tx) =>
      tx
        .insert(staffPassword)
        .values({ id: THE_ONE_ROW, hash })
        .onConflictDoNothing()
        .returning({ id: staffPassword.id }),
    { withinMs: START_WITHIN_MS },
  );
  return created.length > 0;
}

/**
 * Stores the hash of a new password, ends every session and revokes every API token: a person with the former password could
 * have created one. Returns false, and changes nothing, when the stored hash is not `former`, because another process has
 * replaced it.
 */
export async function replacePasswordHash(
  db: Database,
  hash: string,
  former: string,
): Promise<boolean> {
  return db.write(
    async (tx) => {
      const replaced = await tx
        .update(staffPassword)
        .set({ hash })
        .where(eq(staffPassword.hash, former))
        .returning({ id: staffPassword.id });
      if (replaced.length > 0) {
        await tx.delete(sessions);
        await tx.delete(apiTokens);
      }
      return replaced.length > 0;
    },
    { withinMs: START_WITHIN_MS },
  );
}
