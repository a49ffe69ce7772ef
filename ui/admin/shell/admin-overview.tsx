// The overview on the dashboard: a sentence about what is pending, and four short lists.
import type { ReactNode } from 'react';
import type { Enquiry } from '#db/contract/enquiries.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { Overview, OverviewItem } from '#db/queries/overview.ts';
import { ENQUIRY_KIND, enquiryHref, enquiryName } from '#ui/admin/inbox/enquiry-labels.ts';
import { StatusBadge } from '#ui/admin/lists/status-badge.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { OverviewPanel, OverviewRow } from './overview-panel.tsx';
import { Timestamp } from './timestamp.tsx';

interface AdminOverviewProps {
  overview: Overview;
  /** The current time, ISO 8601. */
  now: string;
}

/** Four panels, each with its own empty text. */
export function AdminOverview({ overview, now }: AdminOverviewProps) {
  const { edited, drafts, scheduled, enquiries } = overview;
  return (
    <div className="admin-overview">
      <div className="admin-overview-column">
        <OverviewPanel
          id="edits"
          title="Latest edits"
          all={[
            { label: 'Posts', href: '/vs-admin/posts?sort=updated' },
            { label: 'Case studies', href: '/vs-admin/case-studies?sort=updated' },
          ]}
          empty={
            <>
              No posts or case studies yet. <a href="/vs-admin/create">Write the first post.</a>
            </>
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
          empty="No drafts. Everything is published."
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
      </div>
      <div className="admin-overview-column">
        <OverviewPanel
          id="enquiries"
          title="New enquiries"
          total={enquiries.total}
          all={[{ label: 'Inbox', href: '/vs-admin/enquiries' }]}
          empty="All caught up."
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
          empty="Nothing scheduled. Give an item a future date to publish it automatically."
        >
          {scheduled.items.map((item) => (
            <ItemRow
              key={keyOf(item)}
              item={item}
              at={item.publishDate}
              now={now}
              impliedStatus="scheduled"
            />
          ))}
        </OverviewPanel>
      </div>
    </div>
  );
}

/** What is pending, in one sentence whose parts link to it. */
export function OverviewSentence({ overview }: { overview: Overview }) {
  const { enquiries, drafts, scheduled } = overview;
  const pending = [
    { total: enquiries.total, one: 'new enquiry', many: 'new enquiries', href: '#enquiries' },
    { total: drafts.total, one: 'draft', many: 'drafts', href: '#drafts' },
    { total: scheduled.total, one: 'scheduled item', many: 'scheduled items', href: '#scheduled' },
  ].filter(({ total }) => total > 0);
  if (pending.length === 0)
    return <p className="overview-sentence">Nothing is waiting. A good day to write.</p>;
  const parts = new Intl.ListFormat('en-GB').formatToParts(pending.map(({ href }) => href));
  return (
    <p className="overview-sentence">
      {parts.map(({ type, value }): ReactNode => {
        const part = pending.find(({ href }) => type === 'element' && href === value);
        if (!part) return value;
        return (
          <a key={value} href={value}>
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
  /** The status that the panel implies, which gets no badge. */
  impliedStatus?: ItemStatus;
}

/** Shows a badge for every status but 'Published', which is text. */
function ItemRow({ item, at, now, impliedStatus }: ItemRowProps) {
  const { kind, id, title, status, changed } = item;
  return (
    <OverviewRow
      href={kind === 'post' ? `/vs-admin/edit/${id}` : `/vs-admin/case-studies/edit/${id}`}
      title={title}
      facts={
        <>
          <Timestamp at={at} now={now} />
          <span>{kind === 'post' ? 'Post' : 'Case study'}</span>
          {status === 'published' && <span>Published</span>}
        </>
      }
      state={
        <>
          {status !== 'published' && status !== impliedStatus && <StatusBadge status={status} />}
          {changed && <Badge>Unpublished changes</Badge>}
        </>
      }
    />
  );
}

function EnquiryRow({ enquiry, now }: { enquiry: Enquiry; now: string }) {
  return (
    <OverviewRow
      href={enquiryHref(enquiry)}
      title={enquiryName(enquiry)}
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

function listLinks(status: string) {
  return [
    { label: 'Posts', href: `/vs-admin/posts?status=${status}` },
    { label: 'Case studies', href: `/vs-admin/case-studies?status=${status}` },
  ];
}

function keyOf({ kind, id }: OverviewItem): string {
  return `${kind}-${id}`;
}
