// /vs-admin/media: the library of pictures.
import { mediaQuery } from '#db/contract/media/media.ts';
import { listLibrary } from '#db/queries/media/use-counts.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf } from '#server/render/defer.ts';
import { listQueryOf } from '#ui/admin/lists/list-query.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

/** The query parameters of an address without a query. */
const DEFAULTS = mediaQuery.parse({});

/** The page of pictures of the query in the address. */
export async function mediaScreen(c: AppContext) {
  const query = listQueryOf(mediaQuery, new URL(c.req.url).searchParams);
  const { data } = await defer(c, listLibrary(c.var.db, query));
  return c.render(
    <>
      <AdminPageHead
        title="Media"
        back={{ label: 'Back to Dashboard', href: '/vs-admin/dashboard' }}
      />
      <Deferred
        data={data}
        fallback={<p role="status">Loading files...</p>}
        failed={<Alert>Error loading files. Please try again later.</Alert>}
      >
        {(list) => (
          <Island name="admin-media" props={{ list, query, defaults: DEFAULTS }} when="load" />
        )}
      </Deferred>
    </>,
    adminMeta(c, 'Media', statusOf(data)),
  );
}
