// /vs-admin/pages and /vs-admin/settings: pages with collections, and settings.
import type { ComponentProps, ReactNode } from 'react';
import { adminPageQuery } from '#db/contract/admin-lists.ts';
import type { DocumentRow } from '#db/contract/documents/documents.ts';
import { listAdminPages } from '#db/queries/admin-lists/list-pages.ts';
import { listDocumentRows } from '#server/admin/document-list.ts';
import type { AppContext } from '#server/context.ts';
import { defer, valueIfReady } from '#server/render/defer.ts';
import type { AdminDocuments } from '#ui/admin/documents/admin-documents.tsx';
import { listHref, listQueryOf } from '#ui/admin/lists/list-query.ts';
import { Island } from '#ui/islands/island.tsx';
import { Button } from '#ui/kit/button.tsx';
import type { DeferredData } from '#ui/kit/deferred.tsx';
import { renderLoaded } from './loaded-screen.tsx';

/** The query parameters of an address without a query. */
const DEFAULTS = adminPageQuery.parse({});

/** The pages of the site, staff pages, then the collections that they show. */
export async function pagesScreen(c: AppContext) {
  const query = listQueryOf(adminPageQuery, new URL(c.req.url).searchParams);
  const loading = Promise.all([listDocumentRows(c.get('db')), listAdminPages(c.get('db'), query)]);
  const { data } = await defer(c, loading);
  const page = Math.max(1, valueIfReady(data)?.[1].pagination.pages ?? query.page);
  if (query.page > page)
    return c.redirect(listHref('/vs-admin/pages', { ...query, page }, DEFAULTS));
  const newPage = (
    <Button size="sm" variant="outline" href="/vs-admin/pages/create">
      New page
    </Button>
  );
  return show(c, 'Pages', data, newPage, ([rows, list]) => ({
    tables: [
      tableOf(rows, 'Pages of the site', 'page'),
      tableOf(rows, 'Collections', 'collection'),
    ],
    ownPages: { list, query, defaults: DEFAULTS },
  }));
}

/** Company, menus, brand and announcement. */
export async function settingsScreen(c: AppContext) {
  const { data } = await defer(c, listDocumentRows(c.get('db')));
  const tokens = (
    <Button size="sm" variant="outline" href="/vs-admin/tokens">
      API tokens
    </Button>
  );
  return show(c, 'Settings', data, tokens, (rows) => ({
    tables: [{ ...tableOf(rows, 'Settings', 'settings'), captionHidden: true }],
  }));
}

function tableOf(rows: readonly DocumentRow[], caption: string, group: DocumentRow['group']) {
  return { caption, rows: rows.filter((row) => row.group === group) };
}

function show<Data>(
  c: AppContext,
  title: 'Pages' | 'Settings',
  data: DeferredData<Data>,
  actions: ReactNode,
  propsOf: (data: Data) => ComponentProps<typeof AdminDocuments>,
) {
  return renderLoaded(c, { title, actions, data, what: title.toLowerCase() }, (loaded) => (
    <Island name="admin-documents" props={propsOf(loaded)} when="load" />
  ));
}
