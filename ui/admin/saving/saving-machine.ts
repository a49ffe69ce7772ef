// Saving as a pure state machine: a state and an event give the next state and the effects to run.
import type { Item } from '#db/contract/item-kind.ts';
import { answerStep, changesDue } from './saving-answers.ts';
import { failed, lookedUp } from './saving-failures.ts';
import { send } from './saving-requests.ts';
import type {
  Conflict,
  Moment,
  SavingEffect,
  SavingEvent,
  SavingRequest,
  SavingRules,
  SavingState,
  Step,
} from './saving-types.ts';
import { NO_REVISION, type StoredItem } from './stored-item.ts';

/** The state of a newly opened form. `draftSlug` must match `AUTOSAVED_SLUG`. */
export function initialState<Values, Sent, Of extends Item>(
  stored: StoredItem<Of> | null,
  draftSlug: string,
): SavingState<Values, Sent, Of> {
  return {
    stored,
    isNew: stored === null,
    attempt: null,
    checking: null,
    next: null,
    waiting: null,
    conflict: null,
    leavingFor: null,
    unanswered: [],
    savedAt: null,
    problem: null,
    draftSlug,
    isCreateUnanswered: false,
    isDraftNoted: Boolean(stored?.draft),
    isDeleted: false,
    isGone: false,
    releasedAt: null,
  };
}

/** The task of the button that shows progress, or null. */
export function taskOf({ next, attempt, checking }: SavingState<unknown, unknown, Item>) {
  return (next ?? attempt?.request)?.task ?? checking;
}

/**
 * The state machine. It does not wait, render or send: hooks run the effects and report the results as events.
 *
 * | state     | event                       | next state | effects                                                        |
 * | --------- | --------------------------- | ---------- | -------------------------------------------------------------- |
 * | idle      | requested                   | sending    | send                                                           |
 * | idle      | requested, its time is past | idle       | toast: nothing was published                                   |
 * | sending   | requested                   | sending    | none: a button pressed twice saves once                        |
 * | sending   | requested, in an autosave   | sending    | none: the request is sent after the autosave                   |
 * | any       | check-begun                 | checking   | none: other buttons wait                                       |
 * | checking  | requested, check-ended      | as idle    | as idle                                                        |
 * | idle      | autosave-due, new item      | sending    | create it as a draft                                           |
 * | idle      | autosave-due                | sending    | send what changed                                              |
 * | waiting   | autosave-due                | waiting    | none: a waiting autosave is replaced                           |
 * | other     | autosave-due                | the same   | none                                                           |
 * | sending   | created                     | sending    | move to its address, send what changed                         |
 * | sending   | draft-stored, autosave      | idle       | mark as saved, forget the copy; no toast                       |
 * | sending   | autosave failed: refused    | idle       | none: the bar shows the reason                                 |
 * | sending   | failed: 404                 | deleted    | look it up in the trash                                        |
 * | sending   | autosave failed: 409        | conflict   | none: the bar offers to compare                                |
 * | sending   | item-stored                 | leaving    | mark as saved, forget the copy, toast with undo, leave         |
 * | sending   | item-stored, typed since    | idle       | mark as saved, toast: later typing is not saved                |
 * | sending   | item-stored, new, stays     | idle       | mark as saved, forget the copy, toast, move to its address     |
 * | sending   | draft-stored                | idle       | mark as saved, forget the copy, toast                          |
 * | sending   | draft-discarded             | idle       | keep a copy of unsaved text, reset the form, toast             |
 * | sending   | state-changed, taken-back   | idle       | toast with undo                                                |
 * | sending   | draft-scheduled             | idle       | toast with undo                                                |
 * | idle      | changes-due                 | idle       | reset the form when the published draft differs from it        |
 * | sending   | failed: unreachable         | waiting    | toast, unless nobody pressed a button                          |
 * | sending   | failed: logged out          | waiting    | none: the bar offers the login                                 |
 * | sending   | failed: refused             | idle       | errors at fields, toast                                        |
 * | sending   | failed: 409, own version    | sending    | as stored, or send again based on it                           |
 * | sending   | failed: 409, unclear        | sending    | look up what is stored                                         |
 * | sending   | failed: 409, somebody else  | conflict   | none: the dialog shows both versions                           |
 * | sending   | autosave failed: 409, new   | sending    | look up the document that somebody else created                |
 * | idle      | requested, creation unclear | sending    | look up the item that the form may have created                |
 * | sending   | looked-up                   | as 409     | as 409, with the stored version known                          |
 * | waiting   | server-reachable, retried   | sending    | send                                                           |
 * | waiting   | session-found, autosave     | sending    | send                                                           |
 * | waiting   | requested, check-begun      | as idle    | as idle: only the last save is sent                            |
 * | conflict  | overwrite-chosen            | sending    | send, based on the version of somebody else                    |
 * | conflict  | remote-chosen               | idle       | keep a copy, reset the form to the other version and `mine`    |
 * | conflict  | remote-chosen, own draft    | sending    | the same, and save the form as the draft                       |
 * | conflict  | conflict-opened             | conflict   | none: the dialog shows both versions                           |
 * | conflict  | conflict-closed             | idle       | none: the form keeps what was typed                            |
 * | any       | copy-restored               | the same   | none: the copy keeps its base                                  |
 * | deleted   | deleted-found               | the same   | none: the bar says whether it can be restored                  |
 * | gone      | recreate-chosen             | sending    | create it as a draft                                           |
 * | leaving   | any                         | leaving    | none                                                           |
 */
