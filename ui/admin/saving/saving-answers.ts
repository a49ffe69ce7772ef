// The steps of the saving machine after an answer. The form counts as saved with the values that were sent.
import type { BulkAnswer, BulkInput } from '#db/contract/bulk.ts';
import { type Draft, UNSCHEDULED } from '#db/contract/drafts.ts';
import type { Item } from '#db/contract/item-kind.ts';
import type { PublishedSave } from '#ui/admin/publishing/take-back.ts';
import { isEqual } from './conflicts/is-equal.ts';
import { send } from './saving-requests.ts';
import type {
  Attempt,
  FormEffect,
  Moment,
  SavingEffect,
  SavingEvent,
  SavingRequest,
  SavingRules,
  SavingState,
  ScheduleRequest,
  Step,
  TakeBackRequest,
} from './saving-types.ts';
import { draftedItem, isPublic, type Release, type StoredItem, storedAs } from './stored-item.ts';

const NOTHING_NEW = {
  successTitle: undefined,
  success: 'Nothing to save. It is the same as the live page.',
};
/** The toast for an update of an item that somebody else unpublished: the update does not publish it. */
const LEFT_A_DRAFT = {
  successTitle: undefined,
  success: 'Saved as a draft. It is not on the site.',
};
const UNDO_TEXTS = { success: 'Undone', failure: 'Failed to undo' };

/** The step after an answer to `attempt`. */
export function answerStep<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  attempt: Attempt<Values, Sent, Of>,
  event: SavingEvent<Values, Sent, Of>,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const { stored } = state;
  switch (event.type) {
    case 'created':
      return created(rules, state, attempt, storedAs(event.item, null, false), moment);
    case 'item-stored':
      return itemStored(rules, state, attempt, event.item, moment);
    case 'draft-stored':
      return draftStored(rules, state, attempt, event.draft, moment);
    case 'draft-discarded':
      return discarded(rules, state, attempt, moment);
    case 'state-changed':
      return stateChanged(state, attempt, event.answer);
    case 'draft-scheduled':
      return draftScheduled(state, attempt, event.draft);
    case 'taken-back':
      return [
        {
          ...answered(state),
          isDraftNoted: true,
          stored: storedAs(event.item, event.draft, stored?.wasPublished ?? false),
        },
        [toast(attempt.request, true)],
      ];
    default:
      return [state, []];
  }
}

/** The step after the new item of the form was created without its fields, or found; `attempt` continues with that item. */
export function created<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  attempt: Attempt<Values, Sent, Of>,
  stored: StoredItem<Of>,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const [next, effects] = send(rules, { ...state, stored }, attempt, moment);
  return [next, [{ type: 'move', address: rules.editAddress(stored.item.id) }, ...effects]];
}

/** The step after the whole item was stored. */
export function itemStored<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  attempt: Attempt<Values, Sent, Of>,
  item: Of,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const { before } = attempt;
  if (attempt.request.type !== 'item') return [state, []];
  const isLeftADraft = attempt.request.intent === 'publish' && item.status === 'draft';
  const request = isLeftADraft ? { ...attempt.request, ...LEFT_A_DRAFT } : attempt.request;
  const stored = storedAfterSave(state, item);
  const { effects, isAll } = markSaved(rules, request.values, stored.item, moment);
  const published =
    request.intent === 'publish' ? publishedSave(rules, before, stored, moment.at) : undefined;
  const leavingFor = request.leaves && isAll ? rules.nextScreen : null;
  const next = { ...answered(state), stored, isNew: false, isDraftNoted: false, leavingFor };
  if (leavingFor !== null)
    return [
      next,
      [...effects, { type: 'toast-across', message: message(request, true), published }],
    ];
  const undo = published && takeBackRequest(published);
  const move = { type: 'move', address: rules.editAddress(item.id) } as const;
  return [
    { ...next, savedAt: isAll ? moment.at : state.savedAt },
    [...effects, toast(request, isAll, undo), ...(state.isNew ? [move] : [])],
  ];
}

