// How an island of the back office sends an image: a session that ended is taken up again first.
import { useCallback } from 'react';
import { uploadImage } from './upload-image.ts';
import { useWhenLoggedIn } from './when-logged-in.ts';

/** `uploadImage`, and the login over it when that is needed. */
export function useUploadImage(): typeof uploadImage {
  const whenLoggedIn = useWhenLoggedIn();
  return useCallback(
    (...sent) => whenLoggedIn('the upload', () => uploadImage(...sent)),
    [whenLoggedIn],
  );
}
