// The dialog of one file: large view, name, uses and actions; for a picture its alt text and focal point, for a film its poster.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Media, MediaChange, MediaDetail } from '#db/contract/media/media.ts';
import { pointInFrame, pointOfPicture } from '#db/contract/media/picture-frame.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { TryAgainAlert } from '#ui/admin/shell/try-again-alert.tsx';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { shortDate } from '#ui/kit/dates.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { ChevronLeft, ChevronRight, FileText } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';
import { PictureCrop } from './crop/picture-crop.tsx';
import { FilmStage } from './film-stage.tsx';
import { FocalCrops, FocalPoint, type Point } from './focal-point.tsx';
import { PictureActions } from './picture-actions.tsx';
import type { PictureChanges } from './picture-changes.ts';
import { canBeCropped, MEDIA_NOUN, pictureFigures, pictureName } from './picture-labels.ts';
import { PictureUses } from './picture-uses.tsx';
import { pictureKey } from './use-library-picture.ts';
import { usePictureChanges } from './use-picture-changes.ts';

interface PictureDetailProps {
  /** The picture's name; null while none is open. */
  name: string | null;
  /** The picture as the list knows it, shown until it is fetched. */
  known: Media | undefined;
  onClose: () => void;
  onSaved: (saved: Media) => void;
  onDeleted: (name: string) => void;
  /** Called when another picture replaced it everywhere. */
  onReplaced: (by: string) => void;
  /** The neighbours in the list, as functions that open them. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

type Turn = 'previous' | 'next';

/** A full-screen dialog. Changes are saved automatically. */
export function PictureDetail({
  name,
  known,
  onClose,
  onSaved,
  onDeleted,
  ...on
}: PictureDetailProps) {
  const changes = usePictureChanges(onSaved);
  const { data, isError, refetch } = useQuery({
    queryKey: pictureKey(name),
    queryFn: () => answerOf(api.admin.media[':name'].$get({ param: { name: name ?? '' } })),
    enabled: name !== null,
    // the uses may have changed since the picture was last open
    staleTime: 0,
  });
  const picture = data ?? known;
  // each picture renders new buttons, so the one of the last direction gets the focus again
  const [pressedTurn, setPressedTurn] = useState<Turn | null>(null);
  if (name === null && pressedTurn) setPressedTurn(null);
  return (
    <Dialog
      size="full"
      open={name !== null}
      onOpenChange={(open) => !open && onClose()}
      title={picture ? pictureName(picture) : 'File'}
    >
      {name !== null && picture?.name === name ? (
        <Detail
          key={name}
          picture={picture}
          uses={data?.uses}
          onRetry={isError ? refetch : undefined}
          changes={changes}
          pressedTurn={pressedTurn}
          onTurn={setPressedTurn}
          onSaved={onSaved}
          onDeleted={() => {
            changes.forget(name);
            onDeleted(name);
          }}
          {...on}
        />
      ) : isError ? (
        <TryAgainAlert
          message="This file could not be loaded. It may have been deleted."
          onRetry={refetch}
        />
      ) : (
        <p role="status">Loading...</p>
      )}
    </Dialog>
  );
}

type DetailProps = Omit<PictureDetailProps, 'name' | 'known' | 'onClose'> & {
  picture: Media;
  changes: PictureChanges;
  pressedTurn: Turn | null;
  onTurn: (by: Turn) => void;
  /** Undefined while loading. */
  uses: MediaDetail['uses'] | undefined;
  /** Loads the uses again; given when they could not be loaded. */
  onRetry: (() => void) | undefined;
};

function Detail(props: DetailProps) {
  const { picture, uses, onRetry, changes, pressedTurn, onTurn, onSaved, ...on } = props;
  const { name, kind } = picture;
  const { state, unsaved, error } = changes.of(name);
  const [details, setDetails] = useState({ ...picture, ...unsaved });
  const change = (more: MediaChange) => {
    setDetails((before) => ({ ...before, ...more }));
    changes.change(name, more);
  };
  const { open, close } = changes;
  useEffect(() => {
    open(name);
    return () => close(name);
  }, [name, open, close]);
  const turn = (by: Turn) => {
    const open = by === 'next' ? on.onNext : on.onPrevious;
    return {
      autoFocus: by === pressedTurn,
      'aria-disabled': open ? undefined : true,
      onClick: () => {
        if (open) onTurn(by);
        open?.();
      },
    };
  };
  // the stored frame: the crop dialog saves it at once
  const point = pointInFrame({ x: details.focalX, y: details.focalY }, picture.frame, picture);
  return (
    <div className="picture-detail">
      <div className="picture-detail-stage">
        {kind === 'picture' && (
          <FocalPoint
            picture={picture}
            alt={details.alt}
            point={point}
            onPoint={(shown) => {
              const { x, y } = pointOfPicture(shown, picture.frame, picture);
              change({ focalX: x, focalY: y });
            }}
          />
        )}
        {canBeCropped(picture) && <PictureCrop picture={picture} onSaved={onSaved} />}
        {kind === 'film' && <FilmStage film={picture} onSaved={onSaved} />}
        {kind === 'pdf' && (
          <p className="picture-detail-document">
            <FileText aria-hidden="true" />
            Browsers save this PDF instead of opening it.
          </p>
        )}
        <div className="picture-detail-turn">
          <Button size="sm" variant="ghost" {...turn('previous')}>
            <ChevronLeft aria-hidden="true" />
            Previous
          </Button>
          <Button size="sm" variant="ghost" {...turn('next')}>
            Next
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      </div>
      <div className="picture-detail-fields">
        <p className="picture-detail-facts">
          <span>{pictureFigures(picture)}</span>
          {picture.frame && (
            <span>
              cropped from {picture.width} × {picture.height}
            </span>
          )}
          <span>{picture.type.replace(/^.*\//, '').toUpperCase()}</span>
          {picture.sitePages ? (
            <span>Part of the site</span>
          ) : (
            <time dateTime={picture.uploadedAt}>{shortDate(picture.uploadedAt)}</time>
          )}
        </p>
        <Field label="Name">
          <Input
            value={details.fileName}
            maxLength={TITLE_MAX_CHARS}
            spellCheck={false}
            onChange={(event) => change({ fileName: event.target.value })}
          />
        </Field>
        {kind === 'picture' && (
          <AltFields picture={picture} details={details} point={point} onChange={change} />
        )}
        <p className="picture-detail-state" role="status">
          {
            {
              idle: 'Changes are saved as you make them.',
              waiting: 'Saving...',
              saving: 'Saving...',
              saved: 'Saved',
              failed: '',
            }[state]
          }
        </p>
        {state === 'failed' && (
          <TryAgainAlert
            message={`${messageOf(error, `Failed to save the ${MEDIA_NOUN[kind]}`)} Your changes are still here.`}
            onRetry={() => changes.saveNow(name)}
          />
        )}
        <PictureUses uses={uses} onRetry={onRetry} pages={picture.sitePages} />
        <PictureActions picture={picture} uses={uses} {...on} />
      </div>
    </div>
  );
}

interface AltFieldsProps {
  picture: Media;
  /** The current values, unsaved changes included. */
  details: Pick<Media, 'alt' | 'decorative'>;
  point: Point;
  onChange: (change: MediaChange) => void;
}

/** The alt text, the decorative mark, and previews of crops around the focal point. */
function AltFields({ picture, details, point, onChange }: AltFieldsProps) {
  return (
    <>
      <Field
        label="Alt text"
        hint={
          picture.sitePages?.length
            ? 'For posts and case studies. The pages below have their own text.'
            : 'Describe the picture for people who can’t see it'
        }
      >
        <Textarea
          rows={2}
          value={details.alt}
          maxLength={TITLE_MAX_CHARS}
          disabled={details.decorative}
          onChange={(event) => onChange({ alt: event.target.value })}
        />
      </Field>
      <Checkbox
        label="Decorative (screen readers skip it)"
        checked={details.decorative}
        onCheckedChange={(checked) => onChange({ decorative: checked })}
      />
      <FocalCrops picture={picture} point={point} />
    </>
  );
}
