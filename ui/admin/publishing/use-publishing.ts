// The state and actions with which a form saves and publishes its item, and two keyboard shortcuts for them.
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Item } from '#db/contract/item-kind.ts';
import { taskOf } from '#ui/admin/saving/saving-machine.ts';
import type { SavingEvent, SavingState } from '#ui/admin/saving/saving-types.ts';
import { statusOf } from '#ui/admin/saving/stored-item.ts';
import { type ItemSavingOptions, useItemSaving } from '#ui/admin/saving/use-item-saving.ts';
import { usePresence } from '#ui/admin/saving/use-presence.ts';
import { serverNow } from '#ui/islands/server-clock.ts';
import { useBrowserValue } from '#ui/kit/use-browser-value.ts';
import { useShortcut } from '#ui/kit/use-shortcut.ts';
import { type ItemLabels, publishingActions } from './publishing-actions.ts';
import { useChangesDue } from './use-changes-due.ts';
import { useGoesLive } from './use-goes-live.ts';

/** Mod+S saves without publishing; Mod+Shift+Enter runs the primary action. */
export function usePublishing<
  Values extends FieldValues,
  Sent extends FieldValues,
  Of extends Item,
  Fields,
>(
  form: UseFormReturn<Values, unknown, Sent>,
  { labels, ...options }: ItemSavingOptions<Values, Sent, Of, Fields> & { labels: ItemLabels },
) {
  const { latest, saveItem, saveDraft, request, tell, state, ...rest } = useItemSaving(
    form,
    options,
  );
  const { stored, isNew, isDraftNoted } = state;
  const presence = usePresence(options.kind, stored?.item.id ?? null);
  // the server rendered at another moment than the browser hydrates
  const isHydrated = useBrowserValue(() => true, false);
  const item = isNew ? null : stored?.item;
  const status = item ? (isHydrated ? statusOf(item, serverNow()) : item.status) : null;
  const wentLiveAt = useGoesLive(stored?.item, status);
  useChangesDue(stored?.draft?.publishAt ?? null, async () => {
    const id = stored?.item.id ?? 0;
    const [item, { draft }] = await Promise.all([
      options.calls.find(id),
      options.calls.findDraft(id),
    ]);
    tell({ type: 'changes-due', item, draft });
  });
  const { keepTyped, ...actions } = publishingActions({
    labels,
    stored,
    status,
    isDraftNoted,
    saveItem,
    saveDraft,
    request,
  });
  // separate shortcuts for saving and publishing, so that nobody publishes by accident
  useShortcut(keepTyped, 'Mod+S');
  useShortcut(actions.primary.run, 'Mod+Shift+Enter');
  return {
    ...rest,
    ...actions,
    stored,
    isNew,
    isDraftNoted,
    status,
    /** The number of other windows and sessions that have the item open. */
    presence,
    /** When the item or its changes went live as scheduled while the form was open (ISO 8601), else null. */
    wentLiveAt: state.releasedAt ?? wentLiveAt,
    unsavedLabel: labels.unsaved ?? 'Not saved yet',
    saving: savingProgress(state, tell),
  };
}

/** The progress of saving, and the actions for a conflict or a failure. */
function savingProgress<Values, Sent, Of extends Item>(
  state: SavingState<Values, Sent, Of>,
  tell: (event: SavingEvent<Values, Sent, Of>) => void,
) {
  const isLeaving = state.leavingFor !== null;
  const task = taskOf(state);
  return {
    /** The current task, or null. */
    task: isLeaving ? 'save' : task,
    busy: task !== null || isLeaving,
    /** The version that somebody else saved meanwhile, with the request that found it; null when there is nothing to decide. */
    conflict: state.conflict?.isShown && !state.attempt ? state.conflict : null,
    /** Whether somebody else saved another version. An autosave opens no dialog for it; `compare` does. */
    hasConflict: state.conflict !== null,
    compare: () => tell({ type: 'conflict-opened' }),
    /** When everything typed was last saved (ms). */
    savedAt: state.savedAt,
    /** Why the last autosave was refused. */
    problem: state.problem,
    isDeleted: state.isDeleted,
    isGone: state.isGone,
    recreate: () => tell({ type: 'recreate-chosen' }),
    waitsFor: state.waiting?.for ?? null,
    /** Why the server did not do what is being retried; null when it did not answer. */
    reason: state.waiting?.for === 'server' ? state.waiting.message : null,
    /** When it is tried again (ms), if the server named a time. */
    retryAt: state.waiting?.for === 'server' ? state.waiting.retryAt : null,
    tryAgain: () => tell({ type: 'retried' }),
    overwrite: () => tell({ type: 'overwrite-chosen' }),
    useRemote: (mine: string[]) => tell({ type: 'remote-chosen', mine }),
    closeConflict: () => tell({ type: 'conflict-closed' }),
  };
}

/** The result of `usePublishing` for a form of any kind of item. */
// biome-ignore lint/suspicious/noExplicitAny: the result is shown in the same way for every kind of item
export type FormPublishing = ReturnType<typeof usePublishing<any, any, any, any>>;

/** The part of `FormPublishing` that shows and changes whether the item is public. */
export type Publishing = Omit<
  FormPublishing,
  | 'live'
  | 'differencesOf'
  | 'savedStatus'
  | 'remoteValues'
  | 'changedFields'
  | 'copy'
  | 'alts'
  | 'pictures'
>;
