// The inbox: the enquiries of visitors beside the one that is open.
import { useEffect, useRef, useState } from 'react';
import type { Enquiry, EnquiryBox, EnquiryList, EnquiryListQuery } from '#db/contract/enquiries.ts';
import { ListFailed } from '#ui/admin/lists/list-failed.tsx';
import { ListTools } from '#ui/admin/lists/list-tools.tsx';
import { useAdminList } from '#ui/admin/lists/use-admin-list.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { useHash } from '#ui/admin/shell/use-hash.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { EnquiryDetail } from './enquiry-detail.tsx';
import { enquiryAnchor } from './enquiry-labels.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { replyMail } from './reply-mail.ts';
import { useInboxChanges } from './use-inbox-changes.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useNow } from './use-now.ts';

const PATH = '/vs-admin/enquiries';

const BOXES: readonly { value: EnquiryBox; label: string }[] = [
  { value: 'open', label: 'Inbox' },
  { value: 'done', label: 'Done' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'spam', label: 'Spam' },
  { value: 'all', label: 'All' },
];

interface AdminEnquiriesProps {
  /** The page that the server rendered, the query of the address, and the default query. */
  list: EnquiryList;
  query: EnquiryListQuery;
  defaults: EnquiryListQuery;
  /** The time of the server, ISO 8601. */
  now: string;
}

/** All enquiries. */
export function AdminEnquiries(props: AdminEnquiriesProps) {
  return (
    <AdminFrame>
      <Inbox {...props} />
    </AdminFrame>
  );
}

