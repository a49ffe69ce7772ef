// The records of complete uploads. A file without a record belongs to an upload that never finished.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { uploads } from '#db/schema.ts';

/** Stores the record of a picture whose file is complete. Sizes in bytes and pixels; `fileName` is the original name. */
export async function createUpload(
  db: Database,
  upload: {
    name: string;
    type: string;
    bytes: number;
    width: number;
    height: number;
    fileName?: string;
  },
): Promise<void> {
  const createdAt = new Date().toISOString();
  await db.write((tx) => tx.insert(uploads).values({ ...upload, createdAt }));
}

/** File names of all complete uploads. */
export async function listUploadNames(db: Database): Promise<string[]> {
  const rows = await db.read((read) => read.select({ name: uploads.name }).from(uploads));
  return rows.map((row) => row.name);
}

const publicName = prepared((db) =>
  db
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.name, sql.placeholder('name')), isNull(uploads.deletedAt)))
    .prepare(),
);

/** Whether there is a picture of this name that is not in the trash. */
export async function isPublicUpload(db: Database, name: string): Promise<boolean> {
  const rows = await db.read((read) => publicName(read).execute({ name }));
  return rows.length > 0;
}
