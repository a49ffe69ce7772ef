// Every change of a picture in the media library: stores it and purges the pages that show the picture.
import type { Media, MediaChange, MediaUse } from '#db/contract/media/media.ts';
import { isWhole, type PictureFrame } from '#db/contract/media/picture-frame.ts';
import { InvalidInputError } from '#db/errors.ts';
import * as media from '#db/queries/media/media.ts';
import * as replacing from '#db/queries/media/replace-media.ts';
import { purgeOfFrame, purgeOfPictures, purgeOfUses } from '#server/cache/purge.ts';
import type { Deps } from '#server/context.ts';
import { type SaveDeps, saveAndPurge } from './save-and-purge.ts';

/** Stores the fields in `change` and leaves the others. Throws `NotFoundError`, `InvalidInputError`. */
export async function changeMedia(
  deps: SaveDeps & Pick<Deps, 'pictures'>,
  name: string,
  { frame, ...change }: MediaChange,
): Promise<Media> {
  // no page shows the file name
  const { fileName: _, ...shown } = change;
  if (frame !== undefined) return changeFrame(deps, name, frame, change);
  return saveAndPurge(
    deps,
    (db) => media.changeMedia(db, name, change),
    () => (Object.keys(shown).length > 0 ? purgeOfPictures([name]) : []),
  );
}

async function changeFrame(
  deps: SaveDeps & Pick<Deps, 'pictures'>,
  name: string,
  given: PictureFrame | null,
  change: Omit<MediaChange, 'frame'>,
): Promise<Media> {
  const picture = await deps.db.read((read) => media.getMedia(read, name));
  if (given) media.assertFrame(picture, given);
  const frame = given && !isWhole(given, picture) ? given : null;
  const seen = frame && (await deps.pictures.describeFrame(picture.url, frame));
  if (frame && !seen)
    throw new InvalidInputError(
      'This picture cannot be cropped: it is animated or cannot be read',
      'frame',
    );
  const saved = await saveAndPurge(
    deps,
    (db) => media.changeMedia(db, name, { ...change, frame: frame && { ...frame, ...seen } }),
    () => purgeOfFrame(name),
  );
  deps.pictures.reframe(picture.url, picture.frame);
  return saved;
}

/** Replaces the picture `name` by `by` everywhere; returns the changed places. Throws as `replaceMedia` of db does. */
export async function replaceMedia(deps: SaveDeps, name: string, by: string): Promise<MediaUse[]> {
  return saveAndPurge(
    deps,
    (db) => replacing.replaceMedia(db, name, by),
    // the alt text of `by` may have changed
    (uses) => [...purgeOfUses(uses), ...purgeOfPictures([by])],
  );
}
