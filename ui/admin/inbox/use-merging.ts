// The merging of enquiries in the inbox, and its Undo.
import { useMutation } from '@tanstack/react-query';
import type { Enquiry, EnquiryUpdate } from '#db/contract/enquiries.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { undoChange, useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api } from '#ui/islands/api.ts';

interface MergingOptions {
  /** Stores a change of an enquiry. */
  put: (id: number, change: EnquiryUpdate) => Promise<Enquiry>;
  /** Shows the stored enquiry in the list. */
  replace: (saved: Enquiry) => void;
  /** Fetches the list again. */
  refresh: () => unknown;
  onError: (error: unknown) => void;
}

/** An enquiry before and after others were merged into it, and the others before that. */
interface Merge {
  into: Enquiry;
  saved: Enquiry;
  others: readonly Enquiry[];
}

/** Returns a function that sets which enquiries are merged into one; its toast offers Undo. */
export function useMerging({ put, replace, refresh, onError }: MergingOptions) {
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const store = (id: number, ids: number[]) => whenLoggedIn('the change', () => putMerged(id, ids));
  const merge = useMutation({
    mutationFn: async ({ into, ids }: { into: Enquiry; ids: number[] }) => {
      const added = ids.filter((id) => into.merged.every((each) => each.id !== id));
      // the enquiries that were merged into them come along, and go back with Undo
      const others = await whenLoggedIn('the change', () => Promise.all(added.map(getEnquiry)));
      return { saved: await store(into.id, ids), others: others.flat() };
    },
    onSuccess: ({ saved, others }, { into }) => {
      replace(saved);
      const isMerged = saved.merged.length > into.merged.length;
      toasts.show({
        title: isMerged ? 'Enquiries merged' : 'Enquiries unmerged',
        ...(isMerged &&
          saved.status !== into.status && { description: 'This one waits for a reply again.' }),
        action: undoChange(() => unmerge.mutate({ into, saved, others })),
      });
    },
    onError,
    onSettled: refresh,
  });
  /** Returns the merged enquiries to each, and `into` to its former status unless somebody has changed it since. */
  const unmerge = useMutation({
    mutationFn: async ({ into, saved, others }: Merge) => {
      const now = await store(into.id, idsOf(into));
      for (const other of others) await store(other.id, idsOf(other));
      if (saved.status !== into.status && now.status === saved.status)
        await put(into.id, { status: into.status });
    },
    onSuccess: () => toasts.show({ title: 'Undone' }),
    onError: (error, undone) => toasts.showUndoError(error, () => unmerge.mutate(undone)),
    onSettled: refresh,
  });

  return (into: Enquiry, ids: number[]) => {
    // pressed again on a slow line, when Undo would not know what is merged already
    if (!merge.isPending) merge.mutate({ into, ids });
  };
}

function idsOf({ merged }: Enquiry): number[] {
  return merged.map(({ id }) => id);
}

function putMerged(id: number, ids: number[]): Promise<Enquiry> {
  return answerOf(
    api.admin.enquiries[':id'].merged.$put({ param: { id: String(id) }, json: { ids } }),
  );
}

/** The enquiry as a list, which is empty when the enquiry no longer exists. */
async function getEnquiry(id: number): Promise<Enquiry[]> {
  const { enquiries } = await answerOf(api.admin.enquiries.$get({ query: { id: String(id) } }));
  return enquiries;
}