function Inbox({ list: initialList, query: initialQuery, defaults, now: at }: AdminEnquiriesProps) {
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
  const now = useNow(at);
  const changes = useInboxChanges(list);
  const reading = useReading(enquiries, changes.markRead);
  const { open } = reading;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const chosen = enquiries.filter(({ id }) => selected.has(id));
  const select = (id: number, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const remove = async (gone: readonly Enquiry[]) => {
    reading.leave(gone);
    setSelected(new Set());
    await changes.remove(gone);
  };
  const setStatus = (some: readonly Enquiry[], status: Enquiry['status']) => {
    setSelected(new Set());
    return changes.setStatus(some, status);
  };
  useUnreadInTitle(data.unread);

  /** What a key acts on: the selection, else the open enquiry. */
  const act = (work: (some: Enquiry[]) => unknown) => {
    const some = chosen.length > 0 ? chosen : open ? [open] : [];
    return some.length > 0 && work(some);
  };
  useInboxKeys({
    j: () => reading.step(1),
    k: () => reading.step(-1),
    e: () =>
      act((some) =>
        setStatus(some, some.every(({ status }) => status === 'answered') ? 'read' : 'answered'),
      ),
    r: () => {
      const mail = open && replyMail(open);
      if (!mail) return false;
      location.href = mail;
    },
    u: () => act((some) => setStatus(some, 'new')),
    x: () => open !== undefined && select(open.id, !selected.has(open.id)),
    '#': () => act(remove),
  });

  return (
    <section className="inbox" ref={list.root} tabIndex={-1} aria-label="Enquiries">
      <ListTools
        path={PATH}
        query={query}
        placeholder="Search enquiries"
        filter={{
          name: 'box',
          label: 'Box',
          values: BOXES.map(({ value, label }) => ({
            value,
            label: data.boxes[value] > 0 ? `${label} ${data.boxes[value]}` : label,
          })),
        }}
        hrefOf={list.hrefOf}
        setParams={list.setParams}
      />
      <div className="inbox-state">
        {chosen.length > 0 ? (
          <div className="inbox-selection">
            <span role="status">{chosen.length} selected</span>
            <Button size="sm" variant="outline" onClick={() => setStatus(chosen, 'answered')}>
              Mark as done
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setStatus(chosen, 'new')}>
              Mark as unread
            </Button>
            <Button size="sm" variant="ghost" onClick={() => remove(chosen)}>
              Delete
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setSelected(new Set())}>
              Clear
            </Button>
          </div>
        ) : (
          <>
            <p aria-live="polite">{enquiries.length > 0 && list.stateOf('enquiries')}</p>
            {enquiries.length > 0 && (
              <Button size="sm" variant="ghost" href={csvHref(query)} download>
                Download CSV
              </Button>
            )}
          </>
        )}
      </div>
      {list.isError && (
        <ListFailed
          message="Error loading enquiries. Please try again later."
          onRetry={list.refresh}
        />
      )}
      {!list.isMissing && enquiries.length === 0 && <Nothing list={data} query={query} />}
      {enquiries.length > 0 && (
        <div className="inbox-panes" data-reading={open !== undefined || undefined}>
          <div className="inbox-list">
            <ul aria-label="Enquiries" aria-busy={list.isLoading || undefined}>
              {enquiries.map((enquiry) => (
                <li key={enquiry.id}>
                  <EnquiryRow
                    enquiry={enquiry}
                    now={now}
                    isOpen={enquiry.id === open?.id}
                    isSelected={selected.has(enquiry.id)}
                    onOpen={() => reading.show(enquiry)}
                    onSelect={(isSelected) => select(enquiry.id, isSelected)}
                  />
                </li>
              ))}
            </ul>
            <ListPages {...list.pages} />
          </div>
          {open ? (
            <EnquiryDetail
              key={open.id}
              enquiry={open}
              now={now}
              owners={data.owners}
              headingRef={reading.heading}
              onStatus={(status) => setStatus([open], status)}
              onChange={(change) => changes.change(open, change)}
              onDelete={() => remove([open])}
              onClose={reading.close}
            />
          ) : (
            <p className="inbox-hint">
              Choose an enquiry to read it. <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>e</kbd> done,{' '}
              <kbd>r</kbd> reply, <kbd>u</kbd> unread, <kbd>x</kbd> select, <kbd>#</kbd> delete.
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** The enquiry of the hash in the address. Opening a new one marks it as read, once. */
function useReading(enquiries: readonly Enquiry[], markRead: (enquiry: Enquiry) => unknown) {
  const { hash, open, close } = useHash();
  const heading = useRef<HTMLHeadingElement>(null);
  const at = enquiries.findIndex((each) => enquiryAnchor(each) === hash);
  const current = enquiries[at];
  const markOnce = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each enquiry that opens
  useEffect(() => {
    if (!current) {
      markOnce.current = undefined;
      return;
    }
    if (markOnce.current === current.id) return;
    markOnce.current = current.id;
    if (current.status === 'new') void markRead(current);
    // on a narrow screen the enquiry replaces the list
    if (!document.getElementById(enquiryAnchor(current))?.checkVisibility())
      heading.current?.focus();
  }, [current?.id]);
  const show = (enquiry: Enquiry | undefined) => {
    if (!enquiry) return false;
    open(enquiryAnchor(enquiry));
    document.getElementById(enquiryAnchor(enquiry))?.focus();
  };
  return {
    open: current,
    heading,
    show,
    step: (by: 1 | -1) => show(enquiries[at < 0 ? 0 : at + by]),
    /** The next one is opened when the open one leaves. */
    leave: (gone: readonly Enquiry[]) => {
      if (!current || !gone.includes(current)) return;
      const next = enquiries.slice(at + 1).find((each) => !gone.includes(each));
      if (next) show(next);
      else close();
    },
    close: () => {
      close();
      const row = current && enquiryAnchor(current);
      requestAnimationFrame(() => row && document.getElementById(row)?.focus());
    },
  };
}

function Nothing({ list, query }: { list: EnquiryList; query: EnquiryListQuery }) {
  const isPlain = query.box === 'open' && query.search === '' && !query.status && !query.kind;
  if (isPlain && list.boxes.all === 0)
    return <EmptyState title="No enquiries yet." text="They land here." />;
  if (isPlain) return <EmptyState title="All caught up." text="New enquiries land here." />;
  return <EmptyState title="No enquiries found." />;
}

/** '(3) Enquiries' in the tab of the browser. */
function useUnreadInTitle(unread: number) {
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = unread > 0 ? `(${unread}) ${plain}` : plain;
  }, [unread]);
}

/** The file with what the list shows, all pages of it. */
function csvHref({ page: _, limit: __, ...filter }: EnquiryListQuery): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  return `/api/admin/enquiries.csv?${new URLSearchParams(given as [string, string][])}`;
}
