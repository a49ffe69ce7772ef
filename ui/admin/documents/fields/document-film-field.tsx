// The field of a film of a document. A chosen film also sets the poster, where the document has a field for one beside it.
import { get, useFormContext } from 'react-hook-form';
import { FilmField } from '#ui/admin/forms/films/film-field.tsx';

interface DocumentFilmFieldProps {
  /** Its path in the form. */
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** Stands inside react-hook-form's `FormProvider`. */
export function DocumentFilmField({ name, ...field }: DocumentFilmFieldProps) {
  const { getValues, setValue } = useFormContext();
  const poster = name.replace(/\w+$/, 'poster');
  return (
    <FilmField
      {...field}
      name={name}
      onFilm={(film) => {
        // the poster of the film before would be wrong
        if (typeof get(getValues(), poster) === 'string')
          setValue(poster, film.poster ?? '', { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
