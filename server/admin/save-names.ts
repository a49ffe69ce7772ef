// Changes of names that many items share: each purges the pages of its items.
import type { CleanContent } from '#db/contract/clean-html.ts';
import type { RenameAnswer, RenameInput, RenameTakeBack } from '#db/contract/names.ts';
import { type CollectionType, collectionsOf } from '#db/queries/documents/rename-in-collections.ts';
import {
  type Renamed,
  renameEverywhere,
  takeBackRename,
} from '#db/queries/names/rename-everywhere.ts';
import { type Purge, purgeOfDocument, purgeOfItem } from '#server/cache/purge.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import { type SaveDeps, saveAndPurge } from './save-and-purge.ts';
import { sanitiseFields } from './save-item.ts';

type Deps = SaveDeps & { siteContent: SiteContent };

/** Renames a name in all items. Throws as `renameEverywhere` does. */
export async function renameNames(deps: Deps, input: RenameInput): Promise<RenameAnswer> {
  const originals = await originalsFor(deps, input);
  return (await saveAndPurge(deps, (db) => renameEverywhere(db, input, originals), purgesOf))
    .answer;
}

/** Undoes a rename; items saved since stay as they are. */
export async function takeBackNames(deps: SaveDeps, input: RenameTakeBack): Promise<RenameAnswer> {
  return (await saveAndPurge(deps, (db) => takeBackRename(db, input), purgesOf)).answer;
}

/** The original content of the collections that hold these names. */
async function originalsFor({ siteContent }: Deps, { of }: RenameInput) {
  await siteContent.refresh();
  const originals = new Map<CollectionType, CleanContent>();
  for (const type of collectionsOf(of)) {
    const content = siteContent.lastKnown.original(type);
    originals.set(type, (await sanitiseFields({ content }, type)).content);
  }
  return originals;
}

function purgesOf({ kind, items, collections, links }: Renamed): Purge[] {
  return [
    ...items.flatMap(({ before, after }) => purgeOfItem(kind, after.id, after, before)),
    ...links.live.flatMap(purgeOfDocument),
    ...collections.flatMap(({ undo: { id }, before, after }) =>
      purgeOfItem('document', id, after ?? undefined, before),
    ),
  ];
}
