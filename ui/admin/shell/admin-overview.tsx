// The overview on the dashboard: a sentence about what is pending, and four short lists.
import type { ReactNode } from 'react';
import { comesAt } from '#db/contract/comes-at.ts';
import type { Enquiry } from '#db/contract/enquiries.ts';
import { senderOf } from '#db/contract/enquiry-sender.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { Overview, OverviewItem } from '#db/queries/overview.ts';
import { ENQUIRY_KIND, enquiryHref } from '#ui/admin/inbox/enquiry-labels.ts';
import { StatusBadge } from '#ui/admin/lists/status-badge.tsx';
import { hrefOfItem, kindLabel } from './item-labels.ts';
import { OverviewPanel, OverviewRow } from './overview-panel.tsx';
import { Timestamp } from './timestamp.tsx';

interface AdminOverviewProps {
  overview: Overview;
  /** The current time, ISO 8601. */
  now: string;
}

/** The panels, each with its own empty text. 'Unpublished changes' is shown only when there are any. */
export function AdminOverview({ overview, now }: AdminOverviewProps) {
  const { edited, drafts, changed, scheduled, enquiries } = overview;
  return (
    <div className="admin-overview">
      <div className="admin-overview-column">
        <OverviewPanel
          id="edits"
          title="Latest edits"
          all={[
            { label: 'Posts', href: '/vs-admin/posts?sort=updated' },
            { label: 'Case studies', href: '/vs-admin/case-studies?sort=updated' },
            ...DOCUMENT_LISTS,
          ]}
          empty={
            overview.counts.post + overview.counts['case-study'] === 0 ? (
              <>
                No posts or case studies yet. <a href="/vs-admin/create">Write the first post.</a>
              </>
            ) : (
              'No edits yet. Everything that you and your colleagues save appears here.'
            )
          }
        >
          {edited.map((item) => (
            <ItemRow key={keyOf(item)} item={item} at={item.editedAt} now={now} />
          ))}
        </OverviewPanel>
        <OverviewPanel
          id="drafts"
          title="Drafts"
          total={drafts.total}
          all={listLinks('draft')}
          empty="No drafts. Items that you save without publishing appear here."
        >
          {drafts.items.map((item) => (
            <ItemRow
              key={keyOf(item)}
              item={item}
              at={item.editedAt}
              now={now}
              impliedStatus="draft"
            />
          ))}
        </OverviewPanel>
        {changed.total > 0 && (
          <OverviewPanel
            id="changed"
            title="Unpublished changes"
            total={changed.total}
            all={listLinks('changed')}
            empty=""
          >
            {changed.items.map((item) => (
              <ItemRow key={keyOf(item)} item={item} at={item.editedAt} now={now} isChangeImplied />
            ))}
          </OverviewPanel>
        )}
      </div>
      <div className="admin-overview-column">
        <OverviewPanel
          id="enquiries"
          title="New enquiries"
          total={enquiries.total}
          all={[{ label: 'Inbox', href: '/vs-admin/enquiries' }]}
          empty={
            enquiries.hasAny
              ? 'All caught up.'
              : 'No enquiries yet. They arrive here from the contact form, bookings and newsletter sign-ups.'
          }
        >
          {enquiries.items.map((enquiry) => (
            <EnquiryRow key={enquiry.id} enquiry={enquiry} now={now} />
          ))}
        </OverviewPanel>
        <OverviewPanel
          id="scheduled"
          title="Scheduled"
          total={scheduled.total}
          all={listLinks('scheduled')}
          empty="Nothing scheduled. Items and changes with a publish date in the future appear here."
        >
          {scheduled.items.map((item) => (
            <ScheduledRow key={keyOf(item)} item={item} now={now} />
          ))}
        </OverviewPanel>
      </div>
    </div>
  );
}

