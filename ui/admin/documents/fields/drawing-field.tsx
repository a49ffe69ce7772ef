// The field of a logo or a mark: a single-colour drawing, taken from an SVG file and previewed.
import { useRef, useState } from 'react';
import { type FieldError, get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Button } from '#ui/kit/button.tsx';
import { drawingOfSvg } from './drawing-of-svg.ts';
import { usePartError } from './use-part-error.ts';

interface DrawingFieldProps {
  /** Its path in the form. */
  name: string;
  label: string;
  hint?: string;
  /** Whether the drawing can be removed. */
  optional?: boolean;
}

const FILE_MAX_BYTES = 200_000;

/** Stands inside react-hook-form's `FormProvider`. The preview has the colour of the text around it. */
export function DrawingField({ name, label, hint, optional = false }: DrawingFieldProps) {
  const { control, setValue } = useFormContext();
  const { errors } = useFormState({ control, name });
  const { viewBox = '', path = '' } = useWatch({ control, name }) ?? {};
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const set = (drawing: { viewBox: string; path: string }) =>
    setValue(name, drawing, { shouldDirty: true, shouldValidate: errors !== undefined });
  const take = async (file: File | undefined) => {
    if (!file) return;
    const found =
      file.size > FILE_MAX_BYTES ? 'The file is too large.' : drawingOfSvg(await file.text());
    if (typeof found === 'string') return setProblem(found);
    setProblem(null);
    set(found);
  };
  const refused = [`${name}.path`, `${name}.viewBox`]
    .map((path) => (get(errors, path) as FieldError | undefined)?.message)
    .find(Boolean);
  const { error, id, props } = usePartError(name, problem ?? refused);
  return (
    <fieldset className="drawing-field" data-field={name} {...props}>
      <legend className="field-label">{label}</legend>
      <div className="drawing-field-preview">
        {path === '' ? (
          <span>None</span>
        ) : (
          <svg viewBox={viewBox || undefined} role="img" aria-label={`${label}, preview`}>
            <path d={path} fill="currentColor" />
          </svg>
        )}
      </div>
      <div className="drawing-field-actions">
        <Button variant="outline" size="sm" onClick={() => picker.current?.click()}>
          Choose an SVG file…<span className="visually-hidden"> for {label}</span>
        </Button>
        {optional && path !== '' && (
          <Button variant="ghost" size="sm" onClick={() => set({ viewBox: '', path: '' })}>
            Remove<span className="visually-hidden"> {label}</span>
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          accept=".svg,image/svg+xml"
          hidden
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // so that the same file can be chosen again
            event.target.value = '';
          }}
        />
      </div>
      <p className="field-note">
        {hint ?? 'One colour. It takes the colour of the text around it.'}
      </p>
      {error && (
        <p className="field-error" id={id} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
