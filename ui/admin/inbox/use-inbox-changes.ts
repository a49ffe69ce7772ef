// The changes of enquiries: status, note, owner, deletion; those of the list can be undone.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type {
  Enquiry,
  EnquiryBulk,
  EnquiryList,
  EnquiryListQuery,
  EnquiryStatus,
  EnquiryUpdate,
  ReplyInput,
} from '#db/contract/enquiries.ts';
import { TRASH_KEPT_DAYS } from '#db/limits.ts';
import type { AdminListState } from '#ui/admin/lists/use-admin-list.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { undoChange, undoDelete, useToasts } from '#ui/admin/shell/toasts.ts';
import { ApiFailure, answerOf, api, isNotFound } from '#ui/islands/api.ts';
import { StaleTextError } from './saved-text.ts';
import type { SavedTexts } from './saved-texts.ts';
import { UNREAD_KEY } from './unread-count.tsx';
import { useMerging } from './use-merging.ts';
import { StaleReplyError } from './use-reply-drafts.ts';

const DONE: Record<EnquiryStatus, string> = {
  new: 'marked as unread',
  read: 'reopened',
  answered: 'done',
  spam: 'marked as spam',
};

/** Changes of one or many enquiries. They appear in the list at once when the server has them. */
export function useInboxChanges(
  list: AdminListState<EnquiryListQuery, EnquiryList>,
  texts: SavedTexts,
) {
  const toasts = useToasts();
  const queries = useQueryClient();
  const whenLoggedIn = useWhenLoggedIn();
  const bulk = useBulkChanges(list, texts);
  const calls = useRef(new Map<number, Promise<unknown>>());
  /** Calls about one enquiry run one after another, because each response is the whole enquiry. */
  const inOrder = (id: number, call: () => Promise<Enquiry>) => {
    const answer = (calls.current.get(id) ?? Promise.resolve()).then(call, call);
    calls.current.set(id, answer);
    return answer;
  };
  const put = (id: number, json: EnquiryUpdate) =>
    inOrder(id, () =>
      whenLoggedIn('the save', () =>
        answerOf(api.admin.enquiries[':id'].$put({ param: { id: String(id) }, json })),
      ),
    );
  // changed in place: an enquiry that is being read stays in the list
  const replace = (saved: Enquiry) => {
    const before = list.data.enquiries.find(({ id }) => id === saved.id);
    list.change((current) => withSaved(current, saved));
    if (before?.status !== saved.status) void queries.invalidateQueries({ queryKey: UNREAD_KEY });
  };

  const again = useMutation({
    mutationFn: ({ id }: Enquiry) =>
      whenLoggedIn('sending', () =>
        answerOf(api.admin.mail['send-again'].$post({ json: { enquiryId: id } })),
      ),
    onSuccess: () => toasts.show({ title: 'Sending again' }),
    onError: (error) => toasts.showError(error, 'Failed to send again'),
    onSettled: () => list.refresh(),
  });

  const merge = useMerging({
    put,
    replace,
    refresh: list.refresh,
    onError: (error) => toasts.showError(error, 'Failed to merge the enquiries'),
  });

  return {
    sendAgain: (enquiry: Enquiry) => again.mutate(enquiry),
    ...bulk,
    /**
     * Shows no toast, because reading an enquiry is not an action of its own. An enquiry that somebody else has closed
     * keeps its status.
     */
    markRead: ({ id }: Enquiry) =>
      put(id, { status: 'read', statusBefore: 'new' }).then(replace, (error) => {
        const current = currentOf(error);
        if (current) return replace(current);
        toasts.showError(error, 'Failed to change the status');
        // somebody else has deleted it
        if (isNotFound(error)) void list.refresh();
      }),
    /** Sends an answer. A failure shows a toast, then rejects; another stored answer rejects with `StaleReplyError`. */
    reply: async ({ id }: Enquiry, json: ReplyInput) => {
      try {
        const param = { id: String(id) };
        const answered = await inOrder(id, () =>
          whenLoggedIn('the reply', () =>
            answerOf(api.admin.enquiries[':id'].replies.$post({ param, json })),
          ),
        );
        replace(answered);
        toasts.show({ title: 'Reply is on its way' });
      } catch (error) {
        const current = currentOf(error);
        if (current) {
          replace(current);
          throw new StaleReplyError(current.replies);
        }
        toasts.showError(error, 'Failed to send the reply');
        throw error;
      }
    },
    merge,
    /** Stores a note or an owner. A failure shows a toast, then rejects; another stored note rejects with `StaleTextError`. */
    change: async ({ id }: Enquiry, change: EnquiryUpdate) => {
      try {
        replace(await put(id, change));
      } catch (error) {
        const current = currentOf(error);
        if (current) {
          replace(current);
          throw new StaleTextError(current.note);
        }
        toasts.showError(error, 'Failed to save', {
          label: 'Try again',
          altText: 'Save notes and owners again',
          onClick: () => texts.flush(),
        });
        throw error;
      }
    },
  };
}

