// The answer to an enquiry, written in the inbox and sent by mail.
import { useId, useState } from 'react';
import type { Enquiry, ReplyInput } from '#db/contract/enquiries.ts';
import type { ReplyTemplate } from '#db/contract/mail.ts';
import { REPLY_MAX_CHARS, REPLY_SUBJECT_MAX_CHARS } from '#db/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';
import { filledTemplate, replyText } from './reply-mail.ts';

interface ReplyFormProps {
  enquiry: Enquiry;
  templates: readonly ReplyTemplate[];
  /** Rejects when the answer was not stored; the text then stays. */
  onSend: (reply: ReplyInput) => Promise<unknown>;
  onClose: () => void;
}

/** Starts with a greeting and what the sender wrote. */
export function ReplyForm({ enquiry, templates, onSend, onClose }: ReplyFormProps) {
  const id = useId();
  const first = replyText(enquiry);
  const [subject, setSubject] = useState(first.subject);
  const [text, setText] = useState(first.text);
  const [isSending, setSending] = useState(false);
  // the same answer keeps its key, so that it is sent once
  const [key] = useState(() => crypto.randomUUID());
  const send = async () => {
    setSending(true);
    try {
      await onSend({ key, subject, text });
      onClose();
    } catch {
      setSending(false);
    }
  };
  return (
    <form
      className="reply-form"
      aria-label="Answer"
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
              { value: '', label: 'An empty answer' },
              ...templates.map(({ name }) => ({ value: name, label: name })),
            ]}
            onChange={({ target }) => {
              const chosen = templates.find(({ name }) => name === target.value);
              setText(chosen ? filledTemplate(chosen, enquiry) : first.text);
            }}
          />
        </div>
      )}
      <Field label="Subject">
        <Input
          value={subject}
          maxLength={REPLY_SUBJECT_MAX_CHARS}
          required
          onChange={({ target }) => setSubject(target.value)}
        />
      </Field>
      <Field label="Answer" hint={`Goes to ${enquiry.email}.`}>
        <Textarea
          value={text}
          rows={10}
          maxLength={REPLY_MAX_CHARS}
          required
          autoFocus
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="reply-form-end">
        <Button type="submit" size="sm" variant="primary" disabled={isSending}>
          {isSending ? 'Sending...' : 'Send answer'}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
