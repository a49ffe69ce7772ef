// Compares two versions of a document field by field, with the labels of its form and by the kind of each value.
import type { z } from 'zod';
import { findFieldInfo } from '#db/contract/documents/document-fields.ts';
import { findDocumentType } from '#db/contract/documents/document-types.ts';
import type { DocumentDraftFields } from '#db/contract/documents/documents.ts';
import { comparedValues, valueInWords } from '#ui/admin/documents/document-differences.ts';
import { documentValuesOf } from '#ui/admin/documents/document-form-values.ts';
import { entryOf, fieldsOf, isPicture, isSingle } from '#ui/admin/documents/fields/field-shape.ts';
import { isEqual } from '#ui/admin/saving/conflicts/is-equal.ts';
import { textOf } from '#ui/admin/saving/conflicts/version-differences.ts';
import type { FieldDifference, Row } from './compare-items.ts';

/** A document as a version stores it. */
export type VersionOfDocument = DocumentDraftFields & { type: string };

/** The fields that differ; without `before` all fields of `after`. Empty for a type that this version of the site lacks. */
export function compareDocuments(
  before: VersionOfDocument | null,
  after: VersionOfDocument,
): FieldDifference[] {
  const { type } = after;
  if (!findDocumentType(type)) return [];
  const [was, is] = [before, after].map((each) =>
    documentValuesOf({ type, title: '', slug: '', content: each?.content ?? { v: 1 } }),
  ) as [ReturnType<typeof documentValuesOf>, ReturnType<typeof documentValuesOf>];
  return comparedValues(type, was, is).flatMap(({ label, schema, mine, other }) =>
    differencesOf(label, schema, before === null ? other : mine, other),
  );
}

/** Compares a formatted text or a picture as such, a list entry by entry, a group field by field, anything else by its words. */
function differencesOf(
  label: string,
  schema: z.ZodType | undefined,
  before: unknown,
  after: unknown,
): FieldDifference[] {
  const fields = schema ? fieldsOf(schema) : [];
  if (schema && isPicture(schema))
    return [
      { type: 'rows', label, isImages: true, before: picture(before), after: picture(after) },
    ];
  if (fields.length > 0)
    return fields.flatMap(({ key, schema: field, info }) => {
      const [was, is] = [before, after].map((side) => (side as Values | undefined)?.[key]);
      const isSame = isEqual(was, is) && before !== after;
      return isSame || textOf(was) + textOf(is) === ''
        ? []
        : differencesOf(`${label}: ${info.label}`, field, was, is);
    });
  const { control, media } = (schema && findFieldInfo(schema)) ?? {};
  if (schema && control === 'list') return [listDifference(label, entryOf(schema), before, after)];
  if (control === 'rich-text')
    return [{ type: 'html', label, before: String(before ?? ''), after: String(after ?? '') }];
  if (control === 'address' && media === 'picture')
    return [{ type: 'image', label, before: String(before ?? ''), after: String(after ?? '') }];
  if (control === 'moment')
    return [{ type: 'moment', label, before: textOf(before), after: textOf(after) }];
  const [was, is] = [valueInWords(schema, before), valueInWords(schema, after)];
  return [{ type: 'text', label, before: was, after: is }];
}

/** Entries that are groups are rows, with their picture where they have one. */
function listDifference(
  label: string,
  entry: z.ZodType,
  before: unknown,
  after: unknown,
): FieldDifference {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  if (isSingle(entry))
    return { type: 'list', label, before: was.map(textOf), after: is.map(textOf) };
  const row = (value: unknown) => rowOf(entry, value);
  const [gone, come] = [was.map(row), is.map(row)];
  const isImages = [...gone, ...come].some(({ src }) => src !== '');
  return { type: 'rows', label, isImages, before: gone, after: come };
}

const entriesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** An entry in words, and its picture. */
function rowOf(entry: z.ZodType, value: unknown): Row {
  if (isPicture(entry)) return picture(value)[0] ?? { src: '', text: '' };
  const key = fieldsOf(entry).find(({ schema }) => isPicture(schema))?.key;
  if (key === undefined) return { src: '', text: textOf(value) };
  const { [key]: image, ...words } = value as Values;
  const [shown] = picture(image);
  return { src: shown?.src ?? '', text: textOf({ ...words, alt: shown?.text ?? '' }) };
}

type Values = Record<string, unknown>;

function picture(value: unknown): Row[] {
  const { src, alt } = (value ?? {}) as { src?: string; alt?: string };
  return src ? [{ src, text: alt ?? '' }] : [];
}
