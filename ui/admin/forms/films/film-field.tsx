// The field of a film on one line: uploaded, dropped, chosen from the library, or given as an address.
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import type { Media } from '#db/contract/media/media.ts';
import { MediaLine } from '#ui/admin/forms/images/media-line.tsx';
import { useImageFieldUpload } from '#ui/admin/forms/images/use-image-field-upload.ts';
import { useLibrary } from '#ui/admin/media/choose-from-library.tsx';
import { uploadName } from '#ui/admin/media/picture-labels.ts';
import { answerOf, api } from '#ui/islands/api.ts';
import { Film } from '#ui/kit/icons.ts';
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
  const { control } = useFormContext<Values>();
  const controller = useController({ control, name });
  const { field } = controller;
  const take = (film: Media) => {
    field.onChange(film.url);
    onFilm?.(film);
  };
  const library = useLibrary(take, { kind: 'film' });
  const upload = useImageFieldUpload(
    label,
    (url) => {
      field.onChange(url);
      const file = uploadName(url);
      // when this lookup fails, the address of the film is set all the same
      if (file && onFilm)
        answerOf(api.admin.media[':name'].$get({ param: { name: file } })).then(onFilm, () => {});
    },
    'films',
  );
  const address = String(field.value ?? '').trim();
  return (
    <MediaLine
      controller={controller}
      upload={upload}
      library={library}
      label={label}
      hint={hint}
      optional={optional}
      placeholder="/videos/… or https://…"
      what={label}
      accept={UPLOAD_KINDS.films.accept}
      preview={
        /^\/\w.*\.(mp4|webm)$/.test(address) ? (
          <video src={address} preload="metadata" muted tabIndex={-1} aria-hidden="true" />
        ) : (
          <Film aria-hidden="true" />
        )
      }
    />
  );
}
