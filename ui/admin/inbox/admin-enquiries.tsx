// The inbox: the list of enquiries beside the open enquiry.
import { useEffect, useRef } from 'react';
import type { EnquiryBox, EnquiryList, EnquiryListQuery } from '#db/contract/enquiries.ts';
import { BulkActionBar } from '#ui/admin/lists/bulk-action-bar.tsx';
import { isFiltered, listHref } from '#ui/admin/lists/list-query.ts';
import { ListTools } from '#ui/admin/lists/list-tools.tsx';
import { NothingFound } from '#ui/admin/lists/nothing-found.tsx';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { TryAgainAlert } from '#ui/admin/shell/try-again-alert.tsx';
import { ListPages } from '#ui/islands/list-pages.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { shortDate } from '#ui/kit/dates.ts';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { Kbd } from '#ui/kit/kbd.tsx';
import { EnquiryDetail } from './enquiry-detail.tsx';
import { EnquiryRow } from './enquiry-row.tsx';
import { type InboxState, useInbox } from './use-inbox.ts';
import { useNow } from './use-now.ts';

const PATH = '/vs-admin/enquiries';

/** The keys that the screen names until an enquiry is open. */
const HINTS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['R', 'reply'],
  ['E', 'done'],
  ['U', 'unread'],
  ['X', 'select'],
  ['#', 'delete'],
] as const;

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

function Inbox({ now: at, ...options }: AdminEnquiriesProps) {
  const inbox = useInbox({ path: PATH, ...options });
  const { list, enquiries } = inbox;
  const { query, data } = list;
  const now = useNow(at);
  return (
    <section className="inbox" ref={list.root} tabIndex={-1} aria-label="Enquiries">
      <ListTools
        path={PATH}
        query={query}
        placeholder="Search enquiries"
        filter={{
          name: 'box',
          label: 'Folder',
          values: BOXES.map(({ value, label }) => ({
            value,
            label: data.boxes[value] > 0 ? `${label} ${data.boxes[value]}` : label,
          })),
        }}
        // `id` comes from a link to one enquiry and is not a filter
        hrefOf={(params) => list.hrefOf({ id: undefined, ...params })}
        setParams={(params, how) => list.setParams({ id: undefined, ...params }, how)}
      />
      {data.unsentMails > 0 && (
        <Alert className="inbox-note">
          {data.unsentMails === 1 ? '1 email' : `${data.unsentMails} emails`} about enquiries could
          not be sent. <a href="/vs-admin/mail">See why</a>
        </Alert>
      )}
      {data.erasure && (
        <Alert tone="info" role="note" className="inbox-note">
          {erasureText(data.erasure)} <a href={oldestHref(data, list.defaults)}>See the oldest</a>
        </Alert>
      )}
      {inbox.hasNew && (
        <Alert tone="info" role="status" className="inbox-note">
          New enquiries have arrived.{' '}
          <Button variant="link" onClick={inbox.showNew}>
            Show them
          </Button>
        </Alert>
      )}
      <div className="inbox-state">
        <p aria-live="polite">{list.stateOf('enquiries')}</p>
        <span>
          <Button size="sm" variant="ghost" href="/vs-admin/mail">
            Mail
          </Button>
          {enquiries.length > 0 && (
            <Button size="sm" variant="ghost" href={csvHref(query)} download>
              Download CSV
            </Button>
          )}
        </span>
      </div>
      {list.isError && (
        <TryAgainAlert
          message="Error loading enquiries. Please try again later."
          onRetry={list.refresh}
        />
      )}
      <BulkActionBar count={inbox.selection.chosen.length} onClear={inbox.selection.clear}>
        <SelectionActions inbox={inbox} />
      </BulkActionBar>
      {!list.isMissing && enquiries.length === 0 && <Nothing list={list} />}
      {(enquiries.length > 0 || inbox.reading.open) && <Panes inbox={inbox} now={now} />}
    </section>
  );
}

