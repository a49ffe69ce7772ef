// Deleting and publishing from a list, each with undo.
import { useMutation } from '@tanstack/react-query';
import type { BulkInput } from '#db/contract/bulk.ts';
import type { KindPath } from '#db/contract/kind-path.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { undoAction, useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { describeChanges } from './restored-changes.ts';
import { useDuplicate } from './use-duplicate.ts';

/** The labels and messages of the items of a list. */
export interface ItemLabels {
  /** 'post' and 'posts'. */
  one: string;
  many: string;
  deleted: string;
  notDeleted: string;
}

const PAST_TENSE = { publish: 'published', unpublish: 'unpublished' } as const;
const ALREADY = {
  publish: 'All selected items are already published.',
  unpublish: 'All selected items are already drafts.',
} as const;

/**
 * `remove` and `change` resolve to whether they worked, once the list shows the result. A success shows a toast with undo, a
 * failure one with the reason.
 */
export function useListChanges(kind: KindPath, labels: ItemLabels, refresh: () => Promise<void>) {
  const calls = api.admin[kind];
  const ofItem = (id: number) => ({ param: { id: String(id) } });
  const bulk = (json: BulkInput) => answerOf(calls.bulk.$post({ json }));
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const work = useMutation({ mutationFn: (job: () => Promise<boolean>) => job() });

  const attempt = async (job: () => Promise<void>, fallback: string, again?: () => void) => {
    const isDone = await whenLoggedIn('your change', job).then(
      () => true,
      (error) => {
        if (again) toasts.showUndoError(error, again);
        else toasts.showError(error, fallback);
        return false;
      },
    );
    // after a failure too: somebody else may have changed the list
    await refresh();
    return isDone;
  };

  const showUndo = (title: string, undo: BulkInput) => {
    const run = async () => {
      const { restored } = await bulk(undo);
      toasts.show({ title: 'Undone', description: describeChanges(restored) });
    };
    const onClick = () => work.mutate(() => attempt(run, 'Failed to undo', onClick));
    toasts.show({
      title,
      action: undoAction('Undo; deleted items are under Recently deleted too', onClick),
    });
  };

  const remove = (ids: number[]) =>
    attempt(async () => {
      const [id] = ids;
      if (ids.length === 1 && id !== undefined) {
        await answerOf(calls[':id'].$delete(ofItem(id)));
        showUndo(labels.deleted, { action: 'restore', ids });
      } else {
        const { undo } = await bulk({ action: 'delete', ids });
        showUndo(`${ids.length} ${labels.many} deleted`, undo);
      }
    }, labels.notDeleted);

  const change = (action: 'publish' | 'unpublish', ids: number[]) =>
    attempt(async () => {
      const { undo, changed } = await bulk({ action, ids });
      const result = `${changed.length} ${changed.length === 1 ? labels.one : labels.many} ${PAST_TENSE[action]}`;
      const same = ids.length - changed.length;
      if (changed.length === 0)
        toasts.show({ title: `Nothing to ${action}`, description: ALREADY[action] });
      else
        showUndo(
          same === 0 ? result : `${result}, ${same} ${same === 1 ? 'was' : 'were'} already`,
          undo,
        );
    }, `Failed to ${action} ${labels.many}`);

  const makeCopy = useDuplicate();
  const duplicate = async (id: number, editPath: (id: number) => string) => {
    const copy = await makeCopy(kind, String(id));
    if (copy)
      toasts.show({
        title: copy.message,
        action: {
          label: 'Open',
          altText: 'Open, or find it among the drafts',
          onClick: () => location.assign(editPath(copy.id)),
        },
      });
    await refresh();
  };

  return {
    pending: work.isPending,
    duplicate,
    remove: (ids: number[]) => work.mutateAsync(() => remove(ids)),
    change: (action: 'publish' | 'unpublish', ids: number[]) =>
      work.mutateAsync(() => change(action, ids)),
  };
}
