// One picture of the library: large, where it is used, what is said of it, and what can be done with it.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { Media, MediaChange, MediaDetail } from '#db/contract/media.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { shortDate } from '#ui/kit/dates.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { ChevronLeft, ChevronRight } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';
import { FocalCuts, FocalPoint } from './focal-point.tsx';
import { PictureActions } from './picture-actions.tsx';
import type { PictureChanges } from './picture-changes.ts';
import { pictureFigures, pictureName } from './picture-labels.ts';
import { PictureUses } from './picture-uses.tsx';
import { usePictureChanges } from './use-picture-changes.ts';

interface PictureDetailProps {
  /** The picture's name; null while none is open. */
  name: string | null;
  /** What the list knows of it already. */
  known: Media | undefined;
  onClose: () => void;
  onSaved: (saved: Media) => void;
  onLost: (message: string, again: () => void) => void;
  onDeleted: (name: string) => void;
  /** Another picture stands in its place everywhere. */
  onReplaced: (by: string) => void;
  /** The neighbours in the list, as functions that open them. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

type Turn = 'previous' | 'next';

/** A dialog as large as the screen. What is said is saved as it is said. */
export function PictureDetail({
  name,
  known,
  onClose,
  onSaved,
  onLost,
  onDeleted,
  ...on
}: PictureDetailProps) {
  const changes = usePictureChanges({ onSaved, onLost });
  const { data, isError, refetch } = useQuery({
    queryKey: ['picture', name],
    queryFn: () => answerOf(api.admin.media[':name'].$get({ param: { name: name ?? '' } })),
    enabled: name !== null,
    // an item may have been saved since it was looked at
    staleTime: 0,
  });
  const picture = data ?? known;
  // each picture has buttons of its own: the focus goes on to the one that led to it
  const [ledBy, setLedBy] = useState<Turn | null>(null);
  if (name === null && ledBy) setLedBy(null);
  return (
    <Dialog
      size="full"
      open={name !== null}
      onOpenChange={(open) => !open && onClose()}
      title={picture ? pictureName(picture) : 'Picture'}
    >
      {name !== null && picture?.name === name ? (
        <Detail
          key={name}
          picture={picture}
          uses={data?.uses}
          changes={changes}
          ledBy={ledBy}
          onLedBy={setLedBy}
          onDeleted={() => {
            changes.forget(name);
            onDeleted(name);
          }}
          {...on}
        />
      ) : isError ? (
        <Alert>
          <p>This picture could not be loaded. It may have been deleted.</p>
          <Button size="sm" variant="outline" onClick={() => refetch()}>
            Try again
          </Button>
        </Alert>
      ) : (
        <p role="status">Loading picture...</p>
      )}
    </Dialog>
  );
}

type DetailProps = Omit<PictureDetailProps, 'name' | 'known' | 'onClose' | 'onSaved' | 'onLost'> & {
  picture: Media;
  changes: PictureChanges;
  ledBy: Turn | null;
  onLedBy: (by: Turn) => void;
  /** Undefined while nobody knows. */
  uses: MediaDetail['uses'] | undefined;
};

function Detail({ picture, uses, changes, ledBy, onLedBy, ...on }: DetailProps) {
  const { name } = picture;
  const { state, unsaved, error } = changes.of(name);
  const [said, setSaid] = useState({ ...picture, ...unsaved });
  const id = useId();
  const change = (more: MediaChange) => {
    setSaid((before) => ({ ...before, ...more }));
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
      autoFocus: by === ledBy,
      'aria-disabled': open ? undefined : true,
      onClick: () => {
        if (open) onLedBy(by);
        open?.();
      },
    };
  };
  const point = { x: said.focalX, y: said.focalY };
  return (
    <div className="picture-detail">
      <div className="picture-detail-stage">
        <FocalPoint
          picture={picture}
          alt={said.alt}
          point={point}
          onPoint={({ x, y }) => change({ focalX: x, focalY: y })}
        />
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
      <div className="picture-detail-words">
        <p className="picture-detail-facts">
          <span>{pictureFigures(picture)}</span>
          <span>{picture.type.replace('image/', '').toUpperCase()}</span>
          <time dateTime={picture.uploadedAt}>{shortDate(picture.uploadedAt)}</time>
        </p>
        <Field label="Name">
          <Input
            id={`${id}-name`}
            value={said.fileName}
            maxLength={TITLE_MAX_CHARS}
            spellCheck={false}
            onChange={(event) => change({ fileName: event.target.value })}
          />
        </Field>
        <Field label="Alt text" hint="What the picture shows, for those who do not see it">
          <Textarea
            id={`${id}-alt`}
            rows={2}
            value={said.alt}
            maxLength={TITLE_MAX_CHARS}
            disabled={said.decorative}
            onChange={(event) => change({ alt: event.target.value })}
          />
        </Field>
        <Checkbox
          label="Decorative: says nothing that the text does not"
          checked={said.decorative}
          onCheckedChange={(checked) => change({ decorative: checked === true })}
        />
        <FocalCuts picture={picture} point={point} />
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
          <Alert>
            <p>{messageOf(error, 'Failed to save the picture')} What you typed is still here.</p>
            <Button size="sm" variant="outline" onClick={() => changes.saveNow(name)}>
              Try again
            </Button>
          </Alert>
        )}
        <PictureUses uses={uses} />
        <PictureActions picture={picture} uses={uses} {...on} />
      </div>
    </div>
  );
}
