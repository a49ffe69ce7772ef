// Reads the schema of a document for its form: the fields of a group, the entry of a list, and blank values.
import { z } from 'zod';
import { type FieldInfo, fieldInfo } from '#db/contract/documents/document-fields.ts';

/** One field of a group: its key there, its schema, and its label, control and hint in the form. */
export interface NamedField {
  key: string;
  schema: z.ZodType;
  info: FieldInfo;
}

/** The fields of a group, in order; empty for any other schema. */
export function fieldsOf(schema: z.ZodType): NamedField[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => ({
    key,
    schema: field,
    info: fieldInfo(field),
  }));
}

/** The schema of one entry of a list. Throws for any other schema. */
export function entryOf(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodArray))
    throw new Error('This field is not a list, so it has no entries');
  return schema.element as z.ZodType;
}

/** Whether an entry is a single value rather than a group of fields. */
export function isSingle(entry: z.ZodType): boolean {
  return !(entry instanceof z.ZodObject);
}

/** Whether a field is a picture with its alt text. */
export function isPicture(schema: z.ZodType): boolean {
  const [src, alt] = fieldsOf(schema);
  return src?.info.media === 'picture' && alt?.key === 'alt';
}

/** The value of a field that nobody has filled in, as it is stored. */
export function blankOf(schema: z.ZodType): unknown {
  const { control, options, min = 0 } = fieldInfo(schema);
  switch (control) {
    case 'group':
      return Object.fromEntries(fieldsOf(schema).map(({ key, schema }) => [key, blankOf(schema)]));
    case 'list':
      return [];
    case 'switch':
      return false;
    case 'number':
      return min;
    case 'choice':
      return options?.[0]?.value ?? '';
    case 'colour':
      return '#000000';
    default:
      return '';
  }
}
