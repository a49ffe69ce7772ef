// Deleting and publishing from a list, each with its way back.
import { useMutation } from '@tanstack/react-query';
import type { BulkAnswer, BulkInput } from '#db/contract/bulk.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { messageOf } from '#ui/islands/api.ts';

/** What an item of the list is called. */
export interface ItemWords {
  /** 'post' and 'posts'. */
  one: string;
  many: string;
  deleted: string;
  notDeleted: string;
}

export interface ListCalls {
  remove: (id: number) => Promise<unknown>;
  bulk: (input: BulkInput) => Promise<BulkAnswer>;
}

const DONE = { publish: 'published', unpublish: 'unpublished' } as const;

/**
 * `remove` and `change` settle when the list shows the result, and tell whether it worked. Every success is told by a
 * toast that can undo it, every failure by one that says why.
 */
export function useListChanges(words: ItemWords, calls: ListCalls, refresh: () => Promise<void>) {
  const toasts = useToasts();
  const work = useMutation({ mutationFn: (job: () => Promise<boolean>) => job() });

  const failed = (error: unknown, fallback: string) =>
    toasts.show({
      title: 'Error',
      description: messageOf(error, fallback),
      variant: 'destructive',
    });

  const attempt = async (job: () => Promise<void>, fallback: string) => {
    const works = await job().then(
      () => true,
      (error) => {
        failed(error, fallback);
        return false;
      },
    );
    // after a failure too: somebody else may have been faster
    await refresh();
    return works;
  };

  const told = (description: string, undo: BulkInput) =>
    toasts.show({
      title: 'Success',
      description,
      action: {
        label: 'Undo',
        altText: 'Undo; deleted items are under Recently deleted too',
        onClick: () =>
          work.mutate(() =>
            attempt(async () => {
              await calls.bulk(undo);
              toasts.show({ title: 'Undone' });
            }, 'Failed to undo'),
          ),
      },
    });

  const remove = (ids: number[]) =>
    attempt(async () => {
      const [id] = ids;
      if (ids.length === 1 && id !== undefined) {
        await calls.remove(id);
        told(words.deleted, { action: 'restore', ids });
      } else {
        const { undo } = await calls.bulk({ action: 'delete', ids });
        told(`${ids.length} ${words.many} deleted`, undo);
      }
    }, words.notDeleted);

  const change = (action: 'publish' | 'unpublish', ids: number[]) =>
    attempt(async () => {
      const { undo } = await calls.bulk({ action, ids });
      const what = ids.length === 1 ? words.one : words.many;
      told(`${ids.length} ${what} ${DONE[action]}`, undo);
    }, `Failed to ${action} ${words.many}`);

  return {
    pending: work.isPending,
    remove: (ids: number[]) => work.mutateAsync(() => remove(ids)),
    change: (action: 'publish' | 'unpublish', ids: number[]) =>
      work.mutateAsync(() => change(action, ids)),
  };
}
