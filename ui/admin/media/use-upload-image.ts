// Uploads an image from an island of the back office; an ended session asks for the login first.
import { useCallback } from 'react';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { uploadImage } from './upload-image.ts';
import { trackUpload } from './uploads-on-their-way.ts';

/** `uploadImage`, with the login dialog when it is needed. Checklists name the file until it is uploaded. */
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
