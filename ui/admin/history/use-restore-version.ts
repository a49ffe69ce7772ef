// Restoring a version, with undo in the toast.
import { useRef } from 'react';
import { undoAction, useToasts } from '#ui/admin/shell/toasts.ts';
import type { HistoryState, RestoreUndo } from './use-history.ts';

/** Returns a function that makes a version the draft of the item, once, and leads to the form at `editHref`, which shows it. */
export function useRestoreAsDraft({ restoreAsDraft }: HistoryState, editHref: string) {
  const toasts = useToasts();
  const isStarted = useRef(false);
  return (versionId: number, savedAt: string) => {
    // the button is disabled a timer later, and a second press may come before that
    if (isStarted.current) return;
    isStarted.current = true;
    restoreAsDraft.mutate(versionId, {
      onSuccess: () => {
        toasts.showAcross({
          title: 'Success',
          description: `The version of ${savedAt} is the draft. Live page unchanged.`,
        });
        location.assign(editHref);
      },
      onError: (error) => {
        isStarted.current = false;
        toasts.showError(error, 'Failed to restore the version');
      },
    });
  };
}

/** Returns a function that restores a version saved at `savedAt`, a formatted time. `onRestored` is called after each success. */
export function useRestoreVersion(history: HistoryState, onRestored: () => void) {
  const toasts = useToasts();
  const { restore, go, findUndo, isNewest } = history;

  const run = (versionId: number, message: string, canUndo: boolean) =>
    restore.mutate(versionId, {
      onSuccess: async () => {
        go({ page: 1, version: undefined, against: 'before' }, 'replace');
        const undo = canUndo ? await findUndo().catch(() => null) : null;
        toasts.show({
          title: 'Success',
          description: message,
          ...(undo !== null && {
            action: undoAction('Restore the version before', () => void takeBack(undo)),
          }),
        });
        onRestored();
      },
      onError: (error) => {
        // the open dialog shows the error
        if (canUndo) return;
        toasts.showUndoError(error, () => run(versionId, message, canUndo));
      },
    });

  const takeBack = async (undo: RestoreUndo) => {
    try {
      if (await isNewest(undo.restored)) run(undo.before, 'Restore undone', false);
      else toasts.show({ title: 'Not undone', description: 'A newer version was saved since.' });
    } catch (error) {
      toasts.showUndoError(error, () => void takeBack(undo));
    }
  };

  return (versionId: number, savedAt: string) =>
    run(versionId, `Restored the version of ${savedAt}`, true);
}
