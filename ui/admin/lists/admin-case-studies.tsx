// The admin list of case studies, with their menu order (docs/contract.md, Lists).
import { useQuery } from '@tanstack/react-query';
import type {
  AdminCaseStudyList,
  AdminCaseStudyQuery,
  AdminCaseStudyRow,
} from '#db/contract/admin-lists.ts';
import { sessionQuery } from '#ui/admin/session/session.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { answerOf, api } from '#ui/islands/api.ts';
import { ITEM_SORTS } from './list-sorts.ts';
import { ManagedList, type ManagedListLabels } from './managed-list.tsx';
import { MenuOrder } from './menu-order.tsx';
import { useAdminList } from './use-admin-list.ts';
import { useMenuOrder } from './use-menu-order.ts';

const LABELS: ManagedListLabels = {
  caption: 'Case studies',
  one: 'case study',
  many: 'case studies',
  loading: 'Loading case studies...',
  failed: 'Error loading case studies. Please try again later.',
  empty: 'No case studies found. Create your first case study!',
  emptyText: 'Case studies appear here as soon as you save one, drafts included.',
  create: 'Create a case study',
  none: 'No case studies found.',
  deleted: 'Case study deleted successfully',
  notDeleted: 'Failed to delete case study',
};

const SORTS = [{ value: 'menu', label: 'Menu order' }, ...ITEM_SORTS];

const PATHS = {
  create: '/vs-admin/case-studies/create',
  edit: (id: number) => `/vs-admin/case-studies/edit/${id}`,
  history: (id: number) => `/vs-admin/case-studies/${id}/history`,
  public: (slug: string) => `/case-studies/${slug}`,
};

interface AdminCaseStudiesProps {
  /** The page that the server rendered, the query of the address, and the default query. */
  list: AdminCaseStudyList;
  query: AdminCaseStudyQuery;
  defaults: AdminCaseStudyQuery;
}

/** All case studies. */
export function AdminCaseStudies(props: AdminCaseStudiesProps) {
  return (
    <AdminFrame>
      <Studies {...props} />
    </AdminFrame>
  );
}

function Studies({ list: initialList, query: initialQuery, defaults }: AdminCaseStudiesProps) {
  const session = useQuery(sessionQuery).data;
  const list = useAdminList({
    path: '/vs-admin/case-studies',
    defaults,
    initialQuery,
    initialList,
    fetch: ({ page, limit, ...rest }: AdminCaseStudyQuery) =>
      answerOf(
        api.admin['case-studies'].$get({
          query: { ...rest, page: String(page), limit: String(limit) },
        }),
      ),
    // the list needs a session
    enabled: session?.isAuthenticated === true,
  });
  const { caseStudies, categories, sectors } = list.data;
  const ordering = useMenuOrder(caseStudies, list.refresh);
  const isInOrder = list.query.sort === 'menu' && !list.isFiltered;
  return (
    <ManagedList
      kind="case-studies"
      list={list}
      rows={ordering.studies}
      labels={session ? LABELS : { ...LABELS, loading: 'Checking authentication...' }}
      paths={PATHS}
      choices={[
        {
          name: 'category',
          label: 'Category',
          all: 'All Categories',
          values: optionsOf(categories),
        },
        { name: 'sector', label: 'Sector', all: 'All Sectors', values: optionsOf(sectors) },
        { name: 'sort', label: 'Sort', values: SORTS },
      ]}
      note={
        isInOrder ? (
          <span className="visually-hidden" role="status" aria-live="assertive">
            {ordering.announcement}
          </span>
        ) : (
          caseStudies.length > 0 && 'To reorder, show all case studies sorted by menu order.'
        )
      }
      pictureOf={({ gridImage, mainImage }) => gridImage ?? mainImage}
      detailsOf={({ caseStudyTitle, sector, featured }) =>
        [caseStudyTitle, sector, featured && 'Featured'].filter(Boolean)
      }
      columns={[
        {
          key: 'order',
          header: 'Menu order',
          numeric: true,
          sortable: true,
          cell: (study: AdminCaseStudyRow) => (
            <MenuOrder
              study={study}
              siblings={ordering.studies}
              ordering={isInOrder && !list.isLoading ? ordering : undefined}
            />
          ),
        },
      ]}
    />
  );
}

function optionsOf(values: readonly string[]) {
  return values.map((value) => ({ value, label: value }));
}
