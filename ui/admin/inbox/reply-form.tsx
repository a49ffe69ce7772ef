// The answer to an enquiry, written in the inbox and sent by mail.
import { useId, useState } from 'react';
import type { Enquiry, ReplyInput } from '#db/contract/enquiries.ts';
import type { ReplyTemplate } from '#db/contract/mail.ts';
import { REPLY_MAX_CHARS, REPLY_SUBJECT_MAX_CHARS } from '#db/limits.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';
import { replyText, startedWith } from './reply-mail.ts';
import { type ReplyDraft, StaleReplyError, withIdempotencyKey } from './use-reply-drafts.ts';

interface ReplyFormProps {
  enquiry: Enquiry;
  templates: readonly ReplyTemplate[];
  /** The answer that was started earlier and not sent; undefined for none. */
  draft?: ReplyDraft | undefined;
  /** Keeps the answer that is being written; undefined drops it. */
  onDraft: (draft: ReplyDraft | undefined) => void;
  /** Rejects when the answer was not stored, with `StaleReplyError` when another was; the text then stays. */
  onSend: (reply: ReplyInput) => Promise<unknown>;
  onClose: () => void;
}

/** Starts with a greeting and the sender's quoted message. */
export function ReplyForm(props: ReplyFormProps) {
  const { enquiry, templates, onDraft, onSend, onClose } = props;
  const id = useId();
  const first = replyText(enquiry);
  const [draft, setDraft] = useState<ReplyDraft>(props.draft ?? first);
  const [isSending, setSending] = useState(false);
  const [start, setStart] = useState(first.text);
  const [seen, setSeen] = useState(enquiry.replies.length);
  const [others, setOthers] = useState<Enquiry['replies']>([]);
  const { subject, text } = draft;
  const change = (part: Partial<typeof first>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    const isFirst = !next.tried && next.subject === first.subject && next.text === first.text;
    onDraft(isFirst ? undefined : next);
  };
  const close = () => {
    onDraft(undefined);
    onClose();
  };
  const send = async () => {
    const answer = withIdempotencyKey(draft);
    // an attempt whose response was lost may be stored
    const repliesBefore = seen + Number(draft.tried !== undefined);
    setDraft(answer);
    onDraft(answer);
    setSending(true);
    try {
      await onSend({ key: answer.tried.key, subject, text, repliesBefore });
      close();
    } catch (error) {
      setSending(false);
      if (!(error instanceof StaleReplyError)) return;
      setOthers(error.replies.slice(seen));
      setSeen(error.replies.length);
      // nothing of this attempt is stored
      setDraft({ subject, text });
    }
  };
  return (
    <form
      className="reply-form"
      aria-label="Reply"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {templates.length > 0 && (
        <div className="reply-form-template">
          <label htmlFor={`${id}-template`}>Start with</label>
          <NativeSelect
            id={`${id}-template`}
            defaultValue=""
            options={[
              { value: '', label: 'Empty reply' },
              // two templates may have one name
              ...templates.map(({ name }, at) => ({ value: String(at), label: name })),
            ]}
            onChange={({ target }) => {
              const chosen = target.value === '' ? undefined : templates[Number(target.value)];
              const next = startedWith(chosen, { text, start, enquiry });
              if (text === start) setStart(next);
              change({ text: next });
            }}
          />
        </div>
      )}
      <Field label="Subject">
        <Input
          value={subject}
          maxLength={REPLY_SUBJECT_MAX_CHARS}
          required
          readOnly={isSending}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </Field>
      <Field label="Reply" hint={`Goes to ${enquiry.email}.`}>
        <Textarea
          value={text}
          rows={10}
          maxLength={REPLY_MAX_CHARS}
          required
          readOnly={isSending}
          autoFocus
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      {others.length > 0 && (
        <Alert>
          <p>Not sent: somebody else replied meanwhile. Send again to send yours as well.</p>
          {others.map(({ id, text }) => (
            <p key={id} className="enquiry-detail-message">
              {text}
            </p>
          ))}
        </Alert>
      )}
      <div className="reply-form-end">
        <Button type="submit" size="sm" variant="primary" loading={isSending}>
          {isSending ? 'Sending...' : 'Send reply'}
        </Button>
        <Button size="sm" variant="ghost" disabled={isSending} onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
