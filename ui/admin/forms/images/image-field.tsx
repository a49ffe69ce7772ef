// An image of a form on one line: uploaded, dropped, chosen from the library, or given as an address.
import { type ReactNode, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import type { Media } from '#db/contract/media.ts';
import { nameOfPicture } from '#db/contract/media-name.ts';
import { isPictureAddress } from '#ui/admin/forms/fields/is-picture-address.ts';
import { useLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Image } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { FocalPointDialog } from './focal-point-dialog.tsx';
import { ImageFieldMenu } from './image-field-menu.tsx';
import { ImageFieldUpload } from './image-field-upload.tsx';
import { useImageFieldUpload } from './use-image-field-upload.ts';

interface ImageFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  /** What the picture is, for the names of its buttons; the label where that says it. */
  what?: string;
  /** Called with a picture that was chosen from the library. */
  onPicture?: (picture: Media) => void;
  /** More fields of the same picture. */
  children?: ReactNode;
}

/**
 * Labelled; stands inside react-hook-form's `FormProvider` and a `Toaster`. A file shows while it is uploaded, and what
 * was there before shows again when that fails. Remove clears the address.
 */
export function ImageField<Values extends FieldValues>({
  name,
  label,
  hint,
  what = label,
  onPicture,
  children,
}: ImageFieldProps<Values>) {
  const { control, setFocus } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const [broken, setBroken] = useState<string | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const library = useLibrary((picture) => {
    field.onChange(picture.url);
    onPicture?.(picture);
  });
  const { chosen, uploads, isUploading, isOver, zone, take, ...upload } = useImageFieldUpload(
    what,
    field.onChange,
  );
  const address = String(field.value ?? '').trim();
  const shown = chosen ?? sourceOf(address);
  const isBroken = shown !== '' && shown === broken;
  // pictures of our own have a focal point: they are in the library
  const mediaName = nameOfPicture(address);
  const choose = () => picker.current?.click();

  return (
    <div
      className="image-field"
      data-uploading={isUploading ? '' : undefined}
      data-over={isOver || undefined}
      // the button inside does the same by keyboard
      {...zone}
    >
      <ImageFieldPreview src={isBroken ? '' : shown} onBroken={() => setBroken(shown)} />
      <div className="image-field-address">
        <Field label={label} hint={hint} error={fieldState.error?.message}>
          <Input {...field} spellCheck={false} placeholder="/images/… or https://…" />
        </Field>
      </div>
      <fieldset className="image-field-actions">
        <legend className="visually-hidden">Upload {what.toLowerCase()}</legend>
        <Button
          className="image-field-button"
          variant="outline"
          size="sm"
          loading={isUploading}
          disabled={isUploading}
          onClick={choose}
        >
          {isUploading ? 'Uploading...' : 'Upload'}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="image/*,.heic,.heif"
          hidden
          onChange={(event) => {
            take(event.target.files);
            // so that the same file can be chosen again
            event.target.value = '';
          }}
        />
        <ImageFieldMenu
          what={what}
          isUploading={isUploading}
          isLibraryLoading={library.isLoading}
          onUpload={choose}
          onLibrary={() => void library.show()}
          focusAddress={(options) => setFocus(name, options)}
          onFocalPoint={mediaName ? () => setPlacing(true) : undefined}
          onRemove={address === '' ? undefined : () => field.onChange('')}
        />
      </fieldset>
      <div className="image-field-more">
        {children}
        {isBroken && <p className="field-error">No image at this address.</p>}
        {uploads.map((each) => (
          <ImageFieldUpload
            key={each.id}
            upload={each}
            onCancel={() => {
              upload.cancel(each.id);
              upload.clear();
            }}
            onRetry={() => upload.retry(each)}
            onDismiss={upload.clear}
          />
        ))}
      </div>
      {library.dialog}
      {mediaName && isPlacing && (
        <FocalPointDialog name={mediaName} onClose={() => setPlacing(false)} />
      )}
    </div>
  );
}

interface ImageFieldPreviewProps {
  /** Empty for none. */
  src: string;
  onBroken: () => void;
}

function ImageFieldPreview({ src, onBroken }: ImageFieldPreviewProps) {
  return (
    <div className="image-field-preview">
      {src !== '' ? (
        <img src={src} alt="" loading="lazy" onError={onBroken} />
      ) : (
        <>
          <Image aria-hidden="true" />
          <span className="visually-hidden">No image</span>
        </>
      )}
    </div>
  );
}

/** Where the picture of an address is found by the browser; empty while none is typed that could be one. */
function sourceOf(address: string): string {
  const source = address.replace(/^@assets\//, '/attached-assets/');
  return isPictureAddress(source) ? source : '';
}
