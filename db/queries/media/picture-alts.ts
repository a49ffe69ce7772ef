// Copies alt texts from items to the library, for pictures without one there.
import { and, eq, sql } from 'drizzle-orm';
import { textsIn } from '#db/contract/documents/texts-in.ts';
import type { CleanItem, Item } from '#db/contract/item-kind.ts';
import { nameOfUpload } from '#db/contract/media/media-name.ts';
import { cutText } from '#db/contract/text/cut-text.ts';
import { decodeEntities } from '#db/contract/text/plain-text.ts';
import type { Queryable } from '#db/database.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { uploads } from '#db/schema.ts';

// stored HTML is sanitised: attribute values are in double quotes
const IMAGE = /<img\b[^>]*>/g;
const SRC = /\ssrc="\/uploads\/([a-z0-9]{26}\.\w+)"/;
const ALT = /\salt="([^"]*)"/;

/** The alt texts of uploads in the texts and the gallery of an item, by name of the picture; the first one counts. */
export function pictureAltsOf(item: Item): Map<string, string> {
  const alts = new Map<string, string>();
  const add = (name: string | undefined, alt = '') => {
    const text = cutText(alt.trim(), TITLE_MAX_CHARS);
    if (name && text !== '' && !alts.has(name)) alts.set(name, text);
  };
  for (const html of textsOf(item))
    for (const [image] of (html ?? '').matchAll(IMAGE))
      add(SRC.exec(image)?.[1], decodeEntities(ALT.exec(image)?.[1] ?? ''));
  if ('mediaImages' in item)
    item.mediaImages.forEach((address, at) => {
      add(nameOfUpload(address), item.mediaAlts[at]);
    });
  if ('type' in item)
    for (const { src, alt } of imagesIn(item.content)) add(nameOfUpload(src), alt);
  return alts;
}

/** Texts that may contain HTML with pictures. */
function textsOf(item: Item): readonly (string | null)[] {
  if ('type' in item) return textsIn(item.content);
  return 'content' in item ? [item.content] : [item.challengeContent, item.solutionContent];
}

/** The image fields of a document: objects with `src` and `alt`. */
function imagesIn(value: unknown): { src: string; alt: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { src, alt } = value as Record<string, unknown>;
  const own = typeof src === 'string' && typeof alt === 'string' ? [{ src, alt }] : [];
  return [...own, ...Object.values(value).flatMap(imagesIn)];
}

/** Sets the item's alt texts for pictures that have none in the library and are not decorative. */
export async function storePictureAlts(tx: Queryable, item: CleanItem): Promise<void> {
  const alts = pictureAltsOf(item);
  if (alts.size === 0) return;
  // one statement, because a text may have thousands of pictures
  const given = JSON.stringify(Object.fromEntries(alts));
  await tx.run(sql`UPDATE ${uploads} SET alt = given.value FROM json_each(${given}) AS given
    WHERE ${uploads.name} = given.key AND ${uploads.alt} = '' AND NOT ${uploads.decorative}`);
}

/** Sets the alt text of a picture, unless it has one in the library or is decorative. */
export async function storePictureAlt(tx: Queryable, name: string, alt: string): Promise<void> {
  await tx
    .update(uploads)
    .set({ alt })
    .where(and(eq(uploads.name, name), eq(uploads.alt, ''), eq(uploads.decorative, false)));
}
