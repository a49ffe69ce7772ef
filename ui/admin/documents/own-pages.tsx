// The list of the pages that staff made (docs/contract.md, Lists).
import type { AdminPageList, AdminPageQuery } from '#db/contract/admin-lists.ts';
import { ITEM_SORTS } from '#ui/admin/lists/list-sorts.ts';
import { ManagedList, type ManagedListLabels } from '#ui/admin/lists/managed-list.tsx';
import { useAdminList } from '#ui/admin/lists/use-admin-list.ts';
import { answerOf, api } from '#ui/islands/api.ts';

const LABELS: ManagedListLabels = {
  caption: 'Pages of your own',
  one: 'page',
  many: 'pages',
  loading: 'Loading pages...',
  failed: 'Error loading pages. Please try again later.',
  empty: 'No pages of your own yet.',
  emptyText:
    'Create a page for a campaign or an event. It has its own address and uses the same sections.',
  create: 'Create a page',
  none: 'No pages found.',
  deleted: 'Page deleted successfully',
  notDeleted: 'Failed to delete page',
};

const PATHS = {
  create: '/vs-admin/pages/create',
  edit: (id: number) => `/vs-admin/pages/${id}`,
  history: (id: number) => `/vs-admin/pages/${id}/history`,
  public: (slug: string) => `/${slug}`,
};

export interface OwnPagesProps {
  /** The page that the server rendered, the query of the address, and the default query. */
  list: AdminPageList;
  query: AdminPageQuery;
  defaults: AdminPageQuery;
}

/** Stands inside `AdminFrame`. */
export function OwnPages({ list: initialList, query: initialQuery, defaults }: OwnPagesProps) {
  const list = useAdminList({
    path: '/vs-admin/pages',
    defaults,
    initialQuery,
    initialList,
    fetch: ({ page, limit, ...rest }: AdminPageQuery) =>
      answerOf(
        api.admin.documents.pages.$get({
          query: { ...rest, page: String(page), limit: String(limit) },
        }),
      ),
  });
  return (
    <section className="document-table">
      <h2 className="table-caption">{LABELS.caption}</h2>
      <ManagedList
        kind="documents"
        list={list}
        rows={list.data.pages}
        labels={LABELS}
        paths={PATHS}
        choices={[{ name: 'sort', label: 'Sort', values: ITEM_SORTS }]}
        detailsOf={({ slug }) => [slug && `/${slug}`]}
      />
    </section>
  );
}
