// Crops a picture of the library with a frame over the whole picture. Pages show the frame; the file stays as it is.
import { useState } from 'react';
import type { Media } from '#db/contract/media/media.ts';
import { isWhole, type PictureFrame } from '#db/contract/media/picture-frame.ts';
import { FRAME_MIN_PIXELS } from '#db/limits.ts';
import { canBeCropped } from '#ui/admin/media/picture-labels.ts';
import { useLibraryPicture } from '#ui/admin/media/use-library-picture.ts';
import { messageOf } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { NumberInput } from '#ui/kit/number-input.tsx';
import { RadioGroup, RadioGroupItem } from '#ui/kit/radio-group.tsx';
import { movedBy, resizedTo, wholeFrame, withRatio } from './crop-frame.ts';
import { CropStage } from './crop-stage.tsx';
import { useFrameSave } from './use-frame-save.ts';

interface CropDialogProps {
  /** The picture's name in the library. */
  name: string;
  onSaved?: (saved: Media) => void;
  onClose: () => void;
}

/** Open while it is mounted. Needs `ClientData` and a `Toaster`. */
export function CropDialog({ name, onSaved = () => {}, onClose }: CropDialogProps) {
  const { data, error } = useLibraryPicture(name);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="full" title="Crop picture">
      {error && !data && (
        <Alert>{messageOf(error, 'This picture is no longer in the library.')}</Alert>
      )}
      {!data && !error && <p role="status">Loading picture...</p>}
      {data &&
        (canBeCropped(data) ? (
          <Cropping picture={data} onSaved={onSaved} onClose={onClose} />
        ) : (
          <Alert>
            {`Only a JPEG, PNG, WebP or AVIF picture of at least ${FRAME_MIN_PIXELS} × ${FRAME_MIN_PIXELS} pixels can be cropped.`}
          </Alert>
        ))}
    </Dialog>
  );
}

const SHAPES = ['Free', '1:1', '4:3', '3:2', '16:9', 'Original'] as const;
type Shape = (typeof SHAPES)[number];

/** The shapes that can be portrait or landscape, as long and short side. */
const SIDES: Partial<Record<Shape, readonly [number, number]>> = {
  '4:3': [4, 3],
  '3:2': [3, 2],
  '16:9': [16, 9],
};

/** The ratio of width to height; null for a free shape. */
function ratioOf(shape: Shape, isUpright: boolean, { width, height }: Media): number | null {
  if (shape === 'Free') return null;
  if (shape === 'Original') return width / height;
  const [long, short] = SIDES[shape] ?? [1, 1];
  return isUpright ? short / long : long / short;
}

type CroppingProps = Required<Omit<CropDialogProps, 'name'>> & { picture: Media };

function Cropping({ picture, onSaved, onClose }: CroppingProps) {
  const [frame, setFrame] = useState<PictureFrame>(picture.frame ?? wholeFrame(picture));
  const [shape, setShape] = useState<Shape>('Free');
  const [isUpright, setUpright] = useState(picture.height > picture.width);
  const ratio = ratioOf(shape, isUpright, picture);
  const { mutate, isPending, error, variables } = useFrameSave(picture, onSaved);
  const save = (next: PictureFrame | null) => mutate(next, { onSuccess: onClose });
  const reshape = (next: Shape, upright: boolean) => {
    setShape(next);
    setUpright(upright);
    const wanted = ratioOf(next, upright, picture);
    if (wanted !== null) setFrame(withRatio(frame, wanted, picture));
  };
  const isUnchanged = sameFrame(frame, picture.frame ?? wholeFrame(picture));
  return (
    <div className="crop-dialog">
      <CropStage picture={picture} frame={frame} ratio={ratio} onFrame={setFrame} />
      <div className="crop-dialog-side">
        <RadioGroup
          label="Shape"
          orientation="horizontal"
          className="crop-dialog-shapes"
          value={shape}
          onValueChange={(next) => reshape(next as Shape, isUpright)}
        >
          {SHAPES.map((each) => (
            <RadioGroupItem key={each} value={each} label={labelOf(each, isUpright)} />
          ))}
        </RadioGroup>
        <Checkbox
          label="Portrait"
          checked={isUpright}
          disabled={!SIDES[shape]}
          onCheckedChange={(checked) => reshape(shape, checked)}
        />
        <FrameNumbers picture={picture} frame={frame} ratio={ratio} onFrame={setFrame} />
        <p className="crop-dialog-note">
          {`${picture.width} × ${picture.height} pixels in total. The file does not change: `}
          <a href={picture.url} target="_blank" rel="noopener">
            open the original
          </a>
        </p>
        {picture.frame && (
          <Button
            className="crop-dialog-whole"
            size="sm"
            variant="outline"
            loading={isPending && variables === null}
            disabled={isPending}
            onClick={() => save(null)}
          >
            Show whole picture
          </Button>
        )}
        {error && <Alert>{messageOf(error, 'Failed to save the frame')}</Alert>}
        <div className="crop-dialog-foot">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            loading={isPending && variables !== null}
            disabled={isPending || isUnchanged}
            onClick={() => save(isWhole(frame, picture) ? null : frame)}
          >
            Save frame
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Number inputs for the frame in pixels, for exact values and for use without a pointer. */
function FrameNumbers({ picture, frame, ratio, onFrame }: FrameNumbersProps) {
  const { left, top } = frame;
  const byHandle = ratio === null ? ({ width: 'e', height: 's' } as const) : null;
  const fields = [
    ['Left', left, 0, (value: number) => movedBy(frame, value - left, 0, picture)],
    ['Top', top, 0, (value: number) => movedBy(frame, 0, value - top, picture)],
    [
      'Width',
      frame.width,
      FRAME_MIN_PIXELS,
      (value: number) =>
        resizedTo(frame, byHandle?.width ?? 'se', { x: left + value, y: top }, picture, ratio),
    ],
    [
      'Height',
      frame.height,
      FRAME_MIN_PIXELS,
      (value: number) =>
        resizedTo(frame, byHandle?.height ?? 'se', { x: left, y: top + value }, picture, ratio),
    ],
  ] as const;
  return (
    <div className="crop-dialog-numbers">
      {fields.map(([label, value, min, frameOf]) => (
        <Field key={label} label={label}>
          <NumberInput
            value={value}
            min={min}
            onValueChange={(next) => next !== null && onFrame(frameOf(next))}
          />
        </Field>
      ))}
    </div>
  );
}

interface FrameNumbersProps {
  picture: Media;
  frame: PictureFrame;
  ratio: number | null;
  onFrame: (frame: PictureFrame) => void;
}

function labelOf(shape: Shape, isUpright: boolean): string {
  const sides = SIDES[shape];
  return sides && isUpright ? `${sides[1]}:${sides[0]}` : shape;
}

function sameFrame(one: PictureFrame, other: PictureFrame): boolean {
  return (['left', 'top', 'width', 'height'] as const).every((side) => one[side] === other[side]);
}
