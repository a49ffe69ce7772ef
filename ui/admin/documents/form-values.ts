// A document's values as its form holds them. They differ from the stored values in two ways: nothing is missing, and a list
// entry of a single value is wrapped in an object, because react-hook-form can sort only objects.
import type { z } from 'zod';
import { fieldInfo } from '#db/contract/documents/document-fields.ts';
import { blankOf, entryOf, fieldsOf, isSingle } from './fields/field-shape.ts';

/** The key of a single value in its entry. */
export const ENTRY_VALUE = 'value';

/** A stored value as the form holds it. Missing values and values of another type become blank. */
export function toFormValue(schema: z.ZodType, stored: unknown): unknown {
  const { control } = fieldInfo(schema);
  if (control === 'group') {
    const values = isRecord(stored) ? stored : {};
    return Object.fromEntries(
      fieldsOf(schema).map(({ key, schema }) => [key, toFormValue(schema, values[key])]),
    );
  }
  if (control === 'list') {
    const entry = entryOf(schema);
    const entries = Array.isArray(stored) ? stored : [];
    return entries.map((each) => {
      const value = toFormValue(entry, each);
      return isSingle(entry) ? { [ENTRY_VALUE]: value } : value;
    });
  }
  const blank = blankOf(schema);
  return typeof stored === typeof blank ? stored : blank;
}

/** A blank entry of a list, as the form holds it. */
export function blankEntry(list: z.ZodType): Record<string, unknown> {
  const entry = entryOf(list);
  const blank = toFormValue(entry, blankOf(entry));
  return (isSingle(entry) ? { [ENTRY_VALUE]: blank } : blank) as Record<string, unknown>;
}

/** A value of the form as it is stored. */
export function fromFormValue(schema: z.ZodType, value: unknown): unknown {
  const { control } = fieldInfo(schema);
  if (control === 'group') {
    const values = isRecord(value) ? value : {};
    return Object.fromEntries(
      fieldsOf(schema).map(({ key, schema }) => [key, fromFormValue(schema, values[key])]),
    );
  }
  if (control === 'list') {
    const entry = entryOf(schema);
    const entries = Array.isArray(value) ? value : [];
    return entries.map((each) =>
      fromFormValue(
        entry,
        isSingle(entry) ? (each as Record<string, unknown>)?.[ENTRY_VALUE] : each,
      ),
    );
  }
  // an emptied number is null in the form
  return value ?? blankOf(schema);
}

/** The path in the form of the stored value at `path`. */
export function formPath(schema: z.ZodType, path: readonly PropertyKey[]): PropertyKey[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const { control } = fieldInfo(schema);
  if (control === 'group') {
    const field = fieldsOf(schema).find((each) => each.key === key);
    return field ? [key, ...formPath(field.schema, rest)] : [key];
  }
  if (control !== 'list') return [key, ...rest];
  const entry = entryOf(schema);
  return [key, ...(isSingle(entry) ? [ENTRY_VALUE] : []), ...formPath(entry, rest)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
