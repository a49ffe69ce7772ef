// Saves the frame of a picture, with undo in the toast.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Media } from '#db/contract/media/media.ts';
import type { PictureFrame } from '#db/contract/media/picture-frame.ts';
import { updatePicture } from '#ui/admin/media/use-library-picture.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { undoAction, useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api } from '#ui/islands/api.ts';

/** A null frame shows the whole picture. `onSaved` is called after an undo as well. Needs `ClientData` and a `Toaster`. */
export function useFrameSave(picture: Media, onSaved: (saved: Media) => void) {
  const whenLoggedIn = useWhenLoggedIn();
  const toasts = useToasts();
  const queries = useQueryClient();
  const { name } = picture;
  const store = async (frame: PictureFrame | null): Promise<Media> => {
    const saved = await whenLoggedIn('the frame', () =>
      answerOf(api.admin.media[':name'].$patch({ param: { name }, json: { frame } })),
    );
    updatePicture(queries, saved);
    onSaved(saved);
    return saved;
  };
  const undo = (before: PictureFrame | null) =>
    store(before).then(
      () => toasts.show({ title: 'Success', description: 'Undone' }),
      (error) => toasts.showError(error, 'Failed to save the frame'),
    );
  return useMutation({
    mutationFn: store,
    // the hook may render with the new frame before the call has ended
    onMutate: () => picture.frame,
    onSuccess: ({ frame }, _, before) =>
      toasts.show({
        title: 'Success',
        description: frame
          ? 'The picture is cropped everywhere. The file is unchanged.'
          : 'The whole picture is shown again.',
        action: undoAction('Undo, or crop the picture again', () => void undo(before)),
      }),
  });
}
