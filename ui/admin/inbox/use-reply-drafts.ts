// Answers that are being written in the inbox. They outlive their forms: an enquiry may leave the list meanwhile.
import { useState } from 'react';
import { useUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';

/** An answer that is not sent. */
export interface ReplyDraft {
  subject: string;
  text: string;
  /** What was tried to be sent last, and its idempotency key. */
  tried?: { words: string; key: string };
}

export type ReplyDrafts = ReturnType<typeof useReplyDrafts>;

/** The drafts by the id of their enquiry. While there is one, leaving the page asks. */
export function useReplyDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, ReplyDraft>>(new Map());
  useUnsavedWork(drafts.size > 0);
  return {
    of: (id: number) => drafts.get(id),
    /** Undefined drops it. */
    set: (id: number, draft: ReplyDraft | undefined) =>
      setDrafts((current) => {
        const next = new Map(current);
        if (draft) next.set(id, draft);
        else next.delete(id);
        return next;
      }),
  };
}

/** The draft as it is tried to be sent: equal words keep their key, so that the server stores them once. */
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
