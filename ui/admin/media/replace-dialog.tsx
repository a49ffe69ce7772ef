// Replaces a file everywhere, after a comparison with the new one.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Media, MediaUse } from '#db/contract/media/media.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { undoAction, useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { FileDrop } from '#ui/kit/file-drop.tsx';
import { ArrowRight } from '#ui/kit/icons.ts';
import { ChooseFromLibrary } from './choose-from-library.tsx';
import { MediaPreview } from './media-preview.tsx';
import { MEDIA_NOUN, pictureName, placesOf, UPLOAD_KIND, uploadName } from './picture-labels.ts';
import { useLibraryPicture } from './use-library-picture.ts';
import { useUploadMedia } from './use-upload-media.ts';

interface ReplaceDialogProps {
  open: boolean;
  picture: Media;
  uses: readonly MediaUse[];
  onClose: () => void;
  onReplaced: (by: string) => void;
}

/** Says how many places change before anything is changed. The toast has undo where that is safe. */
export function ReplaceDialog({ open, picture, uses, onClose, onReplaced }: ReplaceDialogProps) {
  const one = MEDIA_NOUN[picture.kind];
  const failed = `Failed to replace the ${one}`;
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const upload = useUploadMedia();
  const [selected, setSelected] = useState<string | null>(null);
  const { data: next, error } = useLibraryPicture(selected);
  const replaceWith = (old: string, by: string) =>
    whenLoggedIn('replacing', () =>
      answerOf(
        api.admin.media[':name'].replace.$post({ param: { name: old }, json: { with: by } }),
      ),
    );
  const replace = useMutation({
    mutationFn: (by: Media & { uses: MediaUse[] }) => replaceWith(picture.name, by.name),
    onSuccess: ({ uses: replaced }, by) => {
      const undo = () => {
        replaceWith(by.name, picture.name).then(
          () => onReplaced(picture.name),
          (error) => toasts.showError(error, failed),
        );
      };
      toasts.show({
        title: 'Success',
        description: `Replaced in ${placesOf(replaced)}`,
        // otherwise undo would also replace earlier uses of the new picture
        ...(by.uses.length === 0 && {
          action: undoAction('Undo, or replace it with the old file', undo),
        }),
      });
      onReplaced(by.name);
    },
  });
  const choose = (name: string | undefined) => {
    if (name && name !== picture.name) setSelected(name);
  };
  const close = () => {
    setSelected(null);
    replace.reset();
    onClose();
  };
  const places = placesOf(uses);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !replace.isPending && close()}
      title={`Replace in ${places}`}
      description={`“${pictureName(picture)}” is used in ${places}. All of them show the new ${one} as soon as you replace it; the old one stays in the library.`}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!next}
            loading={replace.isPending}
            onClick={() => next && replace.mutate(next)}
          >
            {replace.isPending ? 'Replacing...' : `Replace in ${places}`}
          </Button>
        </>
      }
    >
      <div className="replace-dialog">
        <div className="replace-dialog-pair">
          <figure>
            <span className="replace-dialog-frame">
              <MediaPreview file={picture} sizes="14rem" lazy={false} />
            </span>
            <figcaption>Current</figcaption>
          </figure>
          <ArrowRight aria-hidden="true" />
          <figure>
            <span className="replace-dialog-frame">
              {next && <MediaPreview file={next} sizes="14rem" lazy={false} />}
            </span>
            <figcaption>{next ? pictureName(next) : `New ${one}`}</figcaption>
          </figure>
        </div>
        <FileDrop
          label={`New ${one}`}
          kinds={UPLOAD_KIND[picture.kind]}
          upload={upload}
          onUploaded={(url) => choose(uploadName(url))}
          onProblem={(problem) => toasts.show({ ...problem, variant: 'destructive' })}
        />
        <ChooseFromLibrary kind={picture.kind} onChoose={({ name }) => choose(name)} />
        {error && <Alert>{messageOf(error, `The new ${one} could not be loaded.`)}</Alert>}
        {replace.isError && <Alert>{messageOf(replace.error, failed)}</Alert>}
      </div>
    </Dialog>
  );
}
