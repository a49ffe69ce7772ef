// The alt texts and focal points of the pictures on a page, and the sizes and posters of its films.
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { uploads } from '#db/schema.ts';

/** The columns of a picture that pages need. */
export type PictureNoteRow = Pick<
  typeof uploads.$inferSelect,
  | 'name'
  | 'alt'
  | 'decorative'
  | 'focalX'
  | 'focalY'
  | 'frame'
  | 'width'
  | 'height'
  | 'site'
  | 'poster'
>;

const byNames = prepared((db) =>
  db
    .select({
      name: uploads.name,
      alt: uploads.alt,
      decorative: uploads.decorative,
      focalX: uploads.focalX,
      focalY: uploads.focalY,
      frame: uploads.frame,
      width: uploads.width,
      height: uploads.height,
      site: uploads.site,
      poster: uploads.poster,
    })
    .from(uploads)
    .where(inArray(uploads.name, sql`(SELECT value FROM json_each(${sql.placeholder('names')}))`))
    .prepare(),
);

/** The pictures with these names, in one query; unknown names are skipped. */
export async function listPictureNotes(
  db: Database,
  names: readonly string[],
): Promise<PictureNoteRow[]> {
  return db.read((read) => byNames(read).execute({ names: JSON.stringify(names) }));
}