export function savingStep<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  event: SavingEvent<Values, Sent, Of>,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const [after, effects] = stepOf(rules, state, event, moment);
  if (after.attempt || !after.next) return [after, effects];
  const [last, more] = begin(rules, { ...after, next: null }, after.next, moment);
  return [last, [...effects, ...more]];
}

function begin<Values, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  request: SavingRequest<Values, Sent>,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  return send(
    rules,
    { ...state, waiting: null, conflict: null },
    { request, before: state.stored, isAutomatic: request.type === 'autosave' },
    moment,
  );
}

function stepOf<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  event: SavingEvent<Values, Sent, Of>,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const same: Step<Values, Sent, Of> = [state, []];
  if (state.leavingFor !== null) return same;
  const { stored, attempt, waiting, conflict } = state;
  switch (event.type) {
    case 'requested': {
      // during the check, only the checked save may be sent
      if (state.checking && event.request.type !== 'item') return same;
      const checked = { ...state, checking: null };
      if (attempt?.request.type === 'autosave')
        return [{ ...checked, next: state.next ?? event.request }, []];
      return attempt ? [checked, []] : begin(rules, checked, event.request, moment);
    }
    case 'autosave-due':
      return autosaveDue(rules, state, event.values, moment);
    case 'check-begun':
      return [{ ...state, checking: event.task, waiting: null, conflict: null }, []];
    case 'check-ended':
      return [{ ...state, checking: null }, []];
    case 'failed':
      return attempt ? failed(rules, state, attempt, event.failure, moment) : same;
    case 'looked-up':
      return attempt ? lookedUp(rules, state, attempt, event, moment) : same;
    case 'server-reachable':
      if (attempt || waiting?.for !== 'server') return same;
      return send(rules, state, { ...waiting.attempt, isAutomatic: true }, moment);
    case 'session-found':
      // a save by a button waits for another press
      if (attempt || waiting?.for !== 'login' || waiting.attempt.request.type !== 'autosave')
        return same;
      return send(rules, state, { ...waiting.attempt, isAutomatic: true }, moment);
    case 'deleted-found':
      return [{ ...state, isGone: state.isDeleted && !event.isInTrash }, []];
    case 'recreate-chosen': {
      if (attempt || !state.isGone) return same;
      const blank = initialState<Values, Sent, Of>(null, state.draftSlug);
      return begin(rules, blank, { ...AUTOSAVE, values: structuredClone(moment.values) }, moment);
    }
    case 'retried':
      if (attempt || !waiting) return same;
      return send(rules, state, { ...waiting.attempt, isAutomatic: false }, moment);
    case 'overwrite-chosen':
      if (attempt || !conflict) return same;
      return overwrite(
        rules,
        { ...state, stored: conflict.remote, conflict: null },
        conflict,
        moment,
      );
    case 'remote-chosen':
      return conflict ? takeRemote(rules, state, conflict, event.mine, moment) : same;
    case 'conflict-opened':
      return conflict ? [{ ...state, conflict: { ...conflict, isShown: true } }, []] : same;
    case 'conflict-closed':
      return conflict ? [{ ...state, conflict: null, waiting: null }, []] : same;
    case 'changes-due':
      return changesDue(rules, state, event, moment);
    case 'copy-restored':
      return stored
        ? [{ ...state, stored: { ...stored, base: event.base ?? NO_REVISION } }, []]
        : same;
    default:
      return attempt ? answerStep(rules, state, attempt, event, moment) : same;
  }
}

const AUTOSAVE = { type: 'autosave', task: null, success: '', failure: 'Not saved' } as const;

function autosaveDue<Values, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  values: Values,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const { attempt, waiting, conflict } = state;
  if (attempt || conflict) return [state, []];
  const request = { ...AUTOSAVE, values };
  if (!waiting) return begin(rules, state, request, moment);
  // a save by a button takes precedence
  if (waiting.attempt.request.type !== 'autosave') return [state, []];
  return [{ ...state, waiting: { ...waiting, attempt: { ...waiting.attempt, request } } }, []];
}

/**
 * Overwrites the other version. After an autosave, which may be long ago, the current values are saved; also after a discard,
 * which was not meant for the other version.
 */
function overwrite<Values, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  { attempt }: Conflict<Values, Sent, Of>,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const { request } = attempt;
  if (request.type !== 'autosave' && request.type !== 'discard')
    return send(rules, state, attempt, moment);
  return begin(rules, state, { ...AUTOSAVE, values: structuredClone(moment.values) }, moment);
}

/** Shows the other version, with the fields named in `mine` as typed. The form's own draft is updated to match. */
function takeRemote<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  { remote, theirs }: Conflict<Values, Sent, Of>,
  mine: string[],
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const values = rules.valuesOf(theirs);
  const typed = rules.withMine?.(moment.values, values, mine) ?? pick(moment.values, mine);
  const next = { ...state, stored: remote, conflict: null, waiting: null };
  const effects: SavingEffect<Values, Sent, Of>[] = [
    { type: 'keep-copy', values: moment.values, base: remote.base },
    { type: 'reset-form', values, typed },
  ];
  if (!remote.draft || theirs !== remote.item) return [next, effects];
  const draft = { ...AUTOSAVE, values: { ...values, ...typed } };
  const [last, more] = begin(rules, next, draft, moment);
  return [last, [...effects, ...more]];
}

function pick<Values extends object>(values: Values, names: string[]): Partial<Values> {
  const named = Object.entries(values).filter(([name]) => names.includes(name));
  return Object.fromEntries(named) as Partial<Values>;
}
