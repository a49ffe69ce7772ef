// What the media library says of the pictures that a page shows.
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { uploads } from '#db/schema.ts';

/** What pages need to know of an uploaded picture; as in the table. */
export type PictureNoteRow = Pick<
  typeof uploads.$inferSelect,
  'name' | 'alt' | 'decorative' | 'focalX' | 'focalY'
>;

const byNames = prepared((db) =>
  db
    .select({
      name: uploads.name,
      alt: uploads.alt,
      decorative: uploads.decorative,
      focalX: uploads.focalX,
      focalY: uploads.focalY,
    })
    .from(uploads)
    .where(inArray(uploads.name, sql`(SELECT value FROM json_each(${sql.placeholder('names')}))`))
    .prepare(),
);

/** The pictures of these names, in one query; names that nobody knows are left out. */
export async function listPictureNotes(
  db: Database,
  names: readonly string[],
): Promise<PictureNoteRow[]> {
  return db.read((read) => byNames(read).execute({ names: JSON.stringify(names) }));
}
