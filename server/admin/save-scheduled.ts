// Schedules changes to live items, and publishes them at their time.
import type { Draft } from '#db/contract/drafts.ts';
import type { ItemKind } from '#db/contract/item-kind.ts';
import {
  ConflictError,
  DatabaseUnavailableError,
  IncompleteItemError,
  InvalidFieldsError,
  InvalidInputError,
  NotFoundError,
  StaleEditError,
} from '#db/errors.ts';
import {
  type DraftScheduleInput,
  type DueDraft,
  listDueDrafts,
  publishDueDraft,
  recordDraftFailure,
  scheduleDraft,
} from '#db/queries/items/draft-schedule.ts';
import type { Log } from '#server/log.ts';
import { assertDraft, type PublicDeps } from './check-public.ts';
import { type SaveDeps, saveAndPurge } from './save-and-purge.ts';
import { getDocumentType, purgeOfUpdate, sanitiseFields } from './save-item.ts';

export type ScheduleDeps = SaveDeps & PublicDeps;

/** A purge without pages: it wakes the scheduler of every process, which then finds the new time. */
const HEARD_BY_ALL = [{ tags: [], forget: false }];

/** Sets or removes the time of an item's draft. Throws as `scheduleDraft` does, and for a document as `assertDraft`. */
export async function scheduleItemDraft(
  deps: ScheduleDeps,
  kind: ItemKind,
  id: number,
  { fields, ...schedule }: Omit<DraftScheduleInput, 'fields'> & { fields?: Draft['fields'] },
): Promise<Draft | null> {
  const clean = fields && (await sanitiseFields(fields, await getDocumentType(deps, kind, id)));
  if (kind === 'document' && schedule.publishAt !== null) await assertDraft(deps, id, clean);
  return saveAndPurge(
    deps,
    (db) => scheduleDraft(db, kind, id, { ...schedule, fields: clean }),
    () => HEARD_BY_ALL,
  );
}

/**
 * Publishes the drafts that are due at `now` (ISO 8601), each in its own transaction. A draft that cannot be published stays,
 * with the reason for staff. Returns how many this call published. Throws `DatabaseUnavailableError`; remaining drafts stay due.
 */
export async function publishDueDrafts(
  deps: ScheduleDeps & { log: Log },
  now: string,
): Promise<number> {
  let published = 0;
  for (const due of await listDueDrafts(deps.db, now)) {
    try {
      if (await publishOnce(deps, due, now)) published += 1;
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      const message = refusalOf(error);
      const about = { kind: due.kind, id: due.itemId };
      // a draft that always fails must not block the others
      if (message === null) deps.log.error({ ...about, err: error }, 'changes not published');
      if (await recordDraftFailure(deps.db, due, { message: message ?? UNKNOWN, now }))
        deps.log.warn({ ...about, message }, 'scheduled changes stay a draft');
    }
  }
  return published;
}

async function publishOnce(deps: ScheduleDeps, due: DueDraft, now: string): Promise<boolean> {
  if (due.kind === 'document') await assertDraft(deps, due.itemId);
  const update = await saveAndPurge(
    deps,
    (db) => publishDueDraft(db, due, now),
    (update) => (update ? purgeOfUpdate(due.kind, update) : []),
  );
  return update !== null;
}

const UNKNOWN = 'Something went wrong on our side.';

/** The reason for staff why the draft cannot be published; null when the draft is not the cause. */
function refusalOf(error: unknown): string | null {
  if (error instanceof StaleEditError) return 'The item was changed after these changes were made.';
  if (error instanceof IncompleteItemError) return 'Some fields are missing or not valid.';
  if (error instanceof InvalidFieldsError) return error.errors[0]?.message ?? error.message;
  const isRefused =
    error instanceof ConflictError ||
    error instanceof InvalidInputError ||
    error instanceof NotFoundError;
  return isRefused ? error.message : null;
}
