// The records of complete uploads. A file without a record belongs to an upload that never finished.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { uploads } from '#db/schema.ts';

/**
 * Stores the record of a complete file. Sizes in bytes and pixels, the duration of a film in seconds; `fileName` is the
 * original name.
 */
export async function createUpload(
  db: Database,
  upload: {
    name: string;
    type: string;
    bytes: number;
    width: number;
    height: number;
    duration?: number | null;
    fileName?: string;
  },
): Promise<void> {
  const createdAt = new Date().toISOString();
  await db.write((tx) => tx.insert(uploads).values({ ...upload, createdAt }));
}

/** The file names of all complete uploads, or of those in `among`. */
export async function listUploadNames(db: Database, among?: string[]): Promise<string[]> {
  const isListed = among && inArray(uploads.name, among);
  const rows = await db.read((read) =>
    read.select({ name: uploads.name }).from(uploads).where(isListed),
  );
  return rows.map((row) => row.name);
}

/** The file name for downloading a document; may be empty. */
export type PublicUpload = Pick<typeof uploads.$inferSelect, 'fileName'>;

const publicUpload = prepared((db) =>
  db
    .select({ fileName: uploads.fileName })
    .from(uploads)
    .where(and(eq(uploads.name, sql.placeholder('name')), isNull(uploads.deletedAt)))
    .prepare(),
);

/** The public data of the upload with this name; null when it does not exist or is in the trash. */
export async function findPublicUpload(db: Database, name: string): Promise<PublicUpload | null> {
  const [row] = await db.read((read) => publicUpload(read).execute({ name }));
  return row ?? null;
}
