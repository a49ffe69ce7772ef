// The buttons under a picture of the library: one crops it, one shows the whole picture again.
import { useState } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Crop } from '#ui/kit/icons.ts';
import { CropDialog } from './crop-dialog.tsx';
import { useFrameSave } from './use-frame-save.ts';

interface PictureCropProps {
  picture: Media;
  onSaved: (saved: Media) => void;
}

/** Only for pictures for which `canBeCropped` is true. */
export function PictureCrop({ picture, onSaved }: PictureCropProps) {
  const [isOpen, setOpen] = useState(false);
  const toasts = useToasts();
  const { mutate, isPending } = useFrameSave(picture, onSaved);
  return (
    <div className="picture-crop">
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Crop aria-hidden="true" />
        Crop
      </Button>
      {picture.frame && (
        <Button
          size="sm"
          variant="ghost"
          loading={isPending}
          onClick={() =>
            mutate(null, {
              onError: (error) => toasts.showError(error, 'Failed to save the frame'),
            })
          }
        >
          Show whole picture
        </Button>
      )}
      {isOpen && (
        <CropDialog name={picture.name} onSaved={onSaved} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
