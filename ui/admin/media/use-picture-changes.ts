// Autosave of the library's picture details.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import { useUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { createPictureChanges, type PictureChanges } from './picture-changes.ts';

/**
 * Call it in a parent of the single picture, so that unsaved changes are kept until it is opened again. A save that fails after
 * its picture was closed shows a toast that retries it.
 */
export function usePictureChanges(onSaved: (saved: Media) => void): PictureChanges {
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const latest = useRef(onSaved);
  useEffect(() => {
    latest.current = onSaved;
  });
  const [changes] = useState(() =>
    createPictureChanges({
      save: async (name, json) => {
        const saved = await whenLoggedIn('the save', () =>
          answerOf(api.admin.media[':name'].$patch({ param: { name }, json })),
        );
        latest.current(saved);
      },
      onLost: (name, error) =>
        toasts.showError(error, 'Failed to save the file', {
          label: 'Try again',
          altText: 'Save the file again',
          onClick: () => changes.saveNow(name),
        }),
    }),
  );
  useSyncExternalStore(changes.subscribe, changes.current, changes.current);
  useUnsavedWork(changes.isUnsaved());
  return changes;
}
