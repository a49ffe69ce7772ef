// /vs-admin/media: the library of pictures.
import { mediaQuery } from '#db/contract/media/media.ts';
import { listLibrary } from '#db/queries/media/use-counts.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { listQueryOf } from '#ui/admin/lists/list-query.ts';
import { Island } from '#ui/islands/island.tsx';
import { renderLoaded } from './loaded-screen.tsx';

/** The query parameters of an address without a query. */
const DEFAULTS = mediaQuery.parse({});

/** The page of pictures of the query in the address. */
export async function mediaScreen(c: AppContext) {
  const query = listQueryOf(mediaQuery, new URL(c.req.url).searchParams);
  const { data } = await defer(c, listLibrary(c.get('db'), query));
  return renderLoaded(c, { title: 'Media', data, what: 'files' }, (list) => (
    <Island name="admin-media" props={{ list, query, defaults: DEFAULTS }} when="load" />
  ));
}
