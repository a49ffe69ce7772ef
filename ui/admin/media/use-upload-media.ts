// Uploads any file from an island of the back office: pictures, films with a poster, and PDFs.
import { useCallback } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { kindOfFile } from '#ui/kit/upload-kinds.ts';
import type { UploadFile } from '#ui/kit/use-uploads.ts';
import { drawPoster } from './draw-poster.ts';
import { uploadFile, uploadImage } from './upload-file.ts';
import { trackUpload } from './uploads-on-their-way.ts';

/**
 * Uploads a file, with the login dialog when it is needed. Resolves to its address; rejects as `uploadFile` does. Checklists
 * name the file until it is uploaded.
 */
export function useUploadMedia(): UploadFile<string> {
  const whenLoggedIn = useWhenLoggedIn();
  return useCallback(
    (file, handle) =>
      trackUpload(
        file,
        whenLoggedIn('the upload', () =>
          kindOfFile(file) === 'images' ? uploadImage(file, handle) : send(file, handle),
        ),
      ),
    [whenLoggedIn],
  );
}

const NOTHING = () => {};

async function send(...[file, handle]: Parameters<UploadFile<string>>): Promise<string> {
  const made = await uploadFile(file, handle);
  const poster = made.kind === 'film' ? await drawPoster(file) : null;
  // a film is complete without a poster: it can get one later
  if (poster) await savePoster(made, poster).catch(NOTHING);
  return made.url;
}

/** Stores a drawn frame as a picture of the library, and as the poster of the film. Rejects with an error that can be shown. */
export async function savePoster({ name, fileName }: Media, frame: Blob): Promise<Media> {
  const called = `${fileName.replace(/\.\w+$/, '') || 'Film'} poster.jpg`;
  const poster = await uploadImage(new File([frame], called, { type: frame.type }));
  const decorative = true;
  await answerOf(
    api.admin.media[':name'].$patch({
      param: { name: poster.slice('/uploads/'.length) },
      json: { decorative },
    }),
  );
  return answerOf(api.admin.media[':name'].$patch({ param: { name }, json: { poster } }));
}
