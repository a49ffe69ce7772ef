// An enquiry in the list of the inbox.
import type { MouseEvent } from 'react';
import type { Enquiry } from '#db/contract/enquiries.ts';
import { senderOf } from '#db/contract/enquiry-sender.ts';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { isPlainClick } from '#ui/kit/plain-click.ts';
import { truncate } from '#ui/kit/truncate.ts';
import { ENQUIRY_KIND, enquiryAnchor } from './enquiry-labels.ts';
import { ageOf, replyDue } from './reply-due.ts';

interface EnquiryRowProps {
  enquiry: Enquiry;
  /** Epoch milliseconds. */
  now: number;
  isOpen: boolean;
  isSelected: boolean;
  onOpen: () => void;
  /** Selects the enquiry or unselects it; `isRange` asks for all rows from the one toggled last. */
  onToggle: (isRange: boolean) => void;
}

/** A link that opens the enquiry, and a box that selects it. */
export function EnquiryRow({ enquiry, now, isOpen, isSelected, ...on }: EnquiryRowProps) {
  const { kind, status, createdAt, message, interest, owner, confirmState, mailError } = enquiry;
  const sender = senderOf(enquiry);
  const due = replyDue(enquiry, now);
  const anchor = enquiryAnchor(enquiry);
  const excerpt = message ?? interest;
  return (
    <div
      className="enquiry-row"
      data-new={status === 'new' || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      <Checkbox
        aria-label={`Select ${sender}`}
        checked={isSelected}
        onClick={({ shiftKey }) => on.onToggle(shiftKey)}
      />
      <a
        className="enquiry-row-link"
        id={anchor}
        href={`#${anchor}`}
        aria-current={isOpen || undefined}
        onClick={(event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          on.onOpen();
        }}
      >
        <span className="enquiry-row-name">
          {status === 'new' && <span className="visually-hidden">Unread: </span>}
          <bdi>{sender}</bdi>
        </span>
        <time className="enquiry-row-age" dateTime={createdAt}>
          {ageOf(createdAt, now)}
        </time>
        {excerpt && <span className="enquiry-row-excerpt">{truncate(excerpt)}</span>}
        <span className="enquiry-row-facts">
          {kind !== 'enquiry' && <span>{ENQUIRY_KIND[kind]}</span>}
          {owner && <bdi>{owner}</bdi>}
          {status === 'answered' && <span>Done</span>}
          {confirmState === 'pending' && <span>Not confirmed</span>}
          {mailError && (
            <span className="enquiry-due" data-tone="late">
              Not mailed
            </span>
          )}
          {due && (
            <span className="enquiry-due" data-tone={due.tone}>
              {due.text}
            </span>
          )}
        </span>
      </a>
    </div>
  );
}
