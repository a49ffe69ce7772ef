// The inbox: enquiries of visitors, with search, status, CSV export and deletion.
import { useMutation } from '@tanstack/react-query';
import type {
  Enquiry,
  EnquiryList,
  EnquiryListQuery,
  EnquiryStatus,
} from '#db/contract/enquiries.ts';
import { TRASH_KEPT_DAYS } from '#db/limits.ts';
import { ListFailed } from '#ui/admin/lists/list-failed.tsx';
import { listHref } from '#ui/admin/lists/list-query.ts';
import { ListTools } from '#ui/admin/lists/list-tools.tsx';
import { useAdminList } from '#ui/admin/lists/use-admin-list.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { undoDelete, useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { EnquiryItem } from './enquiry-item.tsx';

const PATH = '/vs-admin/enquiries';

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'read', label: 'Read' },
  { value: 'answered', label: 'Answered' },
  { value: 'spam', label: 'Spam' },
];

const KINDS = [
  { value: 'enquiry', label: 'Enquiries' },
  { value: 'call', label: 'Call requests' },
  { value: 'newsletter', label: 'Newsletter' },
];

interface AdminEnquiriesProps {
  /** The page that the server rendered, the query of the address, and the default query. */
  list: EnquiryList;
  query: EnquiryListQuery;
  defaults: EnquiryListQuery;
}

/** All enquiries. */
export function AdminEnquiries(props: AdminEnquiriesProps) {
  return (
    <AdminFrame>
      <Inbox {...props} />
    </AdminFrame>
  );
}

function Inbox({ list: initialList, query: initialQuery, defaults }: AdminEnquiriesProps) {
  const list = useAdminList({
    path: PATH,
    defaults,
    initialQuery,
    initialList,
    fetch: ({ page, limit, ...rest }: EnquiryListQuery) =>
      answerOf(
        api.admin.enquiries.$get({ query: { ...rest, page: String(page), limit: String(limit) } }),
      ),
  });
  const { query, data } = list;
  const enquiries = list.isMissing ? [] : data.enquiries;
  const toasts = useToasts();
  const showError = (error: unknown, fallback: string) =>
    toasts.show({
      title: 'Error',
      description: messageOf(error, fallback),
      variant: 'destructive',
    });
  const mark = useMutation({
    mutationFn: ({ id, status }: { id: number; status: EnquiryStatus }) =>
      answerOf(api.admin.enquiries[':id'].$put({ param: { id: String(id) }, json: { status } })),
    onError: (error) => showError(error, 'Failed to change the status'),
    // changed in place: a filter for new ones must not remove the enquiry that is being read
    onSuccess: (saved) => list.change((current) => withSaved(current, saved)),
  });
  const restore = useMutation({
    mutationFn: ({ id }: Enquiry) =>
      answerOf(api.admin.trash.enquiries[':id'].restore.$post({ param: { id: String(id) } })),
    onSuccess: () => toasts.show({ title: 'Enquiry restored' }),
    onError: (error) => showError(error, 'Failed to restore the enquiry'),
    onSettled: list.refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Enquiry) =>
      answerOf(api.admin.enquiries[':id'].$delete({ param: { id: String(id) } })),
    onSuccess: (_, enquiry) =>
      toasts.show({
        title: 'Enquiry deleted',
        description: `It can be restored for ${TRASH_KEPT_DAYS} days.`,
        action: undoDelete(() => restore.mutate(enquiry)),
      }),
    onError: (error) => showError(error, 'Failed to delete the enquiry'),
    onSettled: async () => {
      await list.refresh();
      // the button that was pressed is gone with its enquiry
      list.refocus();
    },
  });
  return (
    <section className="managed-list" ref={list.root} tabIndex={-1} aria-label="Enquiries">
      <ListTools
        path={PATH}
        query={query}
        placeholder="Search enquiries"
        filter={{
          name: 'status',
          label: 'Status',
          values: STATUSES.map(({ value, label }) => ({
            value,
            label: value === 'new' ? `${label} ${data.unread}` : label,
          })),
        }}
        choices={[{ name: 'kind', label: 'Kind', all: 'All Kinds', values: KINDS }]}
        hrefOf={list.hrefOf}
        setParams={list.setParams}
      />
      <div className="managed-list-state">
        <p aria-live="polite">{list.stateOf('enquiries')}</p>
        {enquiries.length > 0 && (
          <Button
            size="sm"
            variant="outline"
            href={listHref('/api/admin/enquiries.csv', { ...query, page: 1 }, defaults)}
            download
          >
            Download CSV
          </Button>
        )}
      </div>
      {list.isError && (
        <ListFailed
          message="Error loading enquiries. Please try again later."
          onRetry={list.refresh}
        />
      )}
      {!list.isMissing && enquiries.length === 0 && (
        <EmptyState
          title="No enquiries found."
          text={list.isFiltered ? undefined : 'Enquiries from the forms of the site appear here.'}
        />
      )}
      <ul className="enquiry-items" aria-label="Enquiries" aria-busy={list.isLoading || undefined}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryItem
              enquiry={enquiry}
              onStatus={(status) => mark.mutate({ id: enquiry.id, status })}
              onDelete={() => remove.mutate(enquiry)}
            />
          </li>
        ))}
      </ul>
      <ListPages {...list.pages} />
    </section>
  );
}

function withSaved(list: EnquiryList, saved: Enquiry): EnquiryList {
  const before = list.enquiries.find(({ id }) => id === saved.id);
  const more = Number(saved.status === 'new') - Number(before?.status === 'new');
  return {
    ...list,
    unread: list.unread + more,
    enquiries: list.enquiries.map((each) => (each.id === saved.id ? saved : each)),
  };
}
