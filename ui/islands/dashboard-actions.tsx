// The dashboard's two buttons: Clear Cache and Logout (spec §2, §8).
import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/kit/button.tsx';
import { answerOf, api } from './lib/api.ts';
import { useToasts } from './lib/toasts.ts';
import { AdminFrame } from './parts/admin-frame.tsx';

/** Both buttons in a row. */
export function DashboardActions() {
  return (
    <AdminFrame>
      <Actions />
    </AdminFrame>
  );
}

function Actions() {
  const toasts = useToasts();
  const clear = useMutation({
    mutationFn: () => answerOf(api.admin.cache.clear.$post()),
    onSuccess: () => toasts.show({ title: 'Success', description: 'Cache cleared successfully' }),
    onError: () =>
      toasts.show({ title: 'Error', description: 'Failed to clear cache', variant: 'destructive' }),
  });
  const logout = useMutation({
    mutationFn: () => answerOf(api.admin.logout.$post()),
    onSuccess: () => location.assign('/vs-admin/login'),
    onError: (error) => console.error('Logout failed', error),
  });
  return (
    <div className="dashboard-actions">
      <Button variant="outline" loading={clear.isPending} onClick={() => clear.mutate()}>
        Clear Cache
      </Button>
      <Button variant="ghost" loading={logout.isPending} onClick={() => logout.mutate()}>
        Logout
      </Button>
    </div>
  );
}
