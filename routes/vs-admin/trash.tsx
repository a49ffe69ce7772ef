// /vs-admin/trash: the items deleted in the last 30 days.
import { trashQuery } from '#db/contract/trash.ts';
import { listTrash } from '#db/queries/items/trash.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { listQueryOf } from '#ui/admin/lists/list-query.ts';
import { Island } from '#ui/islands/island.tsx';
import { renderLoaded } from './loaded-screen.tsx';

/** The query parameters of an address without a query. */
const DEFAULTS = trashQuery.parse({});

/** The page of deleted items of the query in the address. */
export async function trashScreen(c: AppContext) {
  const query = listQueryOf(trashQuery, new URL(c.req.url).searchParams);
  const { data } = await defer(c, listTrash(c.get('db'), query));
  return renderLoaded(c, { title: 'Recently deleted', data, what: 'deleted items' }, (list) => (
    <Island name="admin-trash" props={{ list, query, defaults: DEFAULTS }} when="load" />
  ));
}
