// Every change of a picture in the media library: stores it and purges the pages that show the picture.
import type { Media, MediaChange, MediaUse } from '#db/contract/media.ts';
import * as media from '#db/queries/media.ts';
import * as replacing from '#db/queries/replace-media.ts';
import { purgePicture, purgeUses } from '#server/cache/purge.ts';
import type { SaveDeps } from './save-item.ts';

/** Stores what `change` holds and leaves the rest. Throws `NotFoundError`. */
export async function changeMedia(
  { db, cache }: SaveDeps,
  name: string,
  change: MediaChange,
): Promise<Media> {
  const changed = await media.changeMedia(db, name, change);
  // no page shows the name of the file
  const { fileName: _, ...shown } = change;
  if (Object.keys(shown).length > 0) purgePicture(cache, name);
  return changed;
}

/** Puts the picture `by` in the place of `name` everywhere; returns those places. Throws as `replaceMedia` of db does. */
export async function replaceMedia(
  { db, cache }: SaveDeps,
  name: string,
  by: string,
): Promise<MediaUse[]> {
  const uses = await replacing.replaceMedia(db, name, by);
  purgeUses(cache, uses);
  // the alt text of `by` may have changed
  purgePicture(cache, by);
  return uses;
}
