// Drafts of answers in the inbox. They are kept outside their forms, since an enquiry may leave the list meanwhile, and in
// the storage of this browser, so that a closed tab loses none.
import { useState } from 'react';
import type { Enquiry } from '#db/contract/enquiries.ts';
import { copyKey, findCopies, forgetCopy, keepCopy } from '#ui/admin/saving/copies/local-copy.ts';
import { useUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { localStore } from '#ui/kit/browser-storage.ts';
import { randomKey } from '#ui/kit/random-key.ts';

/** An answer that is not sent yet. */
export interface ReplyDraft {
  subject: string;
  text: string;
  /** The last attempt to send: its subject and text as JSON, and its idempotency key. */
  tried?: { words: string; key: string };
}

/** An answer was not sent, because somebody else has answered: `replies` are all that are stored. */
export class StaleReplyError extends Error {
  constructor(readonly replies: Enquiry['replies']) {
    super('Another reply is stored');
  }
}

const BLANK: ReplyDraft = { subject: '', text: '' };

/** The drafts by the id of their enquiry. While there are any, the browser asks before the page is left. */
export function useReplyDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, ReplyDraft>>(new Map());
  const [visit] = useState(randomKey);
  useUnsavedWork(drafts.size > 0);
  /** Undefined drops the draft. */
  const set = (id: number, draft: ReplyDraft | undefined) => {
    if (draft) keepCopy(localStore, formOf(id), visit, { values: draft, basedOn: null });
    else forgetCopy(localStore, copyKey(formOf(id), visit));
    setDrafts((current) => {
      const next = new Map(current);
      if (draft) next.set(id, draft);
      else next.delete(id);
      return next;
    });
  };
  return {
    of: (id: number) => drafts.get(id),
    set,
    /** Takes over the newest draft that an earlier visit left in this browser. */
    restore: (id: number) => {
      const [copy] = findCopies(localStore, formOf(id), BLANK);
      if (!copy) return;
      forgetCopy(localStore, copy.key);
      set(id, copy.values);
    },
  };
}

/** The path under which the answers to an enquiry are kept. */
function formOf(id: number): string {
  return `/vs-admin/enquiries/${id}`;
}

/** The draft with the key of its next attempt. Unchanged text keeps its key, so that the server stores it once. */
export function withIdempotencyKey({ subject, text, tried }: ReplyDraft) {
  const words = JSON.stringify([subject, text]);
  return { subject, text, tried: tried?.words === words ? tried : { words, key: randomKey() } };
}
