// An enquiry in the inbox: sender and date in a row, message and actions when it is open.
import { type ReactNode, useEffect, useRef } from 'react';
import type { Enquiry, EnquiryStatus } from '#db/contract/enquiries.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { shortDate } from '#ui/kit/dates.ts';
import { Field } from '#ui/kit/field.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import { ENQUIRY_KIND, enquiryAnchor, enquiryName } from './enquiry-labels.ts';

const STATUS: Record<EnquiryStatus, string> = {
  new: 'New',
  read: 'Read',
  answered: 'Answered',
  spam: 'Spam',
};
const TIME = { any: 'any time', morning: 'morning', midday: 'midday', afternoon: 'afternoon' };

interface EnquiryItemProps {
  enquiry: Enquiry;
  onStatus: (status: EnquiryStatus) => void;
  onDelete: () => void;
}

/** Opening a new enquiry marks it as read. A link to its anchor opens it. It can be read without a script. */
export function EnquiryItem({ enquiry, onStatus, onDelete }: EnquiryItemProps) {
  const { kind, status, createdAt, message } = enquiry;
  const root = useRef<HTMLDetailsElement>(null);
  const anchor = enquiryAnchor(enquiry);
  useEffect(() => {
    if (root.current && location.hash === `#${anchor}`) root.current.open = true;
  }, [anchor]);
  return (
    <details
      ref={root}
      id={anchor}
      className="enquiry-item"
      data-new={status === 'new' || undefined}
      onToggle={(event) => event.currentTarget.open && status === 'new' && onStatus('read')}
    >
      <summary className="enquiry-item-head">
        <span className="enquiry-item-name">{enquiryName(enquiry)}</span>
        <span className="enquiry-item-kind">{ENQUIRY_KIND[kind]}</span>
        <Badge variant={status === 'new' ? 'accent' : 'outline'}>{STATUS[status]}</Badge>
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
        {message && <span className="enquiry-item-excerpt">{message}</span>}
      </summary>
      <div className="enquiry-item-body">
        {message && <p className="enquiry-item-message">{message}</p>}
        <dl className="enquiry-item-facts">
          {detailsOf(enquiry).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="enquiry-item-actions">
          <Field label="Status">
            <NativeSelect
              options={Object.entries(STATUS).map(([value, label]) => ({ value, label }))}
              value={status}
              onChange={(event) => onStatus(event.target.value as EnquiryStatus)}
            />
          </Field>
          <Button size="sm" variant="outline" onClick={onDelete}>
            Delete<span className="visually-hidden"> {enquiryName(enquiry)}</span>
          </Button>
        </div>
      </div>
    </details>
  );
}

function detailsOf(enquiry: Enquiry): [string, ReactNode][] {
  const { email, phone, company, interest, preferredDate, preferredTime, page } = enquiry;
  const call = [preferredDate && shortDate(preferredDate), preferredTime && TIME[preferredTime]];
  const details: [string, ReactNode][] = [
    ['Email', email && <a href={`mailto:${email}`}>{email}</a>],
    ['Phone', phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>],
    ['Company', company],
    ['Interest', interest],
    ['Preferred time', call.filter(Boolean).join(', ')],
    ['Sent from', page && <a href={page}>{page}</a>],
    ['Forwarding', enquiry.forwardState === 'failed' && (enquiry.forwardError ?? 'Failed')],
  ];
  return details.filter(([, value]) => value);
}
