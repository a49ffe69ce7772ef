// The gallery of a case study as a grid: many files at once, alt text for each, order by dragging or by keyboard.
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CaseStudyFormValues } from '#ui/admin/forms/case-study/case-study-form-values.ts';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { DragHandle } from '#ui/admin/forms/rows/drag-handle.tsx';
import { useRows } from '#ui/admin/forms/rows/use-rows.ts';
import { ChooseFromLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { uploadToast } from '#ui/admin/media/upload-toast.ts';
import { useUploadMedia } from '#ui/admin/media/use-upload-media.ts';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { Button } from '#ui/kit/button.tsx';
import { FileDrop } from '#ui/kit/file-drop.tsx';
import { ArrowLeft, ArrowRight, Plus, Trash2 } from '#ui/kit/icons.ts';
import { ImageField } from './image-field.tsx';

/** Stands inside react-hook-form's `FormProvider` and a `Toaster`. Files dropped anywhere on it are added at its end. */
export function GalleryField() {
  const toasts = useToasts();
  const upload = useUploadMedia();
  const { rows, list, add, said, say, move, shift, addRow, removeRow } = useRows<
    CaseStudyFormValues,
    'gallery'
  >('gallery');
  const root = useRef<HTMLDivElement>(null);
  return (
    <div className="gallery-field" ref={root}>
      {rows.length > 0 && (
        <ol className="gallery-field-tiles" ref={list}>
          {rows.map(({ rowKey }, index) => (
            <GalleryTile
              key={rowKey}
              index={index}
              count={rows.length}
              onMove={(to) => move(index, to)}
              onShift={(by) => shift(index, by, `[data-move="${by}"]:not(:disabled)`)}
              onRemove={() => removeRow(index, `Gallery image ${index + 1}`, '[data-remove]')}
              onSay={say}
            />
          ))}
        </ol>
      )}
      <span className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </span>
      <FileDrop
        label="Upload gallery images"
        multiple
        within={root}
        upload={upload}
        onUploaded={(url) => addRow({ url, alt: '' }, null)}
        onSettled={(files) => toasts.show(uploadToast(files))}
      />
      <ChooseFromLibrary
        what="the gallery"
        multiple
        onChoose={({ url, alt }) => addRow({ url, alt }, null)}
      />
      <Button
        variant="outline"
        ref={add}
        onClick={() => addRow({ url: '', alt: '' }, 'input:not([type="file"])')}
      >
        <Plus aria-hidden="true" />
        Add Image
      </Button>
    </div>
  );
}

interface GalleryTileProps {
  /** The index of the image in a gallery of `count` images. */
  index: number;
  count: number;
  /** Called after dragging, and for the arrow keys of the handle. */
  onMove: (to: number) => void;
  /** Called by a button, which keeps the focus. */
  onShift: (by: 1 | -1) => void;
  onRemove: () => void;
  /** Announces a text to screen readers. */
  onSay: (text: string) => void;
}

function GalleryTile({ index, count, onMove, onShift, onRemove, onSay }: GalleryTileProps) {
  const { getValues, setValue } = useFormContext<CaseStudyFormValues>();
  const title = `Gallery image ${index + 1}`;
  const shift = (by: 1 | -1) => ({
    variant: 'ghost' as const,
    size: 'icon' as const,
    'data-move': by,
    disabled: by < 0 ? index === 0 : index === count - 1,
    onClick: () => onShift(by),
  });
  return (
    <li>
      <fieldset className="gallery-field-tile" data-row="">
        <legend className="visually-hidden">{title}</legend>
        <div className="gallery-field-tools">
          <span className="gallery-field-number" aria-hidden="true">
            {index + 1}
          </span>
          <Button {...shift(-1)} aria-label={`Move ${title} up`}>
            <ArrowLeft aria-hidden="true" />
          </Button>
          <Button {...shift(1)} aria-label={`Move ${title} down`}>
            <ArrowRight aria-hidden="true" />
          </Button>
          {count > 1 && (
            <DragHandle
              grid
              name={title}
              index={index}
              count={count}
              onMove={onMove}
              onSay={onSay}
            />
          )}
          <Button
            variant="ghost"
            size="icon"
            data-remove=""
            aria-label={`Remove ${title}`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
        <ImageField<CaseStudyFormValues>
          name={`gallery.${index}.url`}
          label="Image URL"
          what={title}
          onPicture={({ alt }) => {
            if (getValues(`gallery.${index}.alt`) === '')
              setValue(`gallery.${index}.alt`, alt, { shouldDirty: true });
          }}
        >
          <TextField<CaseStudyFormValues> name={`gallery.${index}.alt`} label="Alt Text" />
        </ImageField>
      </fieldset>
    </li>
  );
}
