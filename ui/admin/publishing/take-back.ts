// What was just published is taken back: an item goes back to where it stood, a live one to what it said.
import type { ItemState } from '#db/contract/bulk.ts';
import type { Draft } from '#db/contract/drafts.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import {
  caseStudyCalls,
  documentCalls,
  type ItemCalls,
  postCalls,
} from '#ui/admin/saving/item-calls.ts';
import { ApiFailure } from '#ui/islands/api.ts';

/** What it takes to take a save back, also on the next page. */
export interface PublishedSave {
  kind: ItemKind;
  id: number;
  /** The item's `updatedAt` since the save. */
  savedAt: string;
  /** Its `updatedAt` until then, when it was public; else the state to go back to. */
  before: string | Pick<ItemState, 'status' | 'publishDate'>;
}

const CALLS = { post: postCalls, 'case-study': caseStudyCalls, document: documentCalls };

/** Gives the item as it is again, and the draft that keeps what was published. Rejects with a text for people. */
export async function takeBack({
  kind,
  id,
  savedAt,
  before,
}: PublishedSave): Promise<{ item: Item; draft: Draft | null }> {
  const calls = CALLS[kind] as ItemCalls<Item, object>;
  const now = await calls.find(id);
  if (now.updatedAt !== savedAt) throw new Error('Somebody else saved it since');
  if (typeof before !== 'string') {
    await calls.bulk({ action: 'status', items: [{ id, ...before }] });
    return { item: await calls.find(id), draft: null };
  }
  const { versions } = await calls.findVersions(id);
  const former = versions.find((version) => version.savedAt < savedAt && version.cause !== 'draft');
  // a version too large to be kept is missing, and an older one is not what was live
  if (!former || former.savedAt < before)
    throw new Error('The previous version is no longer stored');
  const item = await calls.restoreVersion(id, former.id);
  return { item, draft: await saveAsDraft(calls, now, item) };
}

/** What was published, as a draft of what is live again; null when somebody else has one by now. */
async function saveAsDraft(calls: ItemCalls<Item, object>, published: Item, live: Item) {
  const { id, updatedAt: _, status: __, publishDate: ___, ...fields } = published;
  const guard = { updatedAt: null, basedOn: live.updatedAt };
  try {
    return (await calls.saveDraft(id, { fields, ...guard })).draft;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 409) return null;
    throw error;
  }
}