/** The step after the form was stored as a draft beside the item; `draft` is null when it equals the item. */
export function draftStored<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  attempt: Attempt<Values, Sent, Of>,
  draft: Draft | null,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const { request } = attempt;
  const { stored } = state;
  if (!stored || !('values' in request) || !request.values) return [state, []];
  const base = { ...stored.base, draft: draft?.updatedAt ?? null };
  const { effects, isAll } = markSaved(rules, request.values, stored.item, moment);
  const savedAt = isAll ? moment.at : state.savedAt;
  const isDraftNoted = state.isDraftNoted || (request.type !== 'autosave' && draft !== null);
  const next = { ...answered(state), stored: { ...stored, draft, base }, savedAt, isDraftNoted };
  if (request.type === 'autosave') return [next, effects];
  const isScheduled = request.type === 'item' && draft?.publishAt;
  const undo = isScheduled ? undoOfSchedule(stored.draft) : undefined;
  return [next, [...effects, toast(draft ? request : { ...request, ...NOTHING_NEW }, isAll, undo)]];
}

/** The request that restores the former publish time of the draft; the text stays. */
function undoOfSchedule(draft: Draft | null): ScheduleRequest {
  const publishAt = draft?.publishAt ?? null;
  return { type: 'schedule', task: 'state', publishAt, isUndo: true, ...UNDO_TEXTS };
}

function draftScheduled<Values, Sent, Of extends Item>(
  state: SavingState<Values, Sent, Of>,
  { request }: Attempt<Values, Sent, Of>,
  scheduled: Draft | null,
): Step<Values, Sent, Of> {
  const { stored } = state;
  if (request.type !== 'schedule') return [state, []];
  const undo = request.isUndo || !stored?.draft ? undefined : undoOfSchedule(stored.draft);
  return [
    { ...answered(state), stored: stored && withSchedule(stored, scheduled) },
    [toast(request, true, undo)],
  ];
}

/** The stored item with the schedule of `other` in its draft. The text of the draft stays as the form knows it. */
function withSchedule<Of extends Item>(
  stored: StoredItem<Of>,
  other: Draft | null,
): StoredItem<Of> {
  if (!stored.draft) return stored;
  const { publishAt, publishFailure } = other ?? UNSCHEDULED;
  return { ...stored, draft: { ...stored.draft, publishAt, publishFailure } };
}

/**
 * The step after the form looked up the item when its scheduled changes were due. The published draft is now the item; a form
 * with different unsaved text keeps it, and its next save asks.
 */
export function changesDue<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  { item, draft }: { item: Of; draft: Draft | null },
  { values }: Moment<Values>,
): Step<Values, Sent, Of> {
  const { stored, attempt, conflict } = state;
  const due = stored?.draft?.publishAt;
  if (!stored?.draft || !due || attempt || conflict) return [state, []];
  if (draft) {
    const isKnown = draft.updatedAt === stored.base.draft;
    return [isKnown ? { ...state, stored: withSchedule(stored, draft) } : state, []];
  }
  const known = rules.valuesOf(draftedItem(stored));
  const live = rules.valuesOf(item);
  const isSame = isEqual(known, live);
  if (!isSame && !isEqual(values, known)) return [state, []];
  const next = {
    ...state,
    stored: storedAs(item, null, true),
    isDraftNoted: false,
    releasedAt: due,
  };
  return [next, isSame ? [] : [{ type: 'reset-form', values: live, typed: {} }]];
}

function discarded<Values, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  { request }: Attempt<Values, Sent, Of>,
  { values }: Moment<Values>,
): Step<Values, Sent, Of> {
  const { stored } = state;
  if (!stored || request.type !== 'discard') return [state, []];
  const next = storedAs(stored.item, null, stored.wasPublished);
  const isUnsaved = request.isDirty || !isEqual(values, request.values);
  return [
    { ...answered(state), stored: next },
    [
      isUnsaved ? { type: 'keep-copy', values, base: next.base } : { type: 'forget-copy' },
      { type: 'reset-form', values: rules.valuesOf(stored.item), typed: {} },
      toast(request, true),
    ],
  ];
}

