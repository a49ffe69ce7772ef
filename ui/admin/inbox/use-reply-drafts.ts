// Drafts of answers in the inbox. They are kept outside their forms, since an enquiry may leave the list meanwhile.
import { useState } from 'react';
import { useUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';

/** An answer that is not sent yet. */
export interface ReplyDraft {
  subject: string;
  text: string;
  /** The last attempt to send: its subject and text as JSON, and its idempotency key. */
  tried?: { words: string; key: string };
}

export type ReplyDrafts = ReturnType<typeof useReplyDrafts>;

/** The drafts by the id of their enquiry. While there are any, the browser asks before the page is left. */
export function useReplyDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, ReplyDraft>>(new Map());
  useUnsavedWork(drafts.size > 0);
  return {
    of: (id: number) => drafts.get(id),
    /** Undefined drops the draft. */
    set: (id: number, draft: ReplyDraft | undefined) =>
      setDrafts((current) => {
        const next = new Map(current);
        if (draft) next.set(id, draft);
        else next.delete(id);
        return next;
      }),
  };
}

/** The draft with the key of its next attempt. Unchanged words keep their key, so that the server stores them once. */
export function withIdempotencyKey({ subject, text, tried }: ReplyDraft) {
  const words = JSON.stringify([subject, text]);
  return { subject, text, tried: tried?.words === words ? tried : { words, key: newKey() } };
}

/** Not `randomUUID`, which is missing on plain http. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
