// The counts of an item's public page, beside the title of its form.
import type { ItemCounts } from '#db/contract/analytics.ts';
import { analyticsHref, countOf } from './analytics-labels.ts';

/** A link to the analytics of the page; null before the first visitor. */
export function ItemCountsNote({ counts }: { counts: ItemCounts }) {
  const { path, visitors, reads, enquiries } = counts;
  if (visitors === 0) return null;
  const facts = [
    countOf(visitors, 'visitor'),
    reads > 0 && `${countOf(reads, 'read it', 'read it')} to the end`,
    enquiries > 0 && `read before ${countOf(enquiries, 'enquiry', 'enquiries')}`,
  ];
  return (
    <a className="item-counts" href={analyticsHref({ range: '12m', page: path })}>
      {facts.filter(Boolean).join(' · ')}
    </a>
  );
}
