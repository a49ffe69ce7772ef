// Duplicating an item, from its list and from its own form.
import { useRef } from 'react';
import type { KindPath } from '#db/contract/kind-path.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api } from '#ui/islands/api.ts';

/**
 * Duplicates an item. Resolves to the id of the copy and the message about it; null when that failed, which shows a
 * toast, and while a copy is being made already.
 */
export function useDuplicate() {
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const copying = useRef(new Set<string>());
  return async (kind: KindPath, id: string) => {
    const key = `${kind}/${id}`;
    // pressed again on a slow line
    if (copying.current.has(key)) return null;
    copying.current.add(key);
    toasts.show({ title: 'Duplicating…', stays: true });
    try {
      const copy = await whenLoggedIn('the copy', () =>
        answerOf(api.admin[kind][':id'].duplicate.$post({ param: { id } })),
      );
      return { id: copy.id, message: `Draft “${copy.title}” created` };
    } catch (error) {
      toasts.showError(error, 'Failed to duplicate');
      return null;
    } finally {
      copying.current.delete(key);
    }
  };
}
