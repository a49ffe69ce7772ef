// The steps of every save besides the row itself, in one transaction: version, redirect, search index, draft, pictures.
import type { CleanItemOf, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { InvalidInputError } from '#db/errors.ts';
import { followPartners } from '#db/queries/documents/follow-partners.ts';
import { storePictureAlts } from '#db/queries/media/picture-alts.ts';
import { restoreUsedMedia } from '#db/queries/media/used-media.ts';
import { indexItem } from '#db/queries/search/search-index.ts';
import { removeDraft } from './draft-rows.ts';
import { findMoves, followMoves, selectMoved } from './item-moves.ts';
import { createRedirects } from './redirects.ts';
import { fitsHistory, recordVersions } from './versions.ts';

/** The result of saving an existing item. */
export interface Update<Kind extends ItemKind> {
  before: CleanItemOf<Kind>;
  after: CleanItemOf<Kind>;
  /** The ids of the documents whose links and references were changed with it. */
  moved: number[];
}

/** Runs `afterSave` for an existing item, and changes the links to it when its public address changed. */
export async function afterUpdate<Kind extends ItemKind>(
  tx: Queryable,
  kind: Kind,
  before: CleanItemOf<Kind>,
  after: CleanItemOf<Kind>,
  cause: 'saved' | 'restored' = 'saved',
): Promise<Update<Kind>> {
  const moves = await findMoves(tx, kind, [{ before, after }]);
  await afterSave(tx, kind, { before, after, cause });
  const moved = await followMoves(tx, moves);
  moved.push(...(await followPartners(tx, before, after)));
  const [stored = after] = await selectMoved(tx, kind, [after], moved);
  return { before, after: stored, moved };
}

/**
 * Stores a version, redirects a former public address, updates the search index, and restores pictures in use from the trash.
 * After `saved` the pending draft is removed, and its unpublished values stay in the history. A save by an API token
 * (`writtenBy` is its name) restores no pictures and sets no alt texts, because other pages would show them. Throws
 * `InvalidInputError` when it is too large for the history, which names the token.
 */
export async function afterSave<Kind extends ItemKind>(
  tx: Queryable,
  kind: Kind,
  save: {
    before: CleanItemOf<Kind> | null;
    after: CleanItemOf<Kind>;
    cause: 'created' | 'saved' | 'restored';
    writtenBy?: string | null;
  },
): Promise<void> {
  const { before, after, cause, writtenBy = null } = save;
  if (writtenBy !== null && !fitsHistory(after))
    throw new InvalidInputError(
      'This is too large for the history, so an API token cannot write it',
    );
  const discarded =
    before && cause === 'saved' ? await removeDraft(tx, kind, before, after) : undefined;
  await recordVersions(tx, kind, [{ before, after, cause, discarded, writtenBy }]);
  await createRedirects(tx, kind, [{ before, after }]);
  await indexItem(tx, kind, after);
  if (writtenBy !== null) return;
  await restoreUsedMedia(tx, after);
  await storePictureAlts(tx, after);
}
