// Clear Cache and Logout, for the dashboard and the palette.
import { useMutation } from '@tanstack/react-query';
import { forgetItems } from '#ui/admin/commands/recent-items.ts';
import { letUnsavedWorkGo } from '#ui/admin/saving/unsaved-work.ts';
import { forgetSession } from '#ui/admin/session/session.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { useToasts } from './toasts.ts';

/** Clears the cache and shows the result in a toast. */
export function useClearCache() {
  const toasts = useToasts();
  return useMutation({
    mutationFn: () => answerOf(api.admin.cache.clear.$post()),
    onSuccess: () => toasts.show({ title: 'Cache cleared successfully' }),
    onError: () =>
      toasts.show({ title: 'Error', description: 'Failed to clear cache', variant: 'destructive' }),
  });
}

/** Logs out and opens the login; a failure is only logged. Callers must ask first when there is unsaved work. */
export function useLogOut() {
  return useMutation({
    mutationFn: () => answerOf(api.admin.logout.$post()),
    onSuccess: () => {
      letUnsavedWorkGo();
      forgetSession();
      forgetItems();
      location.assign('/vs-admin/login');
    },
    onError: (error) => console.error('Logout failed', error),
  });
}
