// The files that an item uses: those in the trash are restored, so that no page shows a picture that is not served.
import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { addressOfMedia } from '#db/contract/media/media-name.ts';
import type { Queryable } from '#db/database.ts';
import { uploads } from '#db/schema.ts';

const ADDRESS = /\/uploads\/([a-z0-9]{26}\.\w+)/g;

/** Restores the pictures, films and PDFs in the trash that `fields` of an item or a draft use. */
export async function restoreUsedMedia(tx: Queryable, fields: object): Promise<void> {
  const names = usedNames(fields);
  if (names.length === 0) return;
  await tx
    .update(uploads)
    .set({ deletedAt: null })
    .where(and(inArray(uploads.name, listed(names)), isNotNull(uploads.deletedAt)));
}

/** The addresses of files in `fields` that are in neither the library nor the trash, because they were deleted for good. */
export async function findMissingFiles(read: Queryable, fields: object): Promise<string[]> {
  const names = usedNames(fields);
  if (names.length === 0) return [];
  const rows = await read
    .select({ name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.name, listed(names)));
  const stored = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !stored.has(name)).map(addressOfMedia);
}

function usedNames(fields: object): string[] {
  const found = JSON.stringify(fields).matchAll(ADDRESS);
  return [...new Set([...found].map(([, name = '']) => name))];
}

function listed(names: readonly string[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(names)}))`;
}
