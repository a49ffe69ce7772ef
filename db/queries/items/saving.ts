// The dates and the status of saved items, and the check for stale edits.
import { type ItemStatus, SCHEDULED_NEEDS_DATE } from '#db/contract/fields.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import type { Queryable } from '#db/database.ts';
import { InvalidInputError, StaleEditError } from '#db/errors.ts';
import { selectDraft } from './draft-rows.ts';
import { statusAt } from './visible.ts';

interface Saved {
  publishDate: string;
  updatedAt: string;
  status: ItemStatus;
}

/** The dates and the status of a new item; `publishDate` is now by default. */
export function newItemDates(input: { publishDate?: string; status: ItemStatus }): Saved {
  const now = new Date().toISOString();
  const publishDate = input.publishDate ?? now;
  return { publishDate, updatedAt: now, status: statusAt(input.status, publishDate, now) };
}

/**
 * Throws `StaleEditError` with the stored item and its draft when the input is based on an older item or on another draft: a
 * save removes the draft, so its author must have seen it.
 */
export async function assertNotStale(
  tx: Queryable,
  kind: ItemKind,
  stored: Item,
  input: { updatedAt?: string; draftUpdatedAt?: string | null },
): Promise<void> {
  const draft = await selectDraft(tx, kind, stored.id);
  const isOldItem = input.updatedAt !== undefined && input.updatedAt < stored.updatedAt;
  const isOtherDraft =
    input.draftUpdatedAt !== undefined && input.draftUpdatedAt !== (draft?.updatedAt ?? null);
  if (isOldItem || isOtherDraft) throw new StaleEditError(stored, draft);
}

/**
 * The dates and the status of a changed item: omitted `publishDate` and `status` are kept, and `updatedAt` always grows.
 * Throws `InvalidInputError` for a scheduled item without a future date.
 */
export function changedItemDates(input: Partial<Saved>, stored: Saved): Saved {
  const now = new Date().toISOString();
  const publishDate = input.publishDate ?? stored.publishDate;
  // a past date in the request publishes the item; a stored past date must not do so by accident
  if (input.status === 'scheduled' && input.publishDate === undefined && publishDate <= now)
    throw new InvalidInputError(SCHEDULED_NEEDS_DATE, 'publishDate');
  return {
    publishDate,
    updatedAt: nextUpdatedAt(stored.updatedAt),
    status: statusAt(input.status ?? stored.status, publishDate, now),
  };
}

/** The `updatedAt` of a change made now, ISO 8601; later than all of `former`. */
export function nextUpdatedAt(...former: string[]): string {
  const earliest = former.map((each) => Date.parse(each) + 1);
  return new Date(Math.max(Date.now(), ...earliest)).toISOString();
}
