// /vs-admin/enquiries: the inbox.
import { inboxQuery } from '#db/contract/enquiries.ts';
import { listEnquiries } from '#db/queries/inbox/enquiries.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { listQueryOf } from '#ui/admin/lists/list-query.ts';
import { Island } from '#ui/islands/island.tsx';
import { renderLoaded } from './loaded-screen.tsx';

/** The query parameters of an address without a query. */
const DEFAULTS = inboxQuery.parse({});

/** The page of enquiries of the query in the address. */
export async function enquiriesScreen(c: AppContext) {
  const query = listQueryOf(inboxQuery, new URL(c.req.url).searchParams);
  const { data } = await defer(
    c,
    listEnquiries(c.get('db'), query, {
      canReply: c.get('config').mail !== null,
      keptMonths: c.get('config').enquiriesKeptMonths,
    }),
  );
  const now = new Date().toISOString();
  return renderLoaded(c, { title: 'Enquiries', data, what: 'enquiries' }, (list) => (
    <Island name="admin-enquiries" props={{ list, query, defaults: DEFAULTS, now }} when="load" />
  ));
}