function erasureText({ number, at }: NonNullable<EnquiryList['erasure']>): string {
  return number === 1
    ? `1 enquiry will be erased on ${shortDate(at)}, as the privacy notice says.`
    : `${number} enquiries will be erased within 30 days, the first on ${shortDate(at)}, as the privacy notice says.`;
}

/** The last page of all enquiries. */
function oldestHref({ boxes }: EnquiryList, defaults: EnquiryListQuery): string {
  const page = Math.max(1, Math.ceil(boxes.all / defaults.limit));
  return listHref(PATH, { ...defaults, box: 'all', page }, defaults);
}

/** The actions on the selected enquiries. */
function SelectionActions({ inbox }: { inbox: InboxState }) {
  const { selection, setStatus, remove, keepFocus } = inbox;
  const { chosen } = selection;
  const onGone = useRef(keepFocus);
  useEffect(() => () => onGone.current(), []);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setStatus(chosen, 'answered')}>
        Mark as done
      </Button>
      <Button size="sm" variant="outline" onClick={() => setStatus(chosen, 'new')}>
        Mark as unread
      </Button>
      <Button size="sm" variant="destructive" onClick={() => remove(chosen)}>
        Delete
      </Button>
    </>
  );
}

/** The list, and beside it the open enquiry. */
function Panes({ inbox, now }: { inbox: InboxState; now: number }) {
  const { list, enquiries, reading, selection, setStatus, remove } = inbox;
  const { open } = reading;
  return (
    <div className="inbox-panes" data-reading={open !== undefined || undefined}>
      <div className="inbox-list">
        <ul aria-label="Enquiries" aria-busy={list.isLoading || undefined}>
          {enquiries.map((enquiry) => (
            <li key={enquiry.id}>
              <EnquiryRow
                enquiry={enquiry}
                now={now}
                isOpen={enquiry.id === open?.id}
                isSelected={selection.has(enquiry)}
                onOpen={() => reading.show(enquiry)}
                onToggle={(isRange) => selection.toggle(enquiry, isRange)}
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
          owners={list.data.owners}
          headingRef={reading.heading}
          onStatus={(status) => setStatus([open], status)}
          templates={list.data.replyTemplates}
          texts={inbox.texts}
          onChange={(update) => inbox.change(open, update)}
          draft={inbox.drafts.of(open.id)}
          onDraft={(draft) => inbox.drafts.set(open.id, draft)}
          onRestoreDraft={() => inbox.drafts.restore(open.id)}
          onReply={(input) => inbox.reply(open, input)}
          onMerge={(ids) => inbox.merge(open, ids)}
          onDelete={() => remove([open])}
          onSendAgain={() => inbox.sendAgain(open)}
          onClose={reading.close}
        />
      ) : (
        <p className="inbox-hint">
          Select an enquiry to read it.{' '}
          {HINTS.map(([keys, does]) => (
            <span className="inbox-hint-key" key={keys}>
              <Kbd keys={keys} /> {does}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Nothing({ list }: { list: InboxState['list'] }) {
  const { query, data } = list;
  const all = { ...list.defaults, box: query.box };
  if (isFiltered(query, all))
    return (
      <NothingFound
        title="No enquiries found."
        href={listHref(PATH, all, list.defaults)}
        onClear={() => {
          list.go(all);
          list.refocus();
        }}
      />
    );
  if (query.box !== 'open') return <EmptyState title="No enquiries found." />;
  if (data.boxes.all === 0)
    return (
      <EmptyState
        title="No enquiries yet."
        text="Enquiries, call requests and newsletter sign-ups appear here."
      />
    );
  return <EmptyState title="All caught up." text="New enquiries appear here." />;
}

/** The address of the CSV file with the filtered list, all pages of it. */
function csvHref({ page: _, limit: __, ...filter }: EnquiryListQuery): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  return `/api/admin/enquiries.csv?${new URLSearchParams(given as [string, string][])}`;
}
