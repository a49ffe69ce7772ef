// Restores files in use from the trash, so that no page shows a picture that is not served.
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { uploads } from '#db/schema.ts';

const ADDRESS = /\/uploads\/([a-z0-9]{26}\.\w+)/g;

/** Restores the pictures, films and PDFs in the trash that `fields` of an item or a draft use. */
export async function restoreUsedMedia(tx: Queryable, fields: object): Promise<void> {
  const found = JSON.stringify(fields).matchAll(ADDRESS);
  const names = [...new Set([...found].map(([, name = '']) => name))];
  if (names.length === 0) return;
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(names)}))`;
  await tx
    .update(uploads)
    .set({ deletedAt: null })
    .where(and(inArray(uploads.name, listed), isNotNull(uploads.deletedAt)));
}
