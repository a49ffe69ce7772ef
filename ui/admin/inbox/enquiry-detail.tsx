// The open enquiry: its message, its actions, and the notes of staff.
import { type MouseEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import type { Enquiry, EnquiryStatus, EnquiryUpdate, ReplyInput } from '#db/contract/enquiries.ts';
import { senderOf } from '#db/contract/enquiry-sender.ts';
import type { ReplyTemplate } from '#db/contract/mail.ts';
import { ENQUIRY_NAME_MAX_CHARS, TEXT_MAX_CHARS } from '#db/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { dayAndTime } from '#ui/kit/dates.ts';
import { Field } from '#ui/kit/field.tsx';
import { ChevronLeft } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';
import { useTimeZone } from '#ui/kit/use-time-zone.ts';
import { contactFields, EnquiryFields } from './enquiry-fields.tsx';
import { ENQUIRY_KIND, REPLY_BUTTON } from './enquiry-labels.ts';
import { EnquiryThread } from './enquiry-thread.tsx';
import { replyDue } from './reply-due.ts';
import { ReplyForm } from './reply-form.tsx';
import { replyMail } from './reply-mail.ts';
import type { SavedTexts } from './saved-texts.ts';
import type { ReplyDraft } from './use-reply-drafts.ts';
import { useSavedText } from './use-saved-text.ts';

interface EnquiryDetailProps {
  enquiry: Enquiry;
  /** Epoch milliseconds. */
  now: number;
  /** Names to suggest as owner. */
  owners: readonly string[];
  /** The element that gets the focus when the enquiry opens over the list. */
  headingRef?: Ref<HTMLHeadingElement>;
  onStatus: (status: EnquiryStatus) => void;
  /** Stores a note or an owner; rejects when that fails, with `StaleTextError` when another note is stored. */
  onChange: (change: EnquiryUpdate) => Promise<unknown>;
  /** Keeps note and owner while they are unsaved. */
  texts: SavedTexts;
  onDelete: () => void;
  /** Templates of answers; null when answers are written in the mail program of staff. */
  templates: readonly ReplyTemplate[] | null;
  /** The answer that was started earlier and not sent. */
  draft?: ReplyDraft | undefined;
  /** Keeps an answer that is being written; undefined drops it. */
  onDraft: (draft: ReplyDraft | undefined) => void;
  /** Restores the draft of an earlier visit; called when the reply form opens. */
  onRestoreDraft: () => void;
  /** Sends an answer; rejects when it was not stored. */
  onReply: (reply: ReplyInput) => Promise<unknown>;
  /** Sets which enquiries are merged into this one. */
  onMerge: (ids: number[]) => void;
  /** Sends the mails about the enquiry again. */
  onSendAgain: () => void;
  /** Back to the list, on narrow screens. */
  onClose: () => void;
}

/** Saves note and owner automatically. Needs the enquiry's id as `key`. */
export function EnquiryDetail(props: EnquiryDetailProps) {
  const { enquiry, now, owners, templates, draft, texts, headingRef, ...on } = props;
  const { status, kind, createdAt, message, answeredAt } = enquiry;
  const id = useId();
  const article = useRef<HTMLElement>(null);
  const zone = useTimeZone();
  const due = replyDue(enquiry, now);
  const mail = replyMail(enquiry);
  const [isReplying, setReplying] = useState(draft !== undefined);
  // the pressed button disappears with the old status
  const changeStatus = (next: EnquiryStatus) => {
    article.current?.querySelector('h2')?.focus();
    on.onStatus(next);
  };
  const isDone = status === 'answered' || status === 'spam';
  const when = (iso: string) => dayAndTime(iso, new Date(now).toISOString(), zone);
  const reply = () => {
    // an open form keeps its text
    if (!isReplying) on.onRestoreDraft();
    setReplying(true);
  };
  return (
    <article ref={article} className="enquiry-detail" aria-labelledby={`${id}-title`}>
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
        {mail && <ReplyButton mail={templates ? null : mail} onReply={reply} />}
        <Button
          size="sm"
          variant="outline"
          onClick={once(() => on.onStatus(isDone ? 'read' : 'answered'))}
        >
          {status === 'spam' ? 'Not spam' : isDone ? 'Reopen' : 'Mark as done'}
        </Button>
        {status !== 'new' && !isDone && (
          <Button size="sm" variant="ghost" onClick={once(() => changeStatus('new'))}>
            Mark as unread
          </Button>
        )}
        {!isDone && (
          <Button size="sm" variant="ghost" onClick={once(() => changeStatus('spam'))}>
            Spam
          </Button>
        )}
        {enquiry.mailError && (
          <Button size="sm" variant="ghost" onClick={() => on.onSendAgain()}>
            Send email again
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={once(on.onDelete)}>
          Delete
        </Button>
      </div>
      {enquiry.spamReason && (
        <p className="enquiry-detail-spam">Possible spam: {enquiry.spamReason}</p>
      )}
      {message && <p className="enquiry-detail-message">{message}</p>}
      <EnquiryThread enquiry={enquiry} when={when} onMerge={on.onMerge} />
      {isReplying && (
        <ReplyForm
          enquiry={enquiry}
          templates={templates ?? []}
          draft={draft}
          onDraft={on.onDraft}
          onSend={on.onReply}
          onClose={() => {
            setReplying(false);
            focusReply(article.current);
          }}
        />
      )}
      <EnquiryFields fields={fieldsOf(enquiry)} />
      <OwnerAndNote enquiry={enquiry} owners={owners} texts={texts} onChange={on.onChange} />
    </article>
  );
}

/** Ignores the second click of a double click: it would change the enquiry that opens next. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

type OwnerAndNoteProps = Pick<EnquiryDetailProps, 'enquiry' | 'owners' | 'texts' | 'onChange'>;

function OwnerAndNote({ enquiry, owners, texts, onChange }: OwnerAndNoteProps) {
  const id = useId();
  const note = useSavedText({
    texts,
    key: `${enquiry.id}:note`,
    stored: enquiry.note,
    save: (note, noteBefore) => onChange({ note, noteBefore }),
  });
  const owner = useSavedText({
    texts,
    key: `${enquiry.id}:owner`,
    stored: enquiry.owner ?? '',
    save: (owner) => onChange({ owner }),
  });
  return (
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
        {owner.state === 'Not saved' ? owner.state : note.state || owner.state}
      </p>
    </div>
  );
}

/** Focuses Reply, unless the focus has moved on: an answer can be sent while another enquiry is read. */
function focusReply(article: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (article && (activeElement === body || article.contains(activeElement)))
    document.getElementById(REPLY_BUTTON)?.focus();
}

/** Opens the answer here, or with `mail` in the mail program of staff. */
function ReplyButton({ mail, onReply }: { mail: string | null; onReply: () => void }) {
  const common = { id: REPLY_BUTTON, size: 'sm', variant: 'primary' } as const;
  if (mail === null)
    return (
      <Button {...common} onClick={onReply}>
        Reply
      </Button>
    );
  return (
    <Button {...common} href={mail}>
      Reply
    </Button>
  );
}

function fieldsOf(enquiry: Enquiry): [string, ReactNode][] {
  const { email, page, confirmState, mailError } = enquiry;
  return [
    ['Email', email && <a href={`mailto:${email}`}>{email}</a>],
    ...contactFields(enquiry),
    ['Sent from', linkTo(page)],
    ['Page before', linkTo(enquiry.pageBefore)],
    ['First page', linkTo(enquiry.firstPage)],
    ['Came from', enquiry.referrer],
    ['Campaign', enquiry.utm && Object.values(enquiry.utm).join(' / ')],
    ['Sign-up', { off: null, pending: 'Not confirmed yet', confirmed: 'Confirmed' }[confirmState]],
    ['Mail', mailError && <span className="enquiry-mail-error">{mailError}</span>],
    ['Forwarding', enquiry.forwardState === 'failed' && (enquiry.forwardError ?? 'Failed')],
  ];
}

function linkTo(path: string | null): ReactNode {
  return path && <a href={path}>{path}</a>;
}
