// A film of a document: with it comes its poster, where the film has a field for one beside it.
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
        // the poster of another film would be wrong
        if (typeof get(getValues(), poster) === 'string')
          setValue(poster, film.poster ?? '', { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
