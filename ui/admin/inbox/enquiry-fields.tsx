// The facts of an enquiry, or of one that was merged into it.
import type { ReactNode } from 'react';
import type { Enquiry } from '#db/contract/enquiries.ts';
import { PREFERRED_TIME_LABELS } from '#db/contract/preferred-time.ts';
import { shortDate } from '#ui/kit/dates.ts';
import { phoneHref } from './phone-href.ts';

interface EnquiryFieldsProps {
  /** Names and values; a field without a value is left out. */
  fields: readonly [name: string, value: ReactNode][];
}

/** Renders nothing when no field has a value. */
export function EnquiryFields({ fields }: EnquiryFieldsProps) {
  const filled = fields.filter(([, value]) => value);
  if (filled.length === 0) return null;
  return (
    <dl className="enquiry-detail-fields">
      {filled.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The fields with the phone number, company, interest and preferred time of the sender. */
export function contactFields({
  phone,
  company,
  interest,
  preferredDate,
  preferredTime,
}: Enquiry['merged'][number] | Enquiry): [string, ReactNode][] {
  const call = [
    preferredDate && shortDate(preferredDate),
    preferredTime && PREFERRED_TIME_LABELS[preferredTime],
  ];
  return [
    ['Phone', phone && <a href={phoneHref(phone)}>{phone}</a>],
    ['Company', company],
    ['Interest', interest],
    ['Preferred time', call.filter(Boolean).join(', ')],
  ];
}
