// Scheduled changes of items: sets the publish time, finds the next one, and publishes due drafts.
import { and, asc, eq, isNotNull, lte, min } from 'drizzle-orm';
import type { Cleaned } from '#db/contract/clean-html.ts';
import { type Draft, TIME_IS_PAST, UNSCHEDULED } from '#db/contract/drafts.ts';
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import { statusFor } from '#db/contract/status-for.ts';
import type { Database, Queryable } from '#db/database.ts';
import {
  ConflictError,
  IncompleteItemError,
  InvalidInputError,
  StaleEditError,
} from '#db/errors.ts';
import { prepared } from '#db/prepared.ts';
import { drafts } from '#db/schema.ts';
import { type CleanDraft, selectDraft } from './draft-rows.ts';
import { assertKnown, type DraftGuard, putDraft } from './drafts.ts';
import { freeSlug } from './free-slug.ts';
import { isOf } from './item-tables.ts';
import { getItem, missingToPublish } from './items.ts';
import { publishPendingDraft, typedItem } from './publish-pending-draft.ts';
import type { Update } from './saved-item.ts';

/** As long as publishing in bulk may take: a slow server must not prevent it for good. */
const PUBLISH_WITHIN_MS = 5000;

/** The publish time of changes, or null. `fields` are stored as the draft first; without them the stored draft stays. */
export interface DraftScheduleInput extends DraftGuard {
  publishAt: string | null;
  fields?: Cleaned<Draft['fields']>;
}

/**
 * Sets or removes the time at which the draft of a live item is published. Returns the draft, or null when it equals the item.
 * Without `fields` the guard is optional, as with `saveDraft`. Throws `InvalidInputError` when the time is in the past, the item is
 * not live, or the draft is missing, also to remove its time; `IncompleteItemError` and `ConflictError` when the draft could not be
 * published now; `ConflictError` when `fields` are missing and an API token last wrote the draft; `StaleEditError` for another
 * draft or a newer item; `NotFoundError`.
 */
export async function scheduleDraft(
  db: Database,
  kind: ItemKind,
  id: number,
  { publishAt, fields, ...guard }: DraftScheduleInput,
): Promise<Draft | null> {
  return db.write(async (tx) => {
    const item: CleanItem = await getItem(tx, kind, id);
    const stored = await selectDraft(tx, kind, id);
    assertKnown(stored, guard);
    if (publishAt !== null && publishAt <= new Date().toISOString())
      throw new InvalidInputError(TIME_IS_PAST, 'publishAt');
    if (!fields && !stored)
      throw new InvalidInputError(
        'There are no unpublished changes. They may be live already',
        'publishAt',
      );
    if (publishAt !== null && !fields && stored?.writtenBy)
      throw new ConflictError('An API token changed this draft. Read it before you schedule it');
    const draft = fields ? await putDraft(tx, kind, item, { fields, ...guard }) : stored;
    if (draft === null) return null;
    if (publishAt !== null) await assertPublishable(tx, kind, item, draft);
    const schedule = { ...UNSCHEDULED, publishAt };
    await tx
      .update(drafts)
      .set(schedule)
      .where(isOf(drafts, kind, id));
    return { ...draft, ...schedule };
  });
}

/** The item with its draft applied. Throws when publishing it would be refused or would overwrite a later save. */
async function assertPublishable(
  tx: Queryable,
  kind: ItemKind,
  item: CleanItem,
  draft: CleanDraft,
): Promise<CleanItem> {
  if (statusFor(item, new Date().toISOString()) !== 'published')
    throw new InvalidInputError('Only changes to a live item can be scheduled', 'publishAt');
  if (draft.basedOn !== item.updatedAt) throw new StaleEditError(item, draft);
  const typed = typedItem(item, draft);
  const missing = missingToPublish(kind, typed);
  if (missing.length > 0) throw new IncompleteItemError(typed.title || item.title, missing);
  const { slug } = typed;
  const type = 'type' in typed ? typed.type : undefined;
  if (slug !== '' && (await freeSlug(tx, kind, slug, type, item.id)) !== slug)
    throw new ConflictError('This slug is already in use', 'slug');
  return typed;
}

const nextTime = prepared((db) =>
  db
    .select({ at: min(drafts.publishAt) })
    .from(drafts)
    .where(isNotNull(drafts.publishAt))
    .prepare(),
);

/** The earliest publish time of scheduled changes (ISO 8601), possibly in the past; null without scheduled changes. */
export async function findNextDraftTime(db: Database): Promise<string | null> {
  const [row] = await db.read((read) => nextTime(read).execute());
  return row?.at ?? null;
}

/** A due draft, with the `updatedAt` that was read. */
export type DueDraft = Pick<typeof drafts.$inferSelect, 'kind' | 'itemId' | 'updatedAt'>;

/** The drafts that are due at `now` (ISO 8601), the earliest first. */
export async function listDueDrafts(db: Database, now: string): Promise<DueDraft[]> {
  const { kind, itemId, updatedAt, publishAt } = drafts;
  return db.read((read) =>
    read
      .select({ kind, itemId, updatedAt })
      .from(drafts)
      .where(lte(publishAt, now))
      .orderBy(asc(publishAt), asc(itemId)),
  );
}

/**
 * Publishes a due draft as the button of its form does. Returns null when another process has published it, or when it was
 * changed or rescheduled since it was read. Throws `StaleEditError`, `IncompleteItemError`, `ConflictError` or `InvalidInputError`
 * when it cannot be published; nothing is changed then.
 */
export async function publishDueDraft(
  db: Database,
  due: DueDraft,
  now: string,
): Promise<Update<ItemKind> | null> {
  const { kind, itemId } = due;
  return db.write(
    async (tx) => {
      const draft = await selectDraft(tx, kind, itemId);
      if (!draft || !isStillDue(draft, due, now)) return null;
      const before: CleanItem = await getItem(tx, kind, itemId);
      const { id, status, publishDate } = before;
      const typed = await assertPublishable(tx, kind, before, draft);
      return publishPendingDraft(tx, kind, { before, typed, state: { id, status, publishDate } });
    },
    { withinMs: PUBLISH_WITHIN_MS },
  );
}

/** Removes the time of a due draft and stores why it was not published. The draft stays. Returns whether this call did so. */
export async function recordDraftFailure(
  db: Database,
  { kind, itemId, updatedAt }: DueDraft,
  { message, now }: { message: string; now: string },
): Promise<boolean> {
  return db.write(async (tx) => {
    const isDue = and(
      isOf(drafts, kind, itemId),
      eq(drafts.updatedAt, updatedAt),
      lte(drafts.publishAt, now),
    );
    const [draft] = await tx.select({ at: drafts.publishAt }).from(drafts).where(isDue);
    if (!draft) return false;
    const publishFailure = { at: draft.at ?? now, message };
    await tx.update(drafts).set({ publishAt: null, publishFailure }).where(isDue);
    return true;
  });
}

function isStillDue(draft: CleanDraft, { updatedAt }: DueDraft, now: string): boolean {
  return draft.updatedAt === updatedAt && draft.publishAt !== null && draft.publishAt <= now;
}
