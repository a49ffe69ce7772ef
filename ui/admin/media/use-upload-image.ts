// How an island of the back office sends an image: a session that ended is taken up again first.
import { useCallback } from 'react';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { uploadImage } from './upload-image.ts';

/** `uploadImage`, and the login over it when that is needed. */
export function useUploadImage(): typeof uploadImage {
  const whenLoggedIn = useWhenLoggedIn();
  return useCallback(
    (...sent) => whenLoggedIn('the upload', () => uploadImage(...sent)),
    [whenLoggedIn],
  );
}
