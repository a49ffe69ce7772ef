// Reverts a document of the site to its original by deleting the stored version, and restores that version on undo.
import { useMutation } from '@tanstack/react-query';
import type { Document } from '#db/contract/documents/documents.ts';
import type { Draft } from '#db/contract/drafts.ts';
import { documentCalls } from '#ui/admin/saving/item-calls.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { undoDelete, useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api } from '#ui/islands/api.ts';

/** A document as its form opens it; null where nothing is stored. */
export interface OpenDocument {
  document: Document | null;
  draft: Draft | null;
}

/** `onOpen` opens the form again with the document that is stored after the change. */
export function useBackToOriginal(onOpen: (opened: OpenDocument) => void) {
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const restore = useMutation({
    mutationFn: (id: number) => whenLoggedIn('restoring your version', () => bringBack(id)),
    onSuccess: (opened) => {
      onOpen(opened);
      toasts.show({ title: 'Your version was restored' });
    },
    onError: (error, id) => toasts.showUndoError(error, () => restore.mutate(id)),
  });
  return useMutation({
    mutationFn: async (id: number) => {
      const param = { id: String(id) };
      await whenLoggedIn('going back to the original', () =>
        answerOf(api.admin.documents[':id'].$delete({ param })),
      );
      return id;
    },
    onSuccess: (id) => {
      onOpen({ document: null, draft: null });
      toasts.show({
        title: 'Back to the original',
        action: undoDelete(() => restore.mutate(id)),
      });
    },
    onError: (error) => toasts.showError(error, 'Failed to go back to the original'),
  });
}

async function bringBack(id: number): Promise<OpenDocument> {
  const { trash } = api.admin;
  const param = { kind: 'documents', id: String(id) } as const;
  await answerOf(trash[':kind'][':id'].restore.$post({ param }));
  const { draft } = await answerOf(
    api.admin.documents[':id'].draft.$get({ param: { id: String(id) } }),
  );
  return { document: await documentCalls.find(id), draft };
}
