// The scripts and styles of all running builds, so that a page of one build gets its files from a machine with another.
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { DATABASE_NOW } from '#db/clock.ts';
import type { Database } from '#db/database.ts';
import { DAY_MS } from '#db/limits.ts';
import { buildFiles } from '#db/schema.ts';

/** A tab open for longer is reloaded at its next navigation. */
const KEPT_MS = 14 * DAY_MS;

/**
 * Records that the build with these files is in use, stores the new ones, compressed with Brotli, and deletes the files of
 * builds unused for 14 days.
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

/** The bytes of a file of any build, compressed with Brotli; null when no file has this name. */
export async function findBuildFile(db: Database, name: string): Promise<Buffer | null> {
  const [file] = await db.read((read) =>
    read.select({ bytes: buildFiles.bytes }).from(buildFiles).where(eq(buildFiles.name, name)),
  );
  return file ? Buffer.from(file.bytes) : null;
}
