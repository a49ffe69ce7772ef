// A film of a form on one line: uploaded, dropped, chosen from the library, or given as an address.
import { useRef } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import type { Media } from '#db/contract/media.ts';
import { ImageFieldMenu } from '#ui/admin/forms/images/image-field-menu.tsx';
import { ImageFieldUpload } from '#ui/admin/forms/images/image-field-upload.tsx';
import { useImageFieldUpload } from '#ui/admin/forms/images/use-image-field-upload.ts';
import { useLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { uploadName } from '#ui/admin/media/picture-labels.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Film } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { UPLOAD_KINDS } from '#ui/kit/upload-kinds.ts';

interface FilmFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  optional?: boolean;
  /** Called with a film that was uploaded or chosen from the library. */
  onFilm?: (film: Media) => void;
}

/** Labelled; stands inside react-hook-form's `FormProvider`, `ClientData` and a `Toaster`. Remove clears the address. */
export function FilmField<Values extends FieldValues>({
  name,
  label,
  hint,
  optional,
  onFilm,
}: FilmFieldProps<Values>) {
  const { control, setFocus } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name });
  const picker = useRef<HTMLInputElement>(null);
  const take = (film: Media) => {
    field.onChange(film.url);
    onFilm?.(film);
  };
  const library = useLibrary(take, { kind: 'film' });
  const { uploads, isUploading, isOver, zone, ...upload } = useImageFieldUpload(
    label,
    (url) => {
      field.onChange(url);
      const made = uploadName(url);
      // without its poster the film is chosen all the same
      if (made && onFilm)
        answerOf(api.admin.media[':name'].$get({ param: { name: made } })).then(onFilm, () => {});
    },
    'films',
  );
  const address = String(field.value ?? '').trim();
  const choose = () => picker.current?.click();

  return (
    <div
      className="image-field"
      data-uploading={isUploading ? '' : undefined}
      data-over={isOver || undefined}
      // the button inside does the same by keyboard
      {...zone}
    >
      <div className="image-field-preview">
        {/^\/\w.*\.(mp4|webm)$/.test(address) ? (
          <video src={address} preload="metadata" muted tabIndex={-1} aria-hidden="true" />
        ) : (
          <Film aria-hidden="true" />
        )}
      </div>
      <div className="image-field-address">
        <Field label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
          <Input {...field} spellCheck={false} placeholder="/videos/… or https://…" />
        </Field>
      </div>
      <fieldset className="image-field-actions">
        <legend className="visually-hidden">Upload {label.toLowerCase()}</legend>
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
          accept={UPLOAD_KINDS.films.accept}
          hidden
          onChange={(event) => {
            upload.take(event.target.files);
            // so that the same file can be chosen again
            event.target.value = '';
          }}
        />
        <ImageFieldMenu
          what={label}
          isUploading={isUploading}
          isLibraryLoading={library.isLoading}
          onUpload={choose}
          onLibrary={() => void library.show()}
          focusAddress={(options) => setFocus(name, options)}
          onRemove={address === '' ? undefined : () => field.onChange('')}
        />
      </fieldset>
      <div className="image-field-more">
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
    </div>
  );
}
