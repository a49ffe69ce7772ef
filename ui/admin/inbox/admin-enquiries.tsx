// The inbox: what visitors sent, to be searched, read, ticked off, taken away as a file and deleted.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  Enquiry,
  EnquiryList,
  EnquiryListQuery,
  EnquiryStatus,
} from '#db/contract/enquiries.ts';
import { ListFailed } from '#ui/admin/lists/list-failed.tsx';
import { listHref } from '#ui/admin/lists/list-query.ts';
import { ListTools } from '#ui/admin/lists/list-tools.tsx';
import { useAdminList } from '#ui/admin/lists/use-admin-list.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { AlertDialog } from '#ui/kit/alert-dialog.tsx';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { EnquiryItem } from './enquiry-item.tsx';
import { enquiryName } from './enquiry-labels.ts';

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
  /** The page that the server rendered, what the address asked for, and what one without a wish asks for. */
  list: EnquiryList;
  query: EnquiryListQuery;
  plain: EnquiryListQuery;
}

/** All enquiries, with the session watched and the toasts. */
export function AdminEnquiries(props: AdminEnquiriesProps) {
  return (
    <AdminFrame>
      <Inbox {...props} />
    </AdminFrame>
  );
}

function Inbox({ list: first, query: asked, plain }: AdminEnquiriesProps) {
  const list = useAdminList({
    path: PATH,
    plain,
    asked,
    first,
    fetch: ({ page, limit, ...rest }: EnquiryListQuery) =>
      answerOf(
        api.admin.enquiries.$get({ query: { ...rest, page: String(page), limit: String(limit) } }),
      ),
  });
  const { query, data } = list;
  const enquiries = list.isMissing ? [] : data.enquiries;
  const toasts = useToasts();
  const [doomed, setDoomed] = useState<Enquiry>();
  const [isAsking, setAsking] = useState(false);
  const failed = (error: unknown, fallback: string) =>
    toasts.show({
      title: 'Error',
      description: messageOf(error, fallback),
      variant: 'destructive',
    });
  const mark = useMutation({
    mutationFn: ({ id, status }: { id: number; status: EnquiryStatus }) =>
      answerOf(api.admin.enquiries[':id'].$put({ param: { id: String(id) }, json: { status } })),
    onError: (error) => failed(error, 'Failed to change the status'),
    // in its place: a list of new ones must not take away what is being read
    onSuccess: (saved) => list.change((now) => withSaved(now, saved)),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Enquiry) =>
      answerOf(api.admin.enquiries[':id'].$delete({ param: { id: String(id) } })),
    onSuccess: () => toasts.show({ title: 'Success', description: 'Enquiry deleted' }),
    onError: (error) => failed(error, 'Failed to delete the enquiry'),
    onSettled: async () => {
      await list.refresh();
      setAsking(false);
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
        onWish={list.wish}
      />
      <div className="managed-list-state">
        <p aria-live="polite">{list.stateOf('enquiries')}</p>
        {enquiries.length > 0 && (
          <Button
            size="sm"
            variant="outline"
            href={listHref('/api/admin/enquiries.csv', { ...query, page: 1 }, plain)}
            download
          >
            Download CSV
          </Button>
        )}
      </div>
      {list.isError && (
        <ListFailed
          words="Error loading enquiries. Please try again later."
          onRetry={list.refresh}
        />
      )}
      {!list.isMissing && enquiries.length === 0 && (
        <EmptyState
          title="No enquiries found."
          text={
            list.isFiltered
              ? undefined
              : 'What visitors send with the forms of the site comes here.'
          }
        />
      )}
      <ul className="enquiry-items" aria-label="Enquiries" aria-busy={list.isLoading || undefined}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryItem
              enquiry={enquiry}
              onStatus={(status) => mark.mutate({ id: enquiry.id, status })}
              onDelete={() => {
                setDoomed(enquiry);
                setAsking(true);
              }}
            />
          </li>
        ))}
      </ul>
      <ListPages {...list.pages} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete enquiry?"
        description={`Are you sure you want to delete what ${doomed && enquiryName(doomed)} sent? This action cannot be undone.`}
        confirmLabel="Delete"
        pending={remove.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => doomed && remove.mutate(doomed)}
        panelProps={{
          onCloseAutoFocus: (event) => {
            // the button that asked went with its enquiry
            if (!remove.isSuccess) return;
            remove.reset();
            event.preventDefault();
            list.refocus();
          },
        }}
      />
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
