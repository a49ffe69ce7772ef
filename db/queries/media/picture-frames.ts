// The frames of cropped pictures.
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { type StoredFrame, uploads } from '#db/schema.ts';

const all = prepared((db) =>
  db
    .select({ name: uploads.name, frame: uploads.frame })
    .from(uploads)
    .where(isNotNull(uploads.frame))
    .prepare(),
);

const byName = prepared((db) =>
  db
    .select({ frame: uploads.frame })
    .from(uploads)
    .where(eq(uploads.name, sql.placeholder('name')))
    .prepare(),
);

/** All frames, by name of the picture. */
export async function listPictureFrames(db: Database): Promise<Map<string, StoredFrame>> {
  const rows = await db.read((read) => all(read).execute());
  return new Map(rows.map(({ name, frame }) => [name, frame as StoredFrame]));
}

/** The frame of the picture with this name; null when it is shown whole or does not exist. */
export async function findPictureFrame(db: Database, name: string): Promise<StoredFrame | null> {
  const [row] = await db.read((read) => byName(read).execute({ name }));
  return row?.frame ?? null;
}
