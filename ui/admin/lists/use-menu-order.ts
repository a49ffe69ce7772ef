// Putting case studies in order: shown at once, saved when one is dropped, and undone from the toast.
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { arrayMove } from '#ui/admin/forms/array-move.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import type { PlacedStudy } from './menu-order.tsx';

/**
 * `studies` are those of the list in the order to show. `show` puts one at another place, `save` keeps what is shown,
 * in the order in which it was asked for; what cannot be kept is taken back. `said` is for a live region.
 */
export function useMenuOrder<Study extends PlacedStudy>(
  stored: readonly Study[],
  refresh: () => Promise<void>,
) {
  const toasts = useToasts();
  const [order, setOrder] = useState<number[] | null>(null);
  const [said, say] = useState('');
  // what is saved next must start from what is shown, not from what was last drawn
  const shown = useRef<number[] | null>(null);
  const kept = useRef<number[] | null>(null);
  const set = (ids: number[] | null) => {
    shown.current = ids;
    setOrder(ids);
  };
  const listed = stored.map(({ id }) => id);
  const now = () => shown.current ?? listed;

  const saving = useMutation({
    // one after the other: the last one asked for is the one that stays
    scope: { id: 'menu-order' },
    mutationFn: (ids: number[]) =>
      answerOf(api.admin['case-studies'].order.$put({ json: { ids } })),
    onSuccess: async (_, ids) => {
      kept.current = ids;
      await refresh();
      if (same(shown.current, ids)) set(null);
    },
    onError: (error) => {
      set(null);
      toasts.show({
        title: 'Error',
        description: messageOf(error, 'Failed to change the menu order'),
        variant: 'destructive',
      });
    },
  });

  return {
    studies: order === null ? stored : inOrder(stored, order),
    said,
    say,
    show: (id: number, to: number) => set(arrayMove(now(), now().indexOf(id), to)),
    save(id: number, to: number) {
      const before = saving.isPending ? (kept.current ?? listed) : listed;
      const after = now();
      const focused = document.activeElement?.id;
      // a row that moves takes no focus along
      if (focused) requestAnimationFrame(() => document.getElementById(focused)?.focus());
      saving.mutate(after, {
        onSuccess: () => {
          const title = stored.find((study) => study.id === id)?.title ?? '';
          toasts.show({
            title: 'Menu order saved',
            description: `${title} is now number ${to + 1} on this page`,
            action: {
              label: 'Undo',
              altText: 'Undo, or move it back with its handle',
              onClick: () => {
                set(before);
                saving.mutate(before);
              },
            },
          });
        },
      });
    },
  };
}

/** What `useMenuOrder` gives. */
export type MenuOrdering = ReturnType<typeof useMenuOrder>;

/** The studies in the order of `ids`, each with the number of the place where it stands now. */
function inOrder<Study extends PlacedStudy>(stored: readonly Study[], ids: number[]): Study[] {
  const byId = new Map(stored.map((study) => [study.id, study]));
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  if (known.length !== stored.length) return [...stored];
  return known.map((study, place) => ({
    ...study,
    menuOrder: stored[place]?.menuOrder ?? study.menuOrder,
  }));
}

function same(one: number[] | null, other: number[]): boolean {
  return one?.join() === other.join();
}
