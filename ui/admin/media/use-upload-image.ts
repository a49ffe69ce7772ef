// How an island of the back office sends an image: a session that ended is taken up again first.
import { useCallback } from 'react';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { uploadImage } from './upload-image.ts';
import { trackUpload } from './uploads-on-their-way.ts';

/** `uploadImage`, and the login over it when that is needed. Checklists name the file until it is there. */
export function useUploadImage(): typeof uploadImage {
  const whenLoggedIn = useWhenLoggedIn();
  return useCallback(
    (file, ...sent) =>
      trackUpload(
        file,
        whenLoggedIn('the upload', () => uploadImage(file, ...sent)),
      ),
    [whenLoggedIn],
  );
}
