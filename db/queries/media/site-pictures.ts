// The rows of the site's own pictures in the media library, updated at each start.
import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { SitePictureText } from '#db/content/site-pictures.ts';
import type { Database } from '#db/database.ts';
import { uploads } from '#db/schema.ts';

/** A picture or film in public/, from its file and the code. Sizes in bytes and pixels, duration in seconds. */
export interface SitePicture {
  name: string;
  fileName: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  duration?: number | null;
  /** The poster of a new film; staff can change it later. */
  poster?: string | null;
  text: SitePictureText;
}

/**
 * Adds new pictures of the site, updates changed ones, and removes those that no longer exist. Changes by staff are kept: an
 * alt text of the code replaces only a former one of the code.
 */
export async function updateSitePictures(
  db: Database,
  pictures: readonly SitePicture[],
): Promise<void> {
  const createdAt = new Date().toISOString();
  await db.write(async (tx) => {
    const rows = await tx.select().from(uploads).where(isNotNull(uploads.site));
    const stored = new Map(rows.map((row) => [row.name, row]));
    for (const { text, ...file } of pictures) {
      const row = stored.get(file.name);
      const { fileName: _, poster: __, ...facts } = file;
      if (!row) await tx.insert(uploads).values({ ...file, createdAt, alt: text.alt, site: text });
      else if (!isSame(row, { ...facts, site: text })) {
        const alt = row.alt === row.site?.alt ? text.alt : row.alt;
        // a frame is in pixels of the former picture
        const isResized = row.width !== file.width || row.height !== file.height;
        await tx
          .update(uploads)
          .set({ ...facts, alt, site: text, ...(isResized && { frame: null }) })
          .where(eq(uploads.name, file.name));
      }
    }
    const names = pictures.map(({ name }) => name);
    await tx.delete(uploads).where(and(isNotNull(uploads.site), notInArray(uploads.name, names)));
  });
}

function isSame(row: object, facts: object): boolean {
  const stored = row as Record<string, unknown>;
  return Object.entries(facts).every(([name, value]) => Bun.deepEquals(stored[name], value));
}
