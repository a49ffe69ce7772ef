// The open enquiry: what was sent, what to do with it, and what staff know about it.
import { type ReactNode, type Ref, useId } from 'react';
import type { Enquiry, EnquiryStatus, EnquiryUpdate } from '#db/contract/enquiries.ts';
import { senderOf } from '#db/contract/enquiry-sender.ts';
import { ENQUIRY_NAME_MAX_CHARS, TEXT_MAX_CHARS } from '#db/limits.ts';
import { useTimeZone } from '#ui/admin/shell/use-time-zone.ts';
import { Button } from '#ui/kit/button.tsx';
import { dayAndTime, shortDate } from '#ui/kit/dates.ts';
import { Field } from '#ui/kit/field.tsx';
import { ChevronLeft } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';
import { ENQUIRY_KIND } from './enquiry-labels.ts';
import { replyDue } from './reply-due.ts';
import { replyMail } from './reply-mail.ts';
import { useSavedText } from './use-saved-text.ts';

const TIME = { any: 'any time', morning: 'morning', midday: 'midday', afternoon: 'afternoon' };

interface EnquiryDetailProps {
  enquiry: Enquiry;
  /** Epoch milliseconds. */
  now: number;
  /** Names to suggest as owner. */
  owners: readonly string[];
  /** The element that gets the focus when the enquiry opens over the list. */
  headingRef?: Ref<HTMLHeadingElement>;
  onStatus: (status: EnquiryStatus) => void;
  /** Stores a note or an owner; rejects when that fails. */
  onChange: (change: EnquiryUpdate) => Promise<unknown>;
  onDelete: () => void;
  /** Sends the mails about it again. */
  onSendAgain: () => void;
  /** Back to the list, on narrow screens. */
  onClose: () => void;
}

/** Note and owner are saved by themselves. Give it the enquiry's id as `key`. */
export function EnquiryDetail({ enquiry, now, owners, headingRef, ...on }: EnquiryDetailProps) {
  const { status, kind, createdAt, message, answeredAt } = enquiry;
  const id = useId();
  const zone = useTimeZone();
  const due = replyDue(enquiry, now);
  const mail = replyMail(enquiry);
  const isDone = status === 'answered' || status === 'spam';
  const when = (iso: string) => dayAndTime(iso, new Date(now).toISOString(), zone);
  const note = useSavedText(enquiry.note, (text) => on.onChange({ note: text }));
  const owner = useSavedText(enquiry.owner ?? '', (text) => on.onChange({ owner: text }));
  return (
    <article className="enquiry-detail" aria-labelledby={`${id}-title`}>
      <Button className="enquiry-detail-back" size="sm" variant="ghost" onClick={on.onClose}>
        <ChevronLeft aria-hidden="true" />
        All enquiries
      </Button>
      <header className="enquiry-detail-head">
        <h2 className="enquiry-detail-title" id={`${id}-title`} tabIndex={-1} ref={headingRef}>
          <bdi>{senderOf(enquiry)}</bdi>
        </h2>
        <p className="enquiry-detail-facts">
          <span>{ENQUIRY_KIND[kind]}</span>
          <time dateTime={createdAt}>{when(createdAt)}</time>
          {answeredAt && <span>Done {when(answeredAt)}</span>}
          {due && (
            <span className="enquiry-due" data-tone={due.tone}>
              {due.text}
            </span>
          )}
        </p>
      </header>
      <div className="enquiry-detail-actions">
        {mail && (
          <Button size="sm" variant="primary" href={mail}>
            Reply
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          onClick={() => on.onStatus(isDone ? 'read' : 'answered')}
        >
          {status === 'spam' ? 'Not spam' : isDone ? 'Reopen' : 'Mark as done'}
        </Button>
        {status !== 'new' && !isDone && (
          <Button size="sm" variant="ghost" onClick={() => on.onStatus('new')}>
            Mark as unread
          </Button>
        )}
        {!isDone && (
          <Button size="sm" variant="ghost" onClick={() => on.onStatus('spam')}>
            Spam
          </Button>
        )}
        {enquiry.mailError && (
          <Button size="sm" variant="ghost" onClick={() => on.onSendAgain()}>
            Send mail again
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={on.onDelete}>
          Delete
        </Button>
      </div>
      {message && <p className="enquiry-detail-message">{message}</p>}
      <dl className="enquiry-detail-fields">
        {fieldsOf(enquiry).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="enquiry-detail-own">
        <Field label="Owner">
          <Input
            {...owner.field}
            list={`${id}-owners`}
            autoComplete="off"
            maxLength={ENQUIRY_NAME_MAX_CHARS}
          />
        </Field>
        <datalist id={`${id}-owners`}>
          {owners.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field label="Note" hint="Only staff can see it.">
          <Textarea {...note.field} maxLength={TEXT_MAX_CHARS} />
        </Field>
        <p className="enquiry-detail-saved" role="status">
          {note.state || owner.state}
        </p>
      </div>
    </article>
  );
}

function fieldsOf(enquiry: Enquiry): [string, ReactNode][] {
  const { email, phone, company, interest, preferredDate, preferredTime, page } = enquiry;
  const { confirmState, mailError } = enquiry;
  const call = [preferredDate && shortDate(preferredDate), preferredTime && TIME[preferredTime]];
  const fields: [string, ReactNode][] = [
    ['Email', email && <a href={`mailto:${email}`}>{email}</a>],
    ['Phone', phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>],
    ['Company', company],
    ['Interest', interest],
    ['Preferred time', call.filter(Boolean).join(', ')],
    ['Sent from', page && <a href={page}>{page}</a>],
    ['Sign-up', { off: null, pending: 'Not confirmed yet', confirmed: 'Confirmed' }[confirmState]],
    ['Mail', mailError && <span className="enquiry-mail-error">{mailError}</span>],
    ['Forwarding', enquiry.forwardState === 'failed' && (enquiry.forwardError ?? 'Failed')],
  ];
  return fields.filter(([, value]) => value);
}
