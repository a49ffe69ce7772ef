// A group of fields of a document under one heading. A picture and its alt text are shown as one field.
import { get, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { fieldInfo } from '#db/contract/documents/document-fields.ts';
import { AdminFormRow } from '#ui/admin/forms/admin-form-layout.tsx';
import { TextField } from '#ui/admin/forms/fields/text-field.tsx';
import { ImageField } from '#ui/admin/forms/images/image-field.tsx';
import { DocumentField } from './document-field.tsx';
import { DrawingField } from './drawing-field.tsx';
import { fieldsOf, isPicture, type NamedField } from './field-shape.ts';

interface GroupFieldProps {
  schema: z.ZodType;
  /** Its path in the form. */
  name: string;
}

/** Stands inside react-hook-form's `FormProvider`. */
export function GroupField({ schema, name }: GroupFieldProps) {
  const { label, hint, optional } = fieldInfo(schema);
  if (isPicture(schema)) return <PictureField schema={schema} name={name} />;
  if (isDrawing(schema))
    return <DrawingField name={name} label={label} hint={hint} optional={optional} />;
  return (
    <fieldset className="document-group" data-field={name}>
      <legend className="document-group-legend">{label}</legend>
      {hint && <p className="admin-form-hint">{hint}</p>}
      <Fields schema={schema} name={name} />
    </fieldset>
  );
}

/** The fields of a group, short ones side by side. `name` is the path of the group. */
export function Fields({ schema, name }: GroupFieldProps) {
  if (isOneField(schema)) return <GroupField schema={schema} name={name} />;
  return <FieldRows fields={fieldsOf(schema)} name={name} />;
}

/** The given fields, short ones side by side. `name` is the path of the group that contains them. */
export function FieldRows({ fields, name }: { fields: readonly NamedField[]; name: string }) {
  return rowsOf(fields).map((row) => {
    const shown = row.map(({ key, schema }) => (
      <DocumentField key={key} schema={schema} name={`${name}.${key}`} />
    ));
    const [first] = row;
    return row.length === 1 ? shown : <AdminFormRow key={first?.key}>{shown}</AdminFormRow>;
  });
}

/** Short fields that follow each other share a row, at most two. */
function rowsOf(fields: readonly NamedField[]): NamedField[][] {
  const rows: NamedField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.length === 1 && last.every(isShort) && isShort(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** A line of text that is meant for more characters than this has a row of its own. */
const SHORT_MAX_CHARS = 40;

function isShort({ info }: NamedField): boolean {
  if (info.control === 'line') return (info.fits ?? SHORT_MAX_CHARS) <= SHORT_MAX_CHARS;
  return ['number', 'choice', 'date', 'link'].includes(info.control);
}

/** Whether a group is shown as one field: a picture or a drawing. */
export function isOneField(schema: z.ZodType): boolean {
  return isPicture(schema) || isDrawing(schema);
}

function isDrawing(schema: z.ZodType): boolean {
  const keys = fieldsOf(schema).map(({ key }) => key);
  return keys.join() === 'viewBox,path';
}

function PictureField({ schema, name }: GroupFieldProps) {
  const { label, hint } = fieldInfo(schema);
  const { getValues, setValue } = useFormContext();
  const alt = `${name}.alt`;
  return (
    <ImageField
      name={`${name}.src`}
      label={label}
      hint={hint}
      onPicture={(picture) => {
        if (get(getValues(), alt) === '') setValue(alt, picture.alt, { shouldDirty: true });
      }}
    >
      <TextField name={alt} label="Alt text" hint="Leave empty if the picture is decorative." />
    </ImageField>
  );
}