function stateChanged<Values, Sent, Of extends Item>(
  state: SavingState<Values, Sent, Of>,
  { request }: Attempt<Values, Sent, Of>,
  { undo, stamps: [stamp] }: BulkAnswer,
): Step<Values, Sent, Of> {
  const { stored } = state;
  if (request.type !== 'state') return [state, []];
  if (!stored || !stamp) return [answered(state), [toast(request, true)]];
  const release = releaseOf(request.input, stored);
  const item = { ...stored.item, ...release, updatedAt: stamp.to };
  const isCurrent = stamp.from === stored.base.item;
  const base = isCurrent ? { ...stored.base, item: stamp.to } : stored.base;
  const draft = stored.draft && {
    ...stored.draft,
    ...(isCurrent && { basedOn: stamp.to }),
    // an item that is no longer published loses the publish time of its draft
    ...(release.status !== 'published' && UNSCHEDULED),
  };
  const undoing = {
    type: 'state',
    task: 'state',
    input: undo,
    isUndo: true,
    ...UNDO_TEXTS,
  } as const;
  return [
    { ...answered(state), stored: { ...stored, item, draft, base } },
    [toast(request, true, request.isUndo ? undefined : undoing)],
  ];
}

/** The state without a running or waiting request. */
function answered<Values, Sent, Of extends Item>(
  state: SavingState<Values, Sent, Of>,
): SavingState<Values, Sent, Of> {
  const nothing = { attempt: null, waiting: null, unanswered: [], problem: null, releasedAt: null };
  return { ...state, ...nothing, isDeleted: false, isGone: false };
}

function storedAfterSave<Of extends Item>(
  { stored }: { stored: StoredItem<Of> | null },
  item: Of,
): StoredItem<Of> {
  return storedAs(item, null, stored?.wasPublished || item.status === 'published');
}

/** The effects that mark `sent` as saved. `isAll` is false when something was typed since. */
function markSaved<Values extends object, Of extends Item>(
  { filledIn }: SavingRules<Values, Of>,
  sent: Values,
  item: Of,
  moment: Moment<Values>,
): { effects: FormEffect<Values>[]; isAll: boolean } {
  const made = filledIn(sent, item);
  // a field that somebody filled in meanwhile keeps the typed value
  const names = Object.keys(made) as (keyof Values)[];
  const isUntouched = names.every((name) => isEqual(moment.values[name], sent[name]));
  const filled = isUntouched ? made : {};
  const values = { ...sent, ...filled };
  const isAll = isEqual(values, { ...moment.values, ...filled });
  const effects: FormEffect<Values>[] = [];
  if (names.length > 0 && isUntouched) effects.push({ type: 'fill-in', values: filled });
  effects.push({ type: 'mark-saved', values, isAll });
  effects.push({ type: isAll ? 'forget-copy' : 'autosave-later' });
  return { effects, isAll };
}

function message<Values, Sent>(request: SavingRequest<Values, Sent>, isAll: boolean) {
  const { successTitle, success } = request;
  if (!isAll) return { title: success, description: 'Your latest changes are not saved yet.' };
  return successTitle ? { title: successTitle, description: success } : { title: success };
}

function toast<Values, Sent, Of extends Item>(
  request: SavingRequest<Values, Sent>,
  isAll: boolean,
  undo?: SavingRequest<Values, Sent>,
): SavingEffect<Values, Sent, Of> {
  return { type: 'toast', message: message(request, isAll), undo };
}

function takeBackRequest(published: PublishedSave): TakeBackRequest {
  return { type: 'take-back', task: 'state', published, ...UNDO_TEXTS };
}

/** The data to undo the save; undefined when the save is not visible to visitors. */
function publishedSave<Values, Of extends Item>(
  { kind }: SavingRules<Values, Of>,
  before: StoredItem<Of> | null,
  stored: StoredItem<Of>,
  at: number,
): PublishedSave | undefined {
  if (!isPublic(stored, at)) return undefined;
  const { id, updatedAt: savedAt, publishDate } = stored.item;
  const { status = 'draft' } = before?.item ?? {};
  const state = { status, publishDate: before?.item.publishDate ?? publishDate };
  return {
    kind,
    id,
    savedAt,
    before: before && isPublic(before, at) ? before.item.updatedAt : state,
  };
}

function releaseOf(
  input: BulkInput,
  { item: { publishDate } }: StoredItem<Item>,
): Release & { publishDate: string } {
  const [state] = 'items' in input ? input.items : [];
  if (state) return { status: state.status, publishDate: state.publishDate };
  return { status: 'draft', publishDate };
}
