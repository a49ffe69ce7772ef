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
      <Button variant="outline" loading={clear.isPending} onClick={() => clear.mutate()}>
        Clear Cache
      </Button>
      <Button variant="ghost" loading={logout.isPending} onClick={() => logout.mutate()}>
        Logout
      </Button>
    </div>
  );
}
