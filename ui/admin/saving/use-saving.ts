// Runs the saving machine of a form: its effects touch the form, the network, the toasts and the address.
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Item } from '#db/contract/item-kind.ts';
import { whenSessionFound } from '#ui/admin/session/session.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { retryDelayMs, whenReachable } from '#ui/admin/session/when-reachable.ts';
import { flushDeferred } from '#ui/admin/shell/after-paint.ts';
import { undoSave, useToasts } from '#ui/admin/shell/toasts.ts';
import { useLatest } from '#ui/admin/shell/use-latest.ts';
import { serverNow } from '#ui/islands/server-clock.ts';
import type { LocalCopies } from './copies/use-local-copy.ts';
import { initialState, savingStep } from './saving-machine.ts';
import { offersLogin } from './saving-requests.ts';
import type { SavingEffect, SavingEvent, SavingRules, SavingState } from './saving-types.ts';
import { isSend, type SavingCalls, sendSaving } from './send-saving.ts';
import type { StoredItem } from './stored-item.ts';
import { useAutosaveTimer } from './use-autosave-timer.ts';
import { useFormEffects } from './use-form-effects.ts';

/** Options of a form that saves. `first` is the stored item, null for a new one. */
export interface SavingOptions<Values, Sent, Of extends Item, Fields>
  extends SavingRules<Values, Of>,
    SavingCalls<Values, Sent, Of, Fields> {
  first: StoredItem<Of> | null;
}

/** Returns the state, the same state as a ref for asynchronous work, and `tell`, which sends an event to the machine. */
export function useSaving<
  Values extends FieldValues,
  Sent extends FieldValues,
  Of extends Item,
  Fields,
>(
  form: UseFormReturn<Values, unknown, Sent>,
  options: SavingOptions<Values, Sent, Of, Fields>,
  copies: RefObject<LocalCopies<Values> | null>,
) {
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const queries = useQueryClient();
  const autosaveLater = useRef<() => void>(null);
  const runFormEffect = useFormEffects(form, options, copies, autosaveLater);
  const [draftSlug] = useState(newDraftSlug);
  const [state, latest, set] = useLatest<SavingState<Values, Sent, Of>>(
    initialState(options.first, draftSlug),
  );
  const tell = (event: SavingEvent<Values, Sent, Of>) => {
    // typed letters that are handled only after the next paint belong to the form
    flushDeferred();
    const moment = { at: serverNow(), values: form.getValues() };
    const [next, effects] = savingStep(options, latest.current, event, moment);
    if (next !== latest.current) set(next);
    for (const effect of effects) run(effect);
  };
  const run = (effect: SavingEffect<Values, Sent, Of>) => {
    if (isSend(effect)) {
      const { attempt } = latest.current;
      const within = <T>(call: () => Promise<T>) =>
        attempt && !offersLogin(attempt) ? call() : whenLoggedIn('the save', call);
      void sendSaving(effect, options, within).then(tell);
    } else if (effect.type === 'toast') {
      const { message, undo } = effect;
      const action = undo && undoSave(() => tell({ type: 'requested', request: undo }));
      toasts.show({ ...message, action });
    } else if (effect.type === 'toast-across') toasts.showAcross(effect.message, effect.published);
    else runFormEffect(effect);
  };
  const { waiting, attempt, leavingFor } = state;
  useAutosaveTimer(form, state.stored === null, autosaveLater, (values) =>
    tell({ type: 'autosave-due', values }),
  );
  const tellLater = useEffectEvent(tell);
  const { tries = 0, retryAt = null } =
    waiting?.for === 'server' && attempt === null ? waiting : {};
  useEffect(() => {
    if (tries === 0) return;
    const delayMs = Math.max(retryDelayMs(tries), (retryAt ?? 0) - serverNow());
    return whenReachable(() => tellLater({ type: 'server-reachable' }), delayMs);
  }, [tries, retryAt]);
  const isAwaitingLogin = waiting?.for === 'login' && attempt === null;
  useEffect(() => {
    if (isAwaitingLogin)
      return whenSessionFound(queries, () => tellLater({ type: 'session-found' }));
  }, [isAwaitingLogin, queries]);
  // in an effect, which runs after the check for unsaved work is removed, so that the browser does not ask
  useEffect(() => {
    if (leavingFor !== null) location.assign(leavingFor);
  }, [leavingFor]);
  return { state, latest, tell };
}

const SLUG_LETTERS = 12;

/** Matches `AUTOSAVED_SLUG`; without `crypto.randomUUID`, which plain http does not have. */
function newDraftSlug(): string {
  const letter = () => Math.floor(Math.random() * 36).toString(36);
  return `draft-${Array.from({ length: SLUG_LETTERS }, letter).join('')}`;
}
