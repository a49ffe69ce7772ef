// Reordering of case studies: shown at once, saved on drop, with undo in the toast.
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { arrayMove } from '#ui/admin/forms/rows/array-move.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { undoAction, useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import type { OrderedStudy } from './menu-order.tsx';

/**
 * `studies` are the studies in the order to show. `show` moves one, `save` stores the order that is shown; a failed save is
 * reverted. Saves run one after another. `announcement` is for a live region.
 */
export function useMenuOrder<Study extends OrderedStudy>(
  stored: readonly Study[],
  refresh: () => Promise<void>,
) {
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const [order, setOrder] = useState<number[] | null>(null);
  const [announcement, announce] = useState('');
  // the next save starts from the order that is shown, not from the last render
  const shown = useRef<number[] | null>(null);
  const saved = useRef<number[] | null>(null);
  const set = (ids: number[] | null) => {
    shown.current = ids;
    setOrder(ids);
  };
  const listed = stored.map(({ id }) => id);
  // an order that is still being saved may be that of another page
  const onThisPage = (ids: number[] | null) => inOrder(stored, ids ?? []).map(({ id }) => id);
  const current = () => onThisPage(shown.current);

  const saving = useMutation({
    // one after another, so that the last order wins
    scope: { id: 'menu-order' },
    mutationFn: (ids: number[]) =>
      whenLoggedIn('the new order', () =>
        answerOf(api.admin['case-studies'].order.$put({ json: { ids } })),
      ),
    onSuccess: async (_, ids) => {
      saved.current = ids;
      await refresh();
      if (same(shown.current, ids)) set(null);
    },
    onError: async (error) => {
      set(null);
      toasts.showError(error, 'Failed to change the menu order');
      // somebody else may have deleted one of them
      await refresh();
    },
  });

  return {
    studies: order === null ? stored : inOrder(stored, order),
    announcement,
    announce,
    show: (id: number, to: number) => set(arrayMove(current(), current().indexOf(id), to)),
    save(id: number, to: number) {
      const before = saving.isPending ? onThisPage(saved.current) : listed;
      const after = current();
      const focused = document.activeElement?.id;
      // moving a row in the DOM drops its focus
      if (focused) requestAnimationFrame(() => document.getElementById(focused)?.focus());
      saving.mutate(after, {
        onSuccess: () => {
          const title = stored.find((study) => study.id === id)?.title ?? '';
          toasts.show({
            title: 'Menu order saved',
            description: `${title} is now number ${to + 1} on this page`,
            action: undoAction('Undo, or move it back with its handle', () => {
              set(before);
              saving.mutate(before);
            }),
          });
        },
      });
    },
  };
}

/** The result of `useMenuOrder`. */
export type MenuOrdering = ReturnType<typeof useMenuOrder>;

/** The studies in the order of `ids`, each with the menu order of its new position. */
function inOrder<Study extends OrderedStudy>(stored: readonly Study[], ids: number[]): Study[] {
  const byId = new Map(stored.map((study) => [study.id, study]));
  const sorted = ids.flatMap((id) => byId.get(id) ?? []);
  if (sorted.length !== stored.length) return [...stored];
  return sorted.map((study, place) => ({
    ...study,
    menuOrder: stored[place]?.menuOrder ?? study.menuOrder,
  }));
}

function same(one: number[] | null, other: number[]): boolean {
  return one?.join() === other.join();
}
