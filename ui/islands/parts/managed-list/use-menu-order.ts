// Moving a case study to the place of another one, and back.
import { useMutation } from '@tanstack/react-query';
import { answerOf, api, messageOf } from '../../lib/api.ts';
import { useToasts } from '../../lib/toasts.ts';
import type { PlacedStudy } from './menu-order.tsx';

/** A function that shows one of `among` in the place of its neighbour; a toast says so and can undo it. */
export function useMenuOrder(among: readonly PlacedStudy[], refresh: () => Promise<void>) {
  const toasts = useToasts();
  const order = useMutation({
    mutationFn: async (ids: number[]) => {
      await answerOf(api.admin['case-studies'].order.$put({ json: { ids } }));
      await refresh();
    },
    onError: (error) =>
      toasts.show({
        title: 'Error',
        description: messageOf(error, 'Failed to change the menu order'),
        variant: 'destructive',
      }),
  });

  return async (id: number, other: number) => {
    if (order.isPending) return;
    const before = among.map((study) => study.id);
    const after = before.map((each) => (each === id ? other : each === other ? id : each));
    const focused = document.activeElement?.id;
    const works = await order.mutateAsync(after).then(
      () => true,
      () => false,
    );
    // a row that moves takes no focus along
    if (focused) requestAnimationFrame(() => document.getElementById(focused)?.focus());
    if (!works) return;
    const title = among.find((study) => study.id === id)?.title ?? '';
    toasts.show({
      title: 'Menu order saved',
      description: `${title} is now number ${after.indexOf(id) + 1} on this page`,
      action: {
        label: 'Undo',
        altText: 'Undo, or move it back with its arrows',
        onClick: () => order.mutate(before),
      },
    });
  };
}
