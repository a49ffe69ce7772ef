// /vs-admin/posts/{id}/history, and the same for case studies and pages: the versions of one item.
import type { Database } from '#db/client.ts';
import type { Item, ItemKind } from '#db/contract/item-kind.ts';
import { historyQuery } from '#db/contract/versions.ts';
import { findCaseStudy } from '#db/queries/case-studies.ts';
import { findDocument } from '#db/queries/documents/documents.ts';
import { listVersions } from '#db/queries/items/versions.ts';
import { findPost } from '#db/queries/posts.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf, valueIfReady } from '#server/render/defer.ts';
import { listQueryOf } from '#ui/admin/lists/list-query.ts';
import { AdminItemMissing } from '#ui/admin/shell/admin-item-missing.tsx';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';
import { parseId } from './id-param.ts';
import { adminNotFound } from './not-found.tsx';

/** The query parameters of an address without a query. */
const DEFAULTS = historyQuery.parse({});

/** The history of a post. */
export const postHistory = (c: AppContext) =>
  show(c, 'post', {
    missing: 'Post not found',
    folder: '/vs-admin/posts',
    editHref: (id) => `/vs-admin/edit/${id}`,
    list: { label: 'Back to Blog Posts', href: '/vs-admin/posts' },
  });

/** The history of a case study. */
export const caseStudyHistory = (c: AppContext) =>
  show(c, 'case-study', {
    missing: 'Case study not found',
    folder: '/vs-admin/case-studies',
    editHref: (id) => `/vs-admin/case-studies/edit/${id}`,
    list: { label: 'Back to Case Studies', href: '/vs-admin/case-studies' },
  });

/** The history of a page, a collection or settings. */
export const documentHistory = (c: AppContext) =>
  show(c, 'document', {
    missing: 'Page not found',
    folder: '/vs-admin/pages',
    editHref: (id) => `/vs-admin/pages/${id}`,
    list: { label: 'Back to Pages', href: '/vs-admin/pages' },
  });

interface Addresses {
  missing: string;
  folder: string;
  editHref: (id: number) => string;
  list: { label: string; href: string };
}

async function show(c: AppContext, kind: ItemKind, addresses: Addresses) {
  const id = parseId(c.req.param('id'));
  if (id === null) return adminNotFound(c);
  const query = listQueryOf(historyQuery, new URL(c.req.url).searchParams);
  const { data } = await defer(c, findHistory(c, kind, id, query));
  const back = { label: 'Back to the form', href: addresses.editHref(id) };
  const isMissing = valueIfReady(data) === null;
  return c.render(
    <>
      <AdminPageHead title="History" back={isMissing ? addresses.list : back} />
      <Deferred
        data={data}
        fallback={<p role="status">Loading the history...</p>}
        failed={<Alert>Error loading the history. Please try again later.</Alert>}
      >
        {(found) =>
          found ? (
            <>
              <p className="history-of">{found.item.title}</p>
              <Island
                name="item-history"
                props={{
                  ...found,
                  kind,
                  query,
                  defaults: DEFAULTS,
                  path: `${addresses.folder}/${id}/history`,
                  editHref: back.href,
                }}
                when="load"
              />
            </>
          ) : (
            <AdminItemMissing title={addresses.missing} back={addresses.list} />
          )
        }
      </Deferred>
    </>,
    adminMeta(c, 'History', statusOf(data)),
  );
}

const FIND: Record<ItemKind, (db: Database, id: number) => Promise<Item | null>> = {
  post: findPost,
  'case-study': (db, id) => findCaseStudy(db, id, { includeHidden: true }),
  document: findDocument,
};

async function findHistory(
  c: AppContext,
  kind: ItemKind,
  id: number,
  query: { page: number; limit: number },
) {
  const [item, list] = await Promise.all([
    FIND[kind](c.get('db'), id),
    listVersions(c.get('db'), kind, id, query),
  ]);
  return item && { item: { id, title: item.title, status: item.status }, list };
}
