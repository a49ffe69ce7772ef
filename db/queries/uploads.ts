// The records of complete uploads. A file without a record belongs to an upload that never finished.
import type { Database } from '#db/database.ts';
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
