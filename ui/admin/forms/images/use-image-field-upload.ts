// The upload of the one file of an image or film field: chosen, dropped or pasted, and shown while it is uploaded.
import { useEffect, useRef, useState } from 'react';
import { useUploadMedia } from '#ui/admin/media/use-upload-media.ts';
import { type ToastMessage, useToasts } from '#ui/admin/shell/toasts.ts';
import { fileZone } from '#ui/kit/file-zone.ts';
import { isOpen } from '#ui/kit/upload-list.ts';
import { useUploads } from '#ui/kit/use-uploads.ts';

const UPLOADED = { images: 'Image uploaded successfully', films: 'Film uploaded' };

/**
 * `take` uploads the first of some files, and the toast about it names the rest. `chosen` is an object URL of the file
 * while it is uploaded, null otherwise; `onUploaded` gets the address of the stored file. `zone` holds the handlers of
 * the element on which files are dropped, and `isOver` tells whether files are dragged over it.
 */
export function useImageFieldUpload(
  what: string,
  onUploaded: (url: string) => void,
  kinds: 'images' | 'films' = 'images',
) {
  const toasts = useToasts();
  const upload = useUploadMedia();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const uploaded = useRef<ToastMessage>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);
  const { uploads, add, cancel, retry, clear } = useUploads<string>(
    async (file, handle) => {
      setChosen(URL.createObjectURL(file));
      try {
        return await upload(file, handle);
      } finally {
        setChosen(null);
      }
    },
    {
      onUploaded: (url) => {
        onUploaded(url);
        clear();
        toasts.show(uploaded.current ?? { title: 'Success', description: UPLOADED[kinds] });
      },
      onProblem: (problem) => toasts.show({ ...problem, variant: 'destructive' }),
    },
    kinds,
  );
  const isUploading = uploads.some(isOpen);

  function take(files: FileList | null) {
    const [first, ...rest] = files ?? [];
    if (!first || isUploading) return;
    clear();
    uploaded.current =
      rest.length === 0
        ? null
        : {
            title: `Only “${first.name}” was added`,
            description: `${what} takes one ${kinds === 'films' ? 'film' : 'image'}. Skipped: ${rest.map((file) => file.name).join(', ')}.`,
            variant: 'destructive',
            stays: true,
          };
    add([first]);
  }

  const zone = fileZone({ isClosed: isUploading, setOver, take });
  return { chosen, uploads, isUploading, isOver, zone, take, cancel, retry, clear };
}
