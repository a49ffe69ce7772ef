// The dialog that sets the focal point of a picture from its field in a form. It applies wherever the picture is used.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import { pointInFrame, pointOfPicture } from '#db/contract/media/picture-frame.ts';
import { FocalCrops, FocalPoint, type Point } from '#ui/admin/media/focal-point.tsx';
import { useLibraryPicture } from '#ui/admin/media/use-library-picture.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';

interface FocalPointDialogProps {
  /** The picture's name in the library. */
  name: string;
  onClose: () => void;
}

/** Open while it is mounted. Needs `ClientData`. */
export function FocalPointDialog({ name, onClose }: FocalPointDialogProps) {
  const { data, error } = useLibraryPicture(name);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="wide" title="Focal point">
      {error && <Alert>{messageOf(error, 'This picture is no longer in the library.')}</Alert>}
      {!data && !error && <p role="status">Loading picture...</p>}
      {data && <Placing picture={data} onClose={onClose} />}
    </Dialog>
  );
}

function Placing({ picture, onClose }: { picture: Media; onClose: () => void }) {
  const whenLoggedIn = useWhenLoggedIn();
  const stored = { x: picture.focalX, y: picture.focalY };
  const [point, setPoint] = useState<Point>(pointInFrame(stored, picture.frame, picture));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { x, y } = pointOfPicture(point, picture.frame, picture);
      return whenLoggedIn('the focal point', () =>
        answerOf(
          api.admin.media[':name'].$patch({
            param: { name: picture.name },
            json: { focalX: x, focalY: y },
          }),
        ),
      );
    },
    onSuccess: onClose,
  });
  return (
    <div className="focal-point-dialog">
      <FocalPoint picture={picture} alt={picture.alt} point={point} onPoint={setPoint} />
      <FocalCrops picture={picture} point={point} />
      {error && <Alert>{messageOf(error, 'Failed to save the focal point')}</Alert>}
      <div className="focal-point-dialog-foot">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" loading={isPending} onClick={() => mutate()}>
          Save focal point
        </Button>
      </div>
    </div>
  );
}
