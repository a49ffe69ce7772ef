// The thread of an enquiry: messages merged into it, a note about others from the same address, and the answers.
import type { Enquiry } from '#db/contract/enquiries.ts';
import { focusFallback } from '#ui/admin/shell/focus-fallback.ts';
import { Button } from '#ui/kit/button.tsx';
import { contactFields, EnquiryFields } from './enquiry-fields.tsx';

interface EnquiryThreadProps {
  enquiry: Enquiry;
  /** Formats a moment (ISO 8601) for the reader. */
  when: (iso: string) => string;
  /** Sets which enquiries are merged into this one. */
  onMerge: (ids: number[]) => void;
}

const STATE = { pending: 'on its way', sent: 'sent', failed: 'not sent' };

// after a merge its button is gone
const passesFocusOn = focusFallback((removed) =>
  removed.closest('.enquiry-detail')?.querySelector('.enquiry-detail-title'),
);

/** Null for an enquiry without merged messages, others from its address, or answers. */
export function EnquiryThread({ enquiry, when, onMerge }: EnquiryThreadProps) {
  const { merged, doubles, replies } = enquiry;
  const all = [...merged.map(({ id }) => id), ...doubles];
  if (all.length === 0 && replies.length === 0) return null;
  return (
    <div className="enquiry-thread">
      {doubles.length > 0 && (
        <p className="enquiry-thread-note" ref={passesFocusOn}>
          {doubles.length === 1
            ? 'Another enquiry from this address is waiting for a reply.'
            : `${doubles.length} more enquiries from this address are waiting for a reply.`}
          <Button size="sm" variant="outline" onClick={() => onMerge(all)}>
            Merge into this one
          </Button>
        </p>
      )}
      {merged.map((each) => (
        <article key={each.id} aria-label={`Also sent ${when(each.createdAt)}`}>
          <h3>
            {each.kind === 'call' ? 'Also asked for a call' : 'Also sent'}, {when(each.createdAt)}
          </h3>
          <p className="enquiry-detail-message">{each.message ?? 'No message'}</p>
          <EnquiryFields fields={[...contactFields(each), ['Note', each.note]]} />
        </article>
      ))}
      {merged.length > 0 && (
        <Button size="sm" variant="ghost" ref={passesFocusOn} onClick={() => onMerge([])}>
          Unmerge
        </Button>
      )}
      {replies.map(({ id, createdAt, subject, text, state, error }) => (
        <article key={id} data-reply="" aria-label={`Reply from ${when(createdAt)}`}>
          <h3>
            {subject}
            <span data-state={error ? 'failed' : state}>
              {when(createdAt)}, {error ? 'not sent yet' : STATE[state]}
            </span>
          </h3>
          <p className="enquiry-detail-message">{text}</p>
          {error && <p className="enquiry-mail-error">{error}</p>}
        </article>
      ))}
    </div>
  );
}
