// The dashboard's buttons: Clear Cache and Logout (docs/contract.md, Dashboard).
import { Button } from '#ui/kit/button.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { useClearCache, useLogOut } from './use-admin-actions.ts';

/** Both buttons in a row. */
export function DashboardActions() {
  return (
    <AdminFrame>
      <Actions />
    </AdminFrame>
  );
}

function Actions() {
  const clear = useClearCache();
  const logout = useLogOut();
  return (
    <div className="dashboard-actions">
      <p className="dashboard-actions-note" id="clear-cache-note">
        Visitors see every change at once. Clear the cache only if a page looks out of date.
      </p>
      <Button
        size="sm"
        variant="outline"
        aria-describedby="clear-cache-note"
        loading={clear.isPending}
        onClick={() => clear.mutate()}
      >
        Clear Cache
      </Button>
      <Button size="sm" variant="ghost" loading={logout.isPending} onClick={() => logout.mutate()}>
        Logout
      </Button>
    </div>
  );
}
