// /vs-admin/names: the categories, sectors, roles and authors of all items.
import { listNames } from '#db/queries/names/list-names.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf } from '#server/render/defer.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

/** Each name with the number of items that have it. */
export async function namesScreen(c: AppContext) {
  const { data } = await defer(c, listNames(c.var.db));
  return c.render(
    <>
      <AdminPageHead
        title="Categories and names"
        back={{ label: 'Back to Dashboard', href: '/vs-admin/dashboard' }}
      />
      <Deferred
        data={data}
        fallback={<p role="status">Loading names...</p>}
        failed={<Alert>Error loading names. Please try again later.</Alert>}
      >
        {(names) => <Island name="shared-names" props={{ list: { names } }} when="load" />}
      </Deferred>
    </>,
    adminMeta(c, 'Categories and names', statusOf(data)),
  );
}
