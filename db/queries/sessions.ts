// Staff sessions, known by the hash of their token (contract §3). Times are epoch milliseconds.
import { eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { sessions } from '#db/schema.ts';

export type Session = typeof sessions.$inferSelect;

/** Opens a session that was last seen `now`. */
export async function createSession(
  db: Database,
  session: { tokenHash: string; now: number },
): Promise<void> {
  const { tokenHash, now } = session;
  await db.write((tx) =>
    tx.insert(sessions).values({ tokenHash, createdAt: now, lastSeenAt: now }),
  );
}

/** The session, ended or not; null when there is none. Whether it still counts is for the caller to say. */
export async function findSession(db: Database, tokenHash: string): Promise<Session | null> {
  const [row] = await db.read((read) =>
    read.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)),
  );
  return row ?? null;
}

/** Notes that the session was used `now`; a session that is gone stays gone. */
export async function touchSession(db: Database, tokenHash: string, now: number): Promise<void> {
  await db.write((tx) =>
    tx
      .update(sessions)
      .set({ lastSeenAt: sql`max(${sessions.lastSeenAt}, ${now})` })
      .where(eq(sessions.tokenHash, tokenHash)),
  );
}

/** Ends a session; one that is gone already is no error. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.write((tx) => tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)));
}

/** Removes the sessions that were opened or last seen before the given moments; a login does this. */
export async function deleteEndedSessions(
  db: Database,
  ended: { createdBefore: number; lastSeenBefore: number },
): Promise<void> {
  await db.write((tx) =>
    tx
      .delete(sessions)
      .where(
        or(
          lt(sessions.createdAt, ended.createdBefore),
          lt(sessions.lastSeenAt, ended.lastSeenBefore),
        ),
      ),
  );
}