/** Changes of the status of enquiries and their deletion, with an undo in the toast. */
function useBulkChanges(list: AdminListState<EnquiryListQuery, EnquiryList>, texts: SavedTexts) {
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const postBulk = (json: EnquiryBulk) =>
    whenLoggedIn('the change', () => answerOf(api.admin.enquiries.bulk.$post({ json })));
  const bulk = useMutation({
    mutationFn: postBulk,
    onError: (error) => toasts.showError(error, 'Failed to change the enquiries'),
    onSettled: () => list.refresh(),
  });
  const undo = useMutation({
    mutationFn: postBulk,
    onSuccess: (_, undone) => {
      toasts.show({ title: 'Undone' });
      if (undone.action !== 'restore') return;
      for (const id of undone.ids) texts.drop(`${id}:`, false);
      texts.flush();
    },
    onError: (error, undone) => toasts.showUndoError(error, () => undo.mutate(undone)),
    onSettled: () => list.refresh(),
  });

  async function setStatus(enquiries: readonly Enquiry[], status: EnquiryStatus) {
    const changed = enquiries.filter((enquiry) => enquiry.status !== status);
    if (changed.length === 0) return;
    const items = changed.map(({ id }) => ({ id, status }));
    const former = changed.map(({ id, status: before }) => ({ id, status: before }));
    await bulk.mutateAsync({ action: 'status', items });
    toasts.show({
      title: `${countOf(changed.length)} ${DONE[status]}`,
      action: undoChange(() => undo.mutate({ action: 'status', items: former })),
    });
  }

  async function remove(enquiries: readonly Enquiry[]) {
    const ids = enquiries.map(({ id }) => id);
    await bulk.mutateAsync({ action: 'delete', ids });
    toasts.show({
      title: `${countOf(ids.length)} deleted`,
      description: `${ids.length === 1 ? 'It' : 'They'} can be restored for ${TRASH_KEPT_DAYS} days.`,
      action: undoDelete(() => undo.mutate({ action: 'restore', ids })),
    });
  }

  return {
    setStatus: (enquiries: readonly Enquiry[], status: EnquiryStatus) =>
      setStatus(enquiries, status).catch(ignoreShown),
    /** Resolves to whether it worked. */
    remove: (enquiries: readonly Enquiry[]) =>
      remove(enquiries).then(
        () => true,
        () => false,
      ),
  };
}

function countOf(number: number): string {
  return number === 1 ? 'Enquiry' : `${number} enquiries`;
}

/** The stored enquiry in the response to a stale change; undefined for other errors. */
function currentOf(error: unknown): Enquiry | undefined {
  return error instanceof ApiFailure ? (error.current as Enquiry | undefined) : undefined;
}

/** Ignores an error for which the mutation has shown a toast. */
function ignoreShown() {}

function withSaved(list: EnquiryList, saved: Enquiry): EnquiryList {
  const before = list.enquiries.find(({ id }) => id === saved.id);
  const isUnread = (enquiry: Enquiry | undefined) =>
    Number(enquiry?.status === 'new' && enquiry.kind !== 'newsletter');
  const { owner } = saved;
  return {
    ...list,
    unread: list.unread + isUnread(saved) - isUnread(before),
    owners: owner && !list.owners.includes(owner) ? [...list.owners, owner].sort() : list.owners,
    enquiries: list.enquiries.map((each) => (each.id === saved.id ? saved : each)),
  };
}
