// Staff sessions, identified by the hash of their token. Times are epoch milliseconds.
import { eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { sessions } from '#db/schema.ts';

export type Session = typeof sessions.$inferSelect;

/** Creates a session that was last used `now`. */
export async function createSession(
  db: Database,
  session: { tokenHash: string; now: number },
): Promise<void> {
  const { tokenHash, now } = session;
  await db.write((tx) =>
    tx.insert(sessions).values({ tokenHash, createdAt: now, lastSeenAt: now }),
  );
}

/** The session, expired or not, or null. The caller decides whether it is still valid. */
export async function findSession(db: Database, tokenHash: string): Promise<Session | null> {
  const [row] = await db.read((read) =>
    read.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)),
  );
  return row ?? null;
}

/** Records that the session was used `now`. A deleted session stays deleted. */
export async function touchSession(db: Database, tokenHash: string, now: number): Promise<void> {
  await db.write((tx) =>
    tx
      .update(sessions)
      .set({ lastSeenAt: sql`max(${sessions.lastSeenAt}, ${now})` })
      .where(eq(sessions.tokenHash, tokenHash)),
  );
}

/** Deletes a session, if it exists. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.write((tx) => tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)));
}

/** Deletes the sessions created or last used before the given times, or later than `after`. Called at every login. */
export async function deleteExpiredSessions(
  db: Database,
  ended: { createdBefore: number; lastSeenBefore: number; after: number },
): Promise<void> {
  await db.write((tx) =>
    tx
      .delete(sessions)
      .where(
        or(
          lt(sessions.createdAt, ended.createdBefore),
          lt(sessions.lastSeenAt, ended.lastSeenBefore),
          gt(sessions.createdAt, ended.after),
          gt(sessions.lastSeenAt, ended.after),
        ),
      ),
  );
}
