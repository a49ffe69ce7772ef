// Makes the API calls that the saving machine requests, and reports each answer or failure as an event.
import type { Draft } from '#db/contract/drafts.ts';
import type { Item } from '#db/contract/item-kind.ts';
import { CannotUndoError, takeBack } from '#ui/admin/publishing/take-back.ts';
import { ApiFailure, isLoggedOut, isNotFound, isOutOfReach } from '#ui/islands/api.ts';
import { serverNow } from '#ui/islands/server-clock.ts';
import type { ItemCalls } from './item-calls.ts';
import { changedFields, saveChanges } from './save-changes.ts';
import type { Failure, SavingEffect, SavingEvent } from './saving-types.ts';
import { hasPassed, isPast, type Release } from './stored-item.ts';

/** Saves the whole item; `from` is null for a new one. Rejects with `ApiFailure`. */
type SaveItem<Sent, Of extends Item> = (
  sent: Sent,
  from: Of | null,
  how: {
    release: Release | undefined;
    /** `updatedAt` of the draft that the form knows, or null. */
    draftUpdatedAt: string | null;
  },
) => Promise<Of>;

/** The calls of one kind of item, and how its values become a draft. */
export interface SavingCalls<Values, Sent, Of extends Item, Fields> {
  calls: ItemCalls<Of, Fields>;
  draftOf: (values: Values) => Fields;
  valuesOf: (item: Of) => Values;
  save: SaveItem<Sent, Of>;
  /** Stores the alt texts that were entered before the save, as part of the save. */
  storeAltTexts: () => Promise<void>;
}

type SendEffect<Values, Sent, Of extends Item> = Extract<
  SavingEffect<Values, Sent, Of>,
  { type: `send-${string}` | 'look-up' }
>;

/** Whether the effect is an API call. */
export function isSend<Values, Sent, Of extends Item>(
  effect: SavingEffect<Values, Sent, Of>,
): effect is SendEffect<Values, Sent, Of> {
  return effect.type.startsWith('send-') || effect.type === 'look-up';
}

/** Makes the call and resolves to the resulting event; never rejects. `within` runs the call, and may repeat it after a login. */
export async function sendSaving<Values, Sent, Of extends Item, Fields>(
  effect: SendEffect<Values, Sent, Of>,
  kind: SavingCalls<Values, Sent, Of, Fields>,
  within: <T>(call: () => Promise<T>) => Promise<T>,
): Promise<SavingEvent<Values, Sent, Of>> {
  try {
    return await within(() => eventOf(effect, kind));
  } catch (error) {
    if (effect.type === 'look-up' && isNotFound(error))
      return { type: 'looked-up', item: null, failure: effect.failure };
    return { type: 'failed', failure: failureOf(error) };
  }
}

async function eventOf<Values, Sent, Of extends Item, Fields>(
  effect: SendEffect<Values, Sent, Of>,
  { calls, draftOf, valuesOf, save, storeAltTexts }: SavingCalls<Values, Sent, Of, Fields>,
): Promise<SavingEvent<Values, Sent, Of>> {
  switch (effect.type) {
    case 'send-item': {
      const { request, from, release, draftUpdatedAt } = effect;
      await storeAltTexts();
      if (hasPassed(release, serverNow())) return { type: 'failed', failure: TIME_HAS_PASSED };
      const item = await save(request.sent, from, { release, draftUpdatedAt });
      return { type: 'item-stored', item };
    }
    case 'send-draft': {
      const { item, values, base, changesAt: publishAt } = effect;
      const fields = changedFields(draftOf(valuesOf(item)), draftOf(values));
      const input = { fields, updatedAt: base.draft, basedOn: base.item };
      if (publishAt === undefined) {
        const { draft } = await calls.saveDraft(item.id, input);
        return { type: 'draft-stored', draft };
      }
      await storeAltTexts();
      if (isPast(publishAt, serverNow())) return { type: 'failed', failure: TIME_HAS_PASSED };
      const { draft } = await calls.scheduleDraft(item.id, { ...input, publishAt });
      return { type: 'draft-stored', draft };
    }
    case 'send-autosave': {
      const draft = await saveChanges(effect.stored, effect.values, { calls, draftOf, valuesOf });
      return { type: 'draft-stored', draft };
    }
    case 'send-create':
      return { type: 'created', item: await calls.createDraft(effect.title, effect.slug) };
    case 'send-discard':
      await calls.discardDraft(effect.id, effect.draftUpdatedAt);
      return { type: 'draft-discarded' };
    case 'send-state':
      return { type: 'state-changed', answer: await calls.bulk(effect.input) };
    case 'send-schedule': {
      const { id, publishAt } = effect;
      const { draft } = await calls.scheduleDraft(id, { publishAt });
      return { type: 'draft-scheduled', draft };
    }
    case 'send-take-back': {
      const { item, draft } = await takeBack(effect.published);
      return { type: 'taken-back', item: item as Of, draft };
    }
    case 'send-find-deleted':
      return {
        type: 'deleted-found',
        isInTrash: await calls.isInTrash(effect.id).catch(() => true),
      };
    case 'look-up': {
      const { by, failure } = effect;
      const item = await ('id' in by ? calls.find(by.id) : calls.findBySlug(by.slug));
      return { type: 'looked-up', item, failure };
    }
  }
}

const TIME_HAS_PASSED: Failure = {
  type: 'refused',
  message: 'The time you chose has passed, so nothing was scheduled. Choose a later one.',
  errors: [],
};

/** Converts the error of a call to a failure for the machine. */
export function failureOf(error: unknown): Failure {
  if (isLoggedOut(error)) return { type: 'logged-out' };
  if (error instanceof CannotUndoError)
    return { type: 'refused', message: error.message, errors: [] };
  const {
    serverMessage = null,
    errors = [],
    retryAfterMs,
  } = error instanceof ApiFailure ? error : {};
  if (isOutOfReach(error)) return { type: 'unreachable', message: serverMessage, retryAfterMs };
  const about = { message: serverMessage, errors };
  if (error instanceof ApiFailure && error.status === 409) {
    const draft = (error.draft ?? null) as Draft | null;
    return { type: 'conflict', current: error.current, draft, ...about };
  }
  return { type: 'refused', ...about, isMissing: isNotFound(error) };
}