/** One sentence that names the pending items; each part links to its panel. */
export function OverviewSentence({ overview }: { overview: Overview }) {
  const { enquiries, drafts, changed, scheduled } = overview;
  const pending = [
    { total: enquiries.total, one: 'new enquiry', many: 'new enquiries', href: '#enquiries' },
    { total: drafts.total, one: 'draft', many: 'drafts', href: '#drafts' },
    {
      total: changed.total,
      one: 'item with unpublished changes',
      many: 'items with unpublished changes',
      href: '#changed',
    },
    {
      total: scheduled.total - scheduled.changes,
      one: 'scheduled item',
      many: 'scheduled items',
      href: '#scheduled',
    },
    {
      total: scheduled.changes,
      one: 'item with scheduled changes',
      many: 'items with scheduled changes',
      href: '#scheduled',
    },
  ].filter(({ total }) => total > 0);
  if (pending.length === 0) return <p className="overview-sentence">Nothing is waiting for you.</p>;
  const parts = new Intl.ListFormat('en-GB').formatToParts(pending.map(({ one }) => one));
  return (
    <p className="overview-sentence">
      {parts.map(({ type, value }): ReactNode => {
        const part = pending.find(({ one }) => type === 'element' && one === value);
        if (!part) return value;
        return (
          <a key={value} href={part.href}>
            {part.total} {part.total === 1 ? part.one : part.many}
          </a>
        );
      })}
      .
    </p>
  );
}

interface ItemRowProps {
  item: OverviewItem;
  /** The time to show, ISO 8601. */
  at: string;
  now: string;
  /** The status that the panel implies; rows with it get no badge. */
  impliedStatus?: ItemStatus;
  /** Whether the panel implies unpublished changes; then they get no badge. */
  isChangeImplied?: boolean;
}

/** A row with one badge for the status and its changes; 'Published' without shown changes is text. */
function ItemRow({ item, at, now, impliedStatus, isChangeImplied = false }: ItemRowProps) {
  const { kind, id, title, status, changed, changesAt, changesFailed } = item;
  const isChangeShown = changed && (!isChangeImplied || changesAt !== null || changesFailed);
  return (
    <OverviewRow
      href={hrefOfItem(kind, id)}
      title={title}
      facts={
        <>
          <Timestamp at={at} now={now} />
          <span>{kindOf(item)}</span>
          {status === 'published' && !isChangeShown && <span>Published</span>}
        </>
      }
      state={
        isChangeShown ? (
          <StatusBadge
            status={status}
            changed={changed}
            changesAt={changesAt}
            changesFailed={changesFailed}
          />
        ) : (
          status !== 'published' && status !== impliedStatus && <StatusBadge status={status} />
        )
      }
    />
  );
}

/** A row of what comes up: a scheduled item, or the changes of a live one. */
function ScheduledRow({ item, now }: Pick<ItemRowProps, 'item' | 'now'>) {
  const at = comesAt(item);
  if (item.status === 'scheduled')
    return <ItemRow item={item} at={at} now={now} impliedStatus="scheduled" />;
  return (
    <OverviewRow
      href={hrefOfItem(item.kind, item.id)}
      title={item.title}
      facts={
        <>
          <Timestamp at={at} now={now} />
          <span>{kindOf(item)}</span>
          <span>Changes</span>
        </>
      }
    />
  );
}

function EnquiryRow({ enquiry, now }: { enquiry: Enquiry; now: string }) {
  return (
    <OverviewRow
      href={enquiryHref(enquiry)}
      title={senderOf(enquiry)}
      facts={
        <>
          <Timestamp at={enquiry.createdAt} now={now} />
          <span>{ENQUIRY_KIND[enquiry.kind]}</span>
          {enquiry.message && <span className="overview-row-message">{enquiry.message}</span>}
        </>
      }
    />
  );
}

/** Lists of pages, collections and settings, linked without a filter because they show the state of all their rows. */
const DOCUMENT_LISTS = [
  { label: 'Pages', href: '/vs-admin/pages' },
  { label: 'Settings', href: '/vs-admin/settings' },
];

function listLinks(status: string) {
  return [
    { label: 'Posts', href: `/vs-admin/posts?status=${status}` },
    { label: 'Case studies', href: `/vs-admin/case-studies?status=${status}` },
    ...DOCUMENT_LISTS,
  ];
}

function kindOf(item: OverviewItem): string {
  return item.kind === 'post' ? 'Post' : kindLabel(item);
}

function keyOf({ kind, id }: OverviewItem): string {
  return `${kind}-${id}`;
}
