// /vs-admin/enquiries: the inbox.
import { inboxQuery } from '#db/contract/enquiries.ts';
import { listEnquiries } from '#db/queries/inbox/enquiries.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf } from '#server/render/defer.ts';
import { listQueryOf } from '#ui/admin/lists/list-query.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

/** The query parameters of an address without a query. */
const DEFAULTS = inboxQuery.parse({});

/** The page of enquiries of the query in the address. */
export async function enquiriesScreen(c: AppContext) {
  const query = listQueryOf(inboxQuery, new URL(c.req.url).searchParams);
  const { data } = await defer(
    c,
    listEnquiries(c.var.db, query, {
      canReply: c.var.config.mail !== null,
      keptMonths: c.var.config.enquiriesKeptMonths,
    }),
  );
  const now = new Date().toISOString();
  return c.render(
    <>
      <AdminPageHead
        title="Enquiries"
        back={{ label: 'Back to Dashboard', href: '/vs-admin/dashboard' }}
      />
      <Deferred
        data={data}
        fallback={<p role="status">Loading enquiries...</p>}
        failed={<Alert>Error loading enquiries. Please try again later.</Alert>}
      >
        {(list) => (
          <Island
            name="admin-enquiries"
            props={{ list, query, defaults: DEFAULTS, now }}
            when="load"
          />
        )}
      </Deferred>
    </>,
    adminMeta(c, 'Enquiries', statusOf(data)),
  );
}
