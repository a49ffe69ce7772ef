// Changes of names that many items share: each purges the pages of its items.
import { originalOf } from '#db/content/originals.ts';
import type { RenameAnswer, RenameInput, RenameTakeBack } from '#db/contract/names.ts';
import { type Renamed, renameEverywhere, takeBackRename } from '#db/queries/items/names.ts';
import { type Purge, purgeOfItem } from '#server/cache/purge.ts';
import { type SaveDeps, saveAndPurge } from './save-and-purge.ts';
import { sanitiseFields } from './save-item.ts';

/** Throws as `renameEverywhere` does. */
export async function renameNames(deps: SaveDeps, input: RenameInput): Promise<RenameAnswer> {
  const original = originalOf('people-list', { isCounting: false });
  const { content } = await sanitiseFields({ content: original }, 'people-list');
  return (await saveAndPurge(deps, (db) => renameEverywhere(db, input, content), purgesOf)).answer;
}

/** Items that were saved since the rename stay as they are. */
export async function takeBackNames(deps: SaveDeps, input: RenameTakeBack): Promise<RenameAnswer> {
  return (await saveAndPurge(deps, (db) => takeBackRename(db, input), purgesOf)).answer;
}

function purgesOf({ kind, items, people }: Renamed): Purge[] {
  const ofItems = items.flatMap(({ before, after }) => purgeOfItem(kind, after.id, after, before));
  const id = people?.after?.id ?? people?.before?.id;
  if (!people || id === undefined) return ofItems;
  return [...ofItems, ...purgeOfItem('document', id, people.after ?? undefined, people.before)];
}
