// The back office's answer to an address that leads nowhere.
import type { AppContext } from '#server/context.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { adminMeta } from './admin-meta.ts';

/** Status 404. */
export function adminNotFound(c: AppContext) {
  return c.render(
    <>
      <AdminPageHead
        title="Page not found"
        back={{ label: 'Back to Dashboard', href: '/vs-admin/dashboard' }}
      />
      <EmptyState
        title="Nothing at this address."
        text="Check the address, choose a place in the menu, or search for the page."
      />
    </>,
    adminMeta(c, 'Page not found', 404),
  );
}
