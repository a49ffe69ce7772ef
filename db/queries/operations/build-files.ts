// The scripts and styles of all builds that run, so that a page of one build finds its files on a machine that runs another.
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { DATABASE_NOW } from '#db/clock.ts';
import type { Database } from '#db/database.ts';
import { buildFiles } from '#db/schema.ts';

/** A tab that was open for longer is reloaded by its next navigation. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Records that the build with these files runs, stores those that are new, compressed by Brotli, and deletes the files of
 * builds that nobody ran for 14 days.
 */
export async function storeBuildFiles(
  db: Database,
  names: string[],
  compressed: (name: string) => Promise<Buffer>,
): Promise<void> {
  const known = await db.read((read) =>
    read.select({ name: buildFiles.name }).from(buildFiles).where(inArray(buildFiles.name, names)),
  );
  const isKnown = new Set(known.map(({ name }) => name));
  const added = await Promise.all(
    names
      .filter((name) => !isKnown.has(name))
      .map(async (name) => ({ name, usedAt: DATABASE_NOW, bytes: await compressed(name) })),
  );
  await db.write(async (tx) => {
    if (added.length > 0) await tx.insert(buildFiles).values(added).onConflictDoNothing();
    await tx
      .update(buildFiles)
      .set({ usedAt: DATABASE_NOW })
      .where(inArray(buildFiles.name, names));
    await tx.delete(buildFiles).where(lt(buildFiles.usedAt, sql`${DATABASE_NOW} - ${KEPT_MS}`));
  });
}

/** The bytes of a file of any build, compressed by Brotli; null when there is none of that name. */
export async function findBuildFile(db: Database, name: string): Promise<Buffer | null> {
  const [file] = await db.read((read) =>
    read.select({ bytes: buildFiles.bytes }).from(buildFiles).where(eq(buildFiles.name, name)),
  );
  return file ? Buffer.from(file.bytes) : null;
}
