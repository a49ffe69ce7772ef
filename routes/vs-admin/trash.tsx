// /vs-admin/trash: the items deleted in the last 30 days.
import { trashQuery } from '#db/contract/trash.ts';
import { listTrash } from '#db/queries/items/trash.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf } from '#server/render/defer.ts';
import { listQueryOf } from '#ui/admin/lists/list-query.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

/** The query parameters of an address without a query. */
const DEFAULTS = trashQuery.parse({});

/** The page of deleted items of the query in the address. */
export async function trashScreen(c: AppContext) {
  const query = listQueryOf(trashQuery, new URL(c.req.url).searchParams);
  const { data } = await defer(c, listTrash(c.var.db, query));
  return c.render(
    <>
      <AdminPageHead
        title="Recently deleted"
        back={{ label: 'Back to Dashboard', href: '/vs-admin/dashboard' }}
      />
      <Deferred
        data={data}
        fallback={<p role="status">Loading deleted items...</p>}
        failed={<Alert>Error loading deleted items. Please try again later.</Alert>}
      >
        {(list) => (
          <Island name="admin-trash" props={{ list, query, defaults: DEFAULTS }} when="load" />
        )}
      </Deferred>
    </>,
    adminMeta(c, 'Recently deleted', statusOf(data)),
  );
}
