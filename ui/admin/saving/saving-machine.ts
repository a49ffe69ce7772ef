// Saving as a pure machine: a state and an event give the next state and what has to be done.
import type { Item } from '#db/contract/item-kind.ts';
import { answerStep } from './saving-answers.ts';
import { failed, lookedUp } from './saving-failures.ts';
import { send } from './saving-requests.ts';
import type { Moment, SavingEvent, SavingRules, SavingState, Step } from './saving-types.ts';
import { draftedItem, type StoredItem } from './stored-item.ts';

/** The state of a form that was just opened. */
export function initialState<Values, Sent, Of extends Item>(
  stored: StoredItem<Of> | null,
): SavingState<Values, Sent, Of> {
  const idle = { attempt: null, waiting: null, conflict: null, leavingFor: null };
  return { stored, isNew: stored === null, ...idle, unanswered: [] };
}

/**
 * The machine. Nothing in it waits, draws or sends: hooks do the effects and report back as events.
 *
 * | state     | event                       | next state | effects                                                        |
 * | --------- | --------------------------- | ---------- | -------------------------------------------------------------- |
 * | idle      | requested                   | sending    | send                                                           |
 * | idle      | requested, its time is past | idle       | toast: nothing was published                                   |
 * | sending   | requested                   | sending    | none: a button pressed twice saves once                        |
 * | sending   | step-stored                 | sending    | none: a later try continues from here                          |
 * | sending   | item-stored                 | leaving    | mark as saved, forget the copy, toast with undo, leave         |
 * | sending   | item-stored, typed since    | idle       | mark as saved, toast: what was typed since is not saved        |
 * | sending   | item-stored, new, stays     | idle       | mark as saved, forget the copy, toast, move to its address     |
 * | sending   | draft-stored                | idle       | mark as saved, forget the copy, toast                          |
 * | sending   | draft-discarded             | idle       | reset the form, keep a copy of what was not saved, toast       |
 * | sending   | state-changed, taken-back   | idle       | toast with undo                                                |
 * | sending   | failed: unreachable         | waiting    | toast, unless nobody pressed a button                          |
 * | sending   | failed: logged out          | waiting    | none: the bar offers the login                                 |
 * | sending   | failed: refused             | idle       | errors at fields, toast                                        |
 * | sending   | failed: 409, ours           | sending    | as stored, or send again upon it                               |
 * | sending   | failed: 409, unclear        | sending    | look up what is stored                                         |
 * | sending   | failed: 409, somebody else  | conflict   | none: the dialog shows both versions                           |
 * | sending   | looked-up                   | as 409     | as 409, now that it is known what is stored                    |
 * | waiting   | server-reachable, retried   | sending    | send                                                           |
 * | waiting   | requested, question-asked   | as idle    | as idle: only the last save is sent                            |
 * | conflict  | overwrite-chosen            | sending    | send, based on what somebody else saved                        |
 * | conflict  | remote-chosen               | idle       | keep a copy, reset the form to the other version, mine above   |
 * | conflict  | conflict-closed             | idle       | none: the form stays as it was typed                           |
 * | any       | copy-restored               | the same   | none: the copy is based on what it began with                  |
 * | leaving   | any                         | leaving    | none                                                           |
 */
export function savingStep<Values extends object, Sent, Of extends Item>(
  rules: SavingRules<Values, Of>,
  state: SavingState<Values, Sent, Of>,
  event: SavingEvent<Values, Sent, Of>,
  moment: Moment<Values>,
): Step<Values, Sent, Of> {
  const same: Step<Values, Sent, Of> = [state, []];
  if (state.leavingFor !== null) return same;
  const { stored, attempt, waiting, conflict } = state;
  switch (event.type) {
    case 'requested':
      if (attempt) return same;
      return send(
        { ...state, waiting: null, conflict: null },
        { request: event.request, before: stored, isStarted: false, isAutomatic: false },
        moment,
      );
    case 'question-asked':
      return attempt ? same : [{ ...state, waiting: null, conflict: null }, []];
    case 'failed':
      return attempt ? failed(rules, state, attempt, event.failure, moment) : same;
    case 'looked-up':
      return attempt ? lookedUp(rules, state, attempt, event, moment) : same;
    case 'server-reachable':
      if (attempt || waiting?.for !== 'server') return same;
      return send(state, { ...waiting.attempt, isAutomatic: true }, moment);
    case 'retried':
      if (attempt || !waiting) return same;
      return send(state, { ...waiting.attempt, isAutomatic: false }, moment);
    case 'overwrite-chosen':
      if (attempt || !conflict) return same;
      return send({ ...state, stored: conflict.remote, conflict: null }, conflict.attempt, moment);
    case 'remote-chosen': {
      if (!conflict) return same;
      const { remote } = conflict;
      const values = rules.valuesOf(draftedItem(remote));
      return [
        { ...state, stored: remote, conflict: null, waiting: null },
        [
          { type: 'keep-copy', values: moment.values, base: remote.base },
          { type: 'reset-form', values, typed: pick(moment.values, event.mine) },
        ],
      ];
    }
    case 'conflict-closed':
      return conflict ? [{ ...state, conflict: null, waiting: null }, []] : same;
    case 'copy-restored':
      return stored ? [{ ...state, stored: { ...stored, base: event.base } }, []] : same;
    default:
      return attempt ? answerStep(rules, state, attempt, event, moment) : same;
  }
}

function pick<Values extends object>(values: Values, names: string[]): Partial<Values> {
  const named = Object.entries(values).filter(([name]) => names.includes(name));
  return Object.fromEntries(named) as Partial<Values>;
}
