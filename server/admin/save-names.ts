// Changes of names that many items share: each purges the pages of its items.
import { originalOf } from '#db/content/originals.ts';
import type { CleanContent } from '#db/contract/clean-html.ts';
import type { RenameAnswer, RenameInput, RenameTakeBack } from '#db/contract/names.ts';
import { collectionOf } from '#db/queries/documents/rename-entry.ts';
import { type Renamed, renameEverywhere, takeBackRename } from '#db/queries/items/names.ts';
import { type Purge, purgeOfDocument, purgeOfItem } from '#server/cache/purge.ts';
import { type SaveDeps, saveAndPurge } from './save-and-purge.ts';
import { sanitiseFields } from './save-item.ts';

/** Throws as `renameEverywhere` does. */
export async function renameNames(deps: SaveDeps, input: RenameInput): Promise<RenameAnswer> {
  const original = await originalFor(input);
  return (await saveAndPurge(deps, (db) => renameEverywhere(db, input, original), purgesOf)).answer;
}

/** Undoes a rename; items that were saved since stay as they are. */
export async function takeBackNames(deps: SaveDeps, input: RenameTakeBack): Promise<RenameAnswer> {
  return (await saveAndPurge(deps, (db) => takeBackRename(db, input), purgesOf)).answer;
}

/** The original content of the collection that describes these names; null when none does. */
async function originalFor({ of }: RenameInput): Promise<CleanContent | null> {
  const type = collectionOf(of);
  if (!type) return null;
  const content = originalOf(type, { isCounting: false });
  return (await sanitiseFields({ content }, type)).content;
}

function purgesOf({ kind, items, collection, links }: Renamed): Purge[] {
  const ofItems = [
    ...items.flatMap(({ before, after }) => purgeOfItem(kind, after.id, after, before)),
    ...links.live.flatMap(purgeOfDocument),
  ];
  const id = collection?.after?.id ?? collection?.before?.id;
  if (!collection || id === undefined) return ofItems;
  return [
    ...ofItems,
    ...purgeOfItem('document', id, collection.after ?? undefined, collection.before),
  ];
}
