// The steps of the saving machine after a failed request: it waits, shows an error, or finds another version.
import type { Draft } from '#db/contract/drafts.ts';
import type { Item } from '#db/contract/item-kind.ts';
import { isEqual } from './conflicts/is-equal.ts';
import { created, draftStored, itemStored } from './saving-answers.ts';
import { send } from './saving-requests.ts';
import type {
  Attempt,
  Failure,
  Moment,
  SavingEffect,
  SavingRules,
  SavingState,
  Step,
} from './saving-types.ts';
import { draftedItem, NO_REVISION, type StoredItem, statusOf, storedAs } from './stored-item.ts';

/** The step after a failed request. */
export function failed<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  attempt: Attempt<Values, Sent, Of>,
  failure: Failure,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const { request } = attempt;
  switch (failure.type) {
    case 'logged-out':
      return [{ ...state, attempt: null, waiting: { attempt, for: 'login' } }, []];
    case 'unreachable': {
      // a later retry would discard text typed in between
      if (request.type === 'discard') return refused(state, attempt, failure);
      const unanswered =
        'values' in request
          ? [...state.unanswered.filter((values) => values !== request.values), request.values]
          : state.unanswered;
      const tries = state.waiting?.for === 'server' ? state.waiting.tries + 1 : 1;
      const { message, retryAfterMs = 0 } = failure;
      const retryAt = retryAfterMs > 0 ? moment.at + retryAfterMs : null;
      const waiting = { attempt, for: 'server', message, tries, retryAt } as const;
      const toast = failureToast(request.failure, message);
      const isCreating = request.type === 'autosave' && !state.stored;
      const isCreateUnanswered = state.isCreateUnanswered || isCreating;
      return [
        { ...state, attempt: null, waiting, unanswered, isCreateUnanswered },
        attempt.isAutomatic ? [] : [toast],
      ];
    }
    case 'refused':
      return refused(state, attempt, failure);
    case 'conflict':
      return conflicted(rules, state, attempt, failure, moment);
  }
}

/** The step after the stored item was looked up. */
export function lookedUp<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  attempt: Attempt<Values, Sent, Of>,
  { item, failure }: { item: Of | null; failure: Failure | null },
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const { stored } = state;
  const known = { ...state, isCreateUnanswered: false };
  if (!item)
    return failure ? refused(state, attempt, failure) : send(rules, known, attempt, moment);
  const draft = failure?.type === 'conflict' ? failure.current : null;
  const wasPublished = stored?.wasPublished || item.status === 'published';
  const found = storedAs(item, (draft ?? null) as Draft | null, wasPublished);
  if (stored) return metRemote(rules, state, attempt, found, moment);
  if (!failure || attempt.request.type === 'autosave') {
    // somebody else created an item with other values, which the form has not seen
    const isSeen = item.slug === state.draftSlug || isEqual(rules.valuesOf(item), rules.blank);
    const base = isSeen ? found.base : NO_REVISION;
    return created(rules, known, attempt, { ...found, base }, moment);
  }
  const isOurs = state.unanswered.some((values) => isCreatedFrom(rules, item, values));
  if (!isOurs) return refused(state, attempt, failure);
  return send(rules, { ...state, stored: found }, attempt, moment);
}

type ConflictFailure = Extract<Failure, { type: 'conflict' }>;

function conflicted<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  attempt: Attempt<Values, Sent, Of>,
  failure: ConflictFailure,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const { stored } = state;
  const { current, draft } = failure;
  const lost = state.unanswered.at(-1);
  const lookUp = (by: { id: number } | { slug: string }): Step<Values, Sent, Of> => [
    state,
    [{ type: 'look-up', by, failure }],
  ];
  if (!stored) {
    // somebody else created the same document
    if (attempt.request.type === 'autosave') return lookUp({ slug: state.draftSlug });
    // the slug may be taken by the same item, created by a save whose answer was lost
    if (attempt.request.type !== 'item' || !lost) return refused(state, attempt, failure);
    return lookUp({ slug: rules.slugOf(lost) });
  }
  if (current === undefined) return refused(state, attempt, failure);
  if (isItem(current)) {
    const remote = storedAs(current as Of, draft, stored.wasPublished);
    return metRemote(rules, state, attempt, remote, moment);
  }
  const other = current as Draft | null;
  // the draft was deleted, or is based on an item that the form has not seen
  if (other?.basedOn !== stored.item.updatedAt) return lookUp({ id: stored.item.id });
  return metRemote(
    rules,
    state,
    attempt,
    storedAs(stored.item, other, stored.wasPublished),
    moment,
  );
}

