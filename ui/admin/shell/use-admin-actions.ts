// Clear Cache and Logout, for the dashboard and the palette.
import { useMutation } from '@tanstack/react-query';
import { forgetItems } from '#ui/admin/commands/recent-items.ts';
import { letUnsavedWorkGo } from '#ui/admin/saving/unsaved-work.ts';
import { forgetSession } from '#ui/admin/session/session.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api, isLoggedOut } from '#ui/islands/api.ts';
import { useToasts } from './toasts.ts';

/** Clears the cache and shows the result in a toast. */
export function useClearCache() {
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  return useMutation({
    mutationFn: () => whenLoggedIn('clearing', () => answerOf(api.admin.cache.clear.$post())),
    onSuccess: () => toasts.show({ title: 'Cache cleared successfully' }),
    onError: () =>
      toasts.show({ title: 'Error', description: 'Failed to clear cache', variant: 'destructive' }),
  });
}

/** Logs out and opens the login; a failure is only logged. Callers must ask first when there is unsaved work. */
export function useLogOut() {
  return useMutation({
    mutationFn: () =>
      answerOf(api.admin.logout.$post()).catch((error) => {
        // the session has ended already
        if (!isLoggedOut(error)) throw error;
      }),
    onSuccess: () => {
      letUnsavedWorkGo();
      forgetSession();
      forgetItems();
      location.assign('/vs-admin/login');
    },
    onError: (error) => console.error('Logout failed', error),
  });
}
