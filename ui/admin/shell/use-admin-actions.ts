// What staff do to the machine, from the dashboard and from the palette: Clear Cache and Logout (spec §2, §8).
import { useMutation } from '@tanstack/react-query';
import { letUnsavedWorkGo } from '#ui/admin/saving/unsaved-work.ts';
import { forgetSession } from '#ui/admin/session/session.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { useToasts } from './toasts.ts';

/** Says whether it worked in a toast. */
export function useClearCache() {
  const toasts = useToasts();
  return useMutation({
    mutationFn: () => answerOf(api.admin.cache.clear.$post()),
    onSuccess: () => toasts.show({ title: 'Success', description: 'Cache cleared successfully' }),
    onError: () =>
      toasts.show({ title: 'Error', description: 'Failed to clear cache', variant: 'destructive' }),
  });
}

/** Leads to the login; a failure is only logged. Ask before when something is unsaved: the browser does not, once it is too late. */
export function useLogOut() {
  return useMutation({
    mutationFn: () => answerOf(api.admin.logout.$post()),
    onSuccess: () => {
      letUnsavedWorkGo();
      forgetSession();
      location.assign('/vs-admin/login');
    },
    onError: (error) => console.error('Logout failed', error),
  });
}