/**
 * The step when the stored version is not the base of the request: either the answer to a save of this form was lost, or
 * somebody else saved.
 */
function metRemote<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  attempt: Attempt<Values, Sent, Of>,
  remote: StoredItem<Of>,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const { stored } = state;
  if (!stored) return [state, []];
  const { request } = attempt;
  const isRemote = (values: Values) => isEqual(rules.valuesOf(draftedItem(remote)), values);
  const isScheduled = request.type === 'item' && request.changesAt !== undefined;
  if (request.type === 'item' && !isScheduled && !remote.draft && isRemote(request.values)) {
    const { release } = request;
    const status = release === 'now' ? 'published' : release?.status;
    if (status === undefined || status === remote.item.status)
      return itemStored(rules, state, attempt, remote.item, moment);
  }
  const isDraft = request.type === 'draft' || request.type === 'autosave' || isScheduled;
  if (isDraft && !isScheduled && remote.draft && isRemote(request.values))
    return draftStored(rules, state, attempt, remote.draft, moment);
  const known = isBase(stored) && rules.valuesOf(draftedItem(stored));
  // a save of this form whose answer was lost, or the same fields with a newer `updatedAt`
  const isNothingNew = state.unanswered.some(isRemote) || (isDraft && known && isRemote(known));
  if (isNothingNew)
    return send(rules, { ...state, stored: remote, unanswered: [] }, attempt, moment);
  const isOwnDraft = remote.draft?.updatedAt === stored.base.draft;
  const conflict = {
    // the dialog showed the item, whatever the draft is based on
    remote: { ...remote, base: { ...remote.base, item: remote.item.updatedAt } },
    theirs: isOwnDraft ? remote.item : draftedItem(remote),
    attempt,
    statusBefore: statusOf(stored.item, moment.at),
    isShown: request.type !== 'autosave',
  };
  // the status of the item is kept, whatever the user chooses
  const { status, publishDate } = remote.item;
  const next = { ...stored, item: { ...stored.item, status, publishDate } };
  return [{ ...state, stored: next, attempt: null, waiting: null, conflict }, []];
}

/** Whether the form is based on the stored version; a restored copy may be based on an older one. */
function isBase({ item, draft, base, wasPublished }: StoredItem<Item>): boolean {
  return isEqual(base, storedAs(item, draft, wasPublished).base);
}

function refused<Values, Sent, Of extends Item>(
  state: SavingState<Values, Sent, Of>,
  { request }: Attempt<Values, Sent, Of>,
  failure: Failure,
): Step<Values, Sent, Of> {
  const isMissing = 'isMissing' in failure && failure.isMissing === true;
  // in an undo, 404 may mean that a version is missing
  const deleted = isMissing && request.type !== 'take-back' ? state.stored : null;
  const isDeleted = deleted !== null;
  const said = 'message' in failure ? failure.message : null;
  const message = isDeleted ? WAS_DELETED : said;
  const errors = 'errors' in failure ? failure.errors : [];
  const isGone = isDeleted && state.isGone;
  const next = { ...state, attempt: null, waiting: null, isDeleted, isGone };
  const lookUp: SavingEffect<Values, Sent, Of>[] = deleted
    ? [{ type: 'send-find-deleted', id: deleted.item.id }]
    : [];
  if (request.type === 'autosave')
    return [{ ...next, problem: message ?? 'the server gave no reason.' }, lookUp];
  return [
    next,
    [
      ...lookUp,
      { type: 'show-errors', errors },
      failureToast(request.failure, message),
      { type: 'autosave-later' },
    ],
  ];
}

const WAS_DELETED = 'It was deleted. What you typed is kept.';

function failureToast(failure: string, message: string | null) {
  const description = message ?? failure;
  return {
    type: 'toast',
    message: { title: 'Error', description, variant: 'destructive' },
  } as const;
}

/** Whether the item was created from `values`. */
function isCreatedFrom<Values extends object, Of extends Item>(
  { valuesOf, fieldsWithIds }: SavingRules<Values, Of>,
  item: Of,
  values: Values,
): boolean {
  const mine = fieldsWithIds.map((name) => [name, values[name]]);
  return isEqual({ ...valuesOf(item), ...Object.fromEntries(mine) }, values);
}

function isItem(current: unknown): current is Item {
  return typeof current === 'object' && current !== null && 'id' in current;
}
