// The dashboard at a glance: what waits, in a sentence, and four short lists.
import type { ReactNode } from 'react';
import type { Enquiry } from '#db/contract/enquiries.ts';
import type { ItemStatus } from '#db/contract/fields.ts';
import type { Overview, OverviewItem } from '#db/queries/overview.ts';
import { ENQUIRY_KIND, enquiryHref, enquiryName } from '#ui/admin/inbox/enquiry-labels.ts';
import { StatusBadge } from '#ui/admin/lists/status-badge.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { OverviewPanel, OverviewRow } from './overview-panel.tsx';
import { Moment } from './timestamp.tsx';

interface AdminOverviewProps {
  overview: Overview;
  /** The moment that it shows, ISO 8601. */
  now: string;
}

/** Four panels, each with its own words for nothing. */
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
              Nothing was written yet. <a href="/vs-admin/create">Write the first post.</a>
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
          all={allWith('draft')}
          empty="No drafts. Everything that was written is out."
        >
          {drafts.items.map((item) => (
            <ItemRow key={keyOf(item)} item={item} at={item.editedAt} now={now} known="draft" />
          ))}
        </OverviewPanel>
      </div>
      <div className="admin-overview-column">
        <OverviewPanel
          id="enquiries"
          title="New enquiries"
          total={enquiries.total}
          all={[{ label: 'Inbox', href: '/vs-admin/enquiries' }]}
          empty="Everything that came in has been read."
        >
          {enquiries.items.map((enquiry) => (
            <EnquiryRow key={enquiry.id} enquiry={enquiry} now={now} />
          ))}
        </OverviewPanel>
        <OverviewPanel
          id="scheduled"
          title="Scheduled"
          total={scheduled.total}
          all={allWith('scheduled')}
          empty="Nothing waits for its date. Give an item a date to come, and it goes out by itself."
        >
          {scheduled.items.map((item) => (
            <ItemRow
              key={keyOf(item)}
              item={item}
              at={item.publishDate}
              now={now}
              known="scheduled"
            />
          ))}
        </OverviewPanel>
      </div>
    </div>
  );
}

/** What waits for somebody, in one sentence whose parts lead there. */
export function OverviewSentence({ overview }: { overview: Overview }) {
  const { enquiries, drafts, scheduled } = overview;
  const waiting = [
    { total: enquiries.total, one: 'new enquiry', many: 'new enquiries', href: '#enquiries' },
    { total: drafts.total, one: 'draft', many: 'drafts', href: '#drafts' },
    { total: scheduled.total, one: 'scheduled item', many: 'scheduled items', href: '#scheduled' },
  ].filter(({ total }) => total > 0);
  if (waiting.length === 0)
    return <p className="overview-sentence">Nothing is waiting. A good day to write.</p>;
  const parts = new Intl.ListFormat('en-GB').formatToParts(waiting.map(({ href }) => href));
  return (
    <p className="overview-sentence">
      {parts.map(({ type, value }): ReactNode => {
        const part = waiting.find(({ href }) => type === 'element' && href === value);
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
  /** The moment to show. */
  at: string;
  now: string;
  /** The state that the panel says already. */
  known?: ItemStatus;
}

/** Of the states only those that are not ordinary are drawn; 'Published' is said in words. */
function ItemRow({ item, at, now, known }: ItemRowProps) {
  const { kind, id, title, status, changed } = item;
  return (
    <OverviewRow
      href={kind === 'post' ? `/vs-admin/edit/${id}` : `/vs-admin/case-studies/edit/${id}`}
      title={title}
      facts={
        <>
          <Moment at={at} now={now} />
          <span>{kind === 'post' ? 'Post' : 'Case study'}</span>
          {status === 'published' && <span>Published</span>}
        </>
      }
      state={
        <>
          {status !== 'published' && status !== known && <StatusBadge status={status} />}
          {changed && <Badge>Changes waiting</Badge>}
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
          <Moment at={enquiry.createdAt} now={now} />
          <span>{ENQUIRY_KIND[enquiry.kind]}</span>
          {enquiry.message && <span className="overview-row-message">{enquiry.message}</span>}
        </>
      }
    />
  );
}

function allWith(status: string) {
  return [
    { label: 'Posts', href: `/vs-admin/posts?status=${status}` },
    { label: 'Case studies', href: `/vs-admin/case-studies?status=${status}` },
  ];
}

function keyOf({ kind, id }: OverviewItem): string {
  return `${kind}-${id}`;
}
