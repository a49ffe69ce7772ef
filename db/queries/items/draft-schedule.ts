// Changes that are published at a chosen time: setting it, the next one, and publishing what is due.
import { and, asc, eq, isNotNull, lte, min } from 'drizzle-orm';
import type { Cleaned } from '#db/contract/clean-html.ts';
import { type Draft, TIME_IS_PAST, UNSCHEDULED } from '#db/contract/drafts.ts';
import type { CleanItem, ItemKind } from '#db/contract/item-kind.ts';
import type { Database, Queryable } from '#db/database.ts';
import {
  ConflictError,
  IncompleteItemError,
  InvalidInputError,
  StaleEditError,
} from '#db/errors.ts';
import { prepared } from '#db/prepared.ts';
import { drafts } from '#db/schema.ts';
import { type CleanDraft, isDraftOf, selectDraft } from './draft-rows.ts';
import { assertKnown, type DraftGuard, putDraft } from './drafts.ts';
import { freeSlug } from './free-slug.ts';
import { getItem, missingToPublish } from './items.ts';
import { publishPendingDraft, typedItem } from './publish-pending-draft.ts';
import type { Update } from './saved-item.ts';

/** A time for changes, null for none. `fields` are stored as the draft first; without them the stored draft stays. */
export interface DraftScheduleInput extends DraftGuard {
  publishAt: string | null;
  fields?: Cleaned<Draft['fields']>;
}

/**
 * Sets or removes the time at which the draft of a live item is published, and returns the draft: null when nothing differs from
 * the item. Without `fields` the guard is optional, as with `saveDraft`. Throws `InvalidInputError` for a time that has passed, an
 * item that is not live and a draft that is not there, `IncompleteItemError` and `ConflictError` when the draft could not be published
 * now, `ConflictError` also without `fields` when an API token wrote the draft, `StaleEditError` for another draft or a newer item,
 * `NotFoundError`.
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
    if (publishAt !== null && !fields && !stored)
      throw new InvalidInputError('There are no unpublished changes', 'publishAt');
    if (publishAt !== null && !fields && stored?.writtenBy)
      throw new ConflictError(
        'An API token changed this draft. Read it before you schedule it',
        '',
      );
    const draft = fields ? await putDraft(tx, kind, item, { fields, ...guard }) : stored;
    if (draft === null) return null;
    if (publishAt !== null) await assertPublishable(tx, kind, item, draft);
    const schedule = { ...UNSCHEDULED, publishAt };
    await tx.update(drafts).set(schedule).where(isDraftOf(kind, id));
    return { ...draft, ...schedule };
  });
}

/** The item as its draft would publish it. Throws when publishing it would be refused or would go over a later save. */
async function assertPublishable(
  tx: Queryable,
  kind: ItemKind,
  item: CleanItem,
  draft: CleanDraft,
): Promise<CleanItem> {
  if (item.status !== 'published')
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

/** The earliest time of scheduled changes, which may have passed (ISO 8601); null when there are none. */
export async function findNextDraftTime(db: Database): Promise<string | null> {
  const [row] = await db.read((read) => nextTime(read).execute());
  return row?.at ?? null;
}

/** A draft whose time has come, as it was read. */
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
 * Publishes the draft as the button of its form does, once: null when another process has done so, or when it was changed or
 * rescheduled since it was read. Throws `StaleEditError`, `IncompleteItemError`, `ConflictError` and `InvalidInputError` when it cannot
 * be published; nothing is changed then.
 */
export async function publishDueDraft(
  db: Database,
  due: DueDraft,
  now: string,
): Promise<Update<ItemKind> | null> {
  const { kind, itemId } = due;
  return db.write(async (tx) => {
    const draft = await selectDraft(tx, kind, itemId);
    if (!draft || !isStillDue(draft, due, now)) return null;
    const before: CleanItem = await getItem(tx, kind, itemId);
    const { id, status, publishDate } = before;
    const typed = await assertPublishable(tx, kind, before, draft);
    return publishPendingDraft(tx, kind, { before, typed, state: { id, status, publishDate } });
  });
}

/** Takes the time from a due draft and stores why it was not published. The draft stays. Returns whether this call did so. */
export async function recordDraftFailure(
  db: Database,
  { kind, itemId, updatedAt }: DueDraft,
  { message, now }: { message: string; now: string },
): Promise<boolean> {
  return db.write(async (tx) => {
    const isDue = and(
      isDraftOf(kind, itemId),
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
