// Autosave of the library's picture details.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import { useUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import { createPictureChanges, type PictureChanges } from './picture-changes.ts';

interface PictureChangesEvents {
  onSaved: (saved: Media) => void;
  /** Called when a save fails after its picture was closed. `again` retries it. */
  onLost: (message: string, again: () => void) => void;
}

/** Call it in a parent of the single picture, so that unsaved changes are kept until it is opened again. */
export function usePictureChanges(events: PictureChangesEvents): PictureChanges {
  const whenLoggedIn = useWhenLoggedIn();
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const [changes] = useState(() =>
    createPictureChanges({
      save: async (name, json) => {
        const saved = await whenLoggedIn('the save', () =>
          answerOf(api.admin.media[':name'].$patch({ param: { name }, json })),
        );
        latest.current.onSaved(saved);
      },
      onLost: (name, error) =>
        latest.current.onLost(messageOf(error, 'Failed to save the file'), () =>
          changes.saveNow(name),
        ),
    }),
  );
  useSyncExternalStore(changes.subscribe, changes.current, changes.current);
  useUnsavedWork(changes.isUnsaved());
  return changes;
}
