// Undoes a publish: an item returns to its previous state, a live one to its previous text.
import type { ItemState } from '#db/contract/bulk.ts';
import type { Draft } from '#db/contract/drafts.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { VersionSummary } from '#db/contract/versions.ts';
import {
  caseStudyCalls,
  documentCalls,
  type ItemCalls,
  postCalls,
} from '#ui/admin/saving/item-calls.ts';
import { draftedItem } from '#ui/admin/saving/stored-item.ts';
import { ApiFailure } from '#ui/islands/api.ts';

/** Data needed to undo a save, also on the next page. */
export interface PublishedSave {
  kind: ItemKind;
  id: number;
  /** The item's `updatedAt` after the save. */
  savedAt: string;
  /** The `updatedAt` before the save, for an item that was public then; else the state to return to. */
  before: string | Pick<ItemState, 'status' | 'publishDate'>;
}

const CALLS = { post: postCalls, 'case-study': caseStudyCalls, document: documentCalls };

/** An undo that would overwrite a later save, or whose text is no longer stored. The message is for people. */
export class CannotUndoError extends Error {}

/**
 * Resolves to the restored item, and the draft that keeps the undone text, if any. Rejects with `CannotUndoError` or
 * `ApiFailure`.
 */
export async function takeBack({
  kind,
  id,
  savedAt,
  before,
}: PublishedSave): Promise<{ item: Item; draft: Draft | null }> {
  const calls = CALLS[kind] as ItemCalls<Item, object>;
  const now = await calls.find(id);
  const versions = (await calls.findVersions(id)).versions.filter(({ cause }) => cause !== 'draft');
  const undone = now.updatedAt === savedAt ? null : findUndone(now, versions, { savedAt, before });
  if (typeof before !== 'string') {
    if (!undone) await calls.bulk({ action: 'status', items: [{ id, ...before }] });
    const [item, { draft }] = await Promise.all([calls.find(id), calls.findDraft(id)]);
    return { item, draft };
  }
  const former = versions.find((version) => version.savedAt < savedAt);
  // a version that was too large to store is missing, and an older one was not live
  if (!former || former.savedAt < before)
    throw new CannotUndoError('The previous version is no longer stored');
  const { draft } = await calls.findDraft(id);
  const item = undone ? now : await calls.restoreVersion(id, former.id);
  const text = undone ? { ...now, ...(await calls.getVersion(id, undone.id)).item } : now;
  return { item, draft: await saveAsDraft(calls, draftedItem({ item: text, draft }), item, draft) };
}

/**
 * The version that an earlier try, whose response was lost, has undone: nothing else was saved since. Throws `CannotUndoError`
 * when there was another save.
 */
function findUndone(
  now: Item,
  [newest, undone]: readonly VersionSummary[],
  { savedAt, before }: Pick<PublishedSave, 'savedAt' | 'before'>,
): VersionSummary {
  const isUndo =
    typeof before === 'string'
      ? newest?.cause === 'restored'
      : now.status === before.status && newest?.changed.every((field) => field in before);
  if (!isUndo || newest?.savedAt !== now.updatedAt || undone?.savedAt !== savedAt)
    throw new CannotUndoError('Somebody else has saved it since');
  return undone;
}

/**
 * Saves `undone`, the undone text with its pending draft applied, as the draft of the restored item. Resolves to the stored draft,
 * which is another person's when they have saved one meanwhile.
 */
async function saveAsDraft(
  calls: ItemCalls<Item, object>,
  undone: Item,
  live: Item,
  pending: Draft | null,
): Promise<Draft | null> {
  const { id, updatedAt: _, status: __, publishDate: ___, ...fields } = undone;
  const guard = { updatedAt: pending?.updatedAt ?? null, basedOn: live.updatedAt };
  try {
    return (await calls.saveDraft(id, { fields, ...guard })).draft;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 409)
      return (await calls.findDraft(id)).draft;
    throw error;
  }
}
