// What saving a post and saving a case study have in common: dates, status, and the guard against stale edits.
import type { Queryable } from '#db/client.ts';
import { type ItemStatus, SCHEDULED_NEEDS_DATE } from '#db/contract/fields.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import { InvalidInputError, StaleEditError } from '#db/errors.ts';
import { selectDraft } from './draft-rows.ts';
import { statusAt } from './visible.ts';

interface Saved {
  publishDate: string;
  updatedAt: string;
  status: ItemStatus;
}

/** The dates and the status that a new item is stored with; without a `publishDate` it is now. */
export function datesOfNew(input: { publishDate?: string; status: ItemStatus }): Saved {
  const now = new Date().toISOString();
  const publishDate = input.publishDate ?? now;
  return { publishDate, updatedAt: now, status: statusAt(input.status, publishDate, now) };
}

/**
 * Throws `StaleEditError` with the stored item and its draft when the input was made from an older item, or beside
 * another draft: a save drops the draft, and nobody's words may go unseen.
 */
export async function refuseStaleEdit(
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
 * The dates and the status that a changed item is stored with: `publishDate` and `status` stay when not sent, and
 * `updatedAt` always grows. Throws `InvalidInputError` for a schedule without a date to come (contract §6).
 */
export function datesOfChanged(input: Partial<Saved>, stored: Saved): Saved {
  const now = new Date().toISOString();
  const publishDate = input.publishDate ?? stored.publishDate;
  // a date that was sent and has passed publishes; one that is only kept must not do so by accident
  if (input.status === 'scheduled' && input.publishDate === undefined && publishDate <= now)
    throw new InvalidInputError(SCHEDULED_NEEDS_DATE, 'publishDate');
  return {
    publishDate,
    updatedAt: now > stored.updatedAt ? now : oneMillisecondAfter(stored.updatedAt),
    status: statusAt(input.status ?? stored.status, publishDate, now),
  };
}

function oneMillisecondAfter(moment: string): string {
  return new Date(Date.parse(moment) + 1).toISOString();
}
