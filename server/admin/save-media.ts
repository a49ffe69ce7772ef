// Every change of a picture in the media library: stores it and purges the pages that show the picture.
import type { Media, MediaChange, MediaUse } from '#db/contract/media.ts';
import * as media from '#db/queries/media/media.ts';
import * as replacing from '#db/queries/media/replace-media.ts';
import { purgeOfPicture, purgeOfUses } from '#server/cache/purge.ts';
import { type SaveDeps, saveAndPurge } from './save-and-purge.ts';

/** Stores what `change` holds and leaves the rest. Throws `NotFoundError`. */
export async function changeMedia(
  deps: SaveDeps,
  name: string,
  change: MediaChange,
): Promise<Media> {
  // no page shows the name of the file
  const { fileName: _, ...shown } = change;
  return saveAndPurge(
    deps,
    (db) => media.changeMedia(db, name, change),
    () => (Object.keys(shown).length > 0 ? purgeOfPicture(name) : []),
  );
}

/** Puts the picture `by` in the place of `name` everywhere; returns those places. Throws as `replaceMedia` of db does. */
export async function replaceMedia(deps: SaveDeps, name: string, by: string): Promise<MediaUse[]> {
  return saveAndPurge(
    deps,
    (db) => replacing.replaceMedia(db, name, by),
    // the alt text of `by` may have changed
    (uses) => [...purgeOfUses(uses), ...purgeOfPicture(by)],
  );
}
