// The pictures of a document's form, for the questions about missing alt texts before publishing.
import type { z } from 'zod';
import { fieldInfo } from '#db/contract/documents/document-fields.ts';
import { findSectionType } from '#db/contract/documents/section-types.ts';
import type { PicturedValues } from '#ui/admin/media/missing-alts.ts';
import { contentFields, type DocumentFormValues } from './document-form-values.ts';
import { placeInForm } from './field-places.ts';
import { entryOf, fieldsOf, isPicture, isSingle } from './fields/field-shape.ts';
import { SECTIONS_PATH } from './use-sections.ts';

type Picture = PicturedValues['gallery'][number] & {
  /** The path of its alt text in the form. */
  altPath: string;
};

/** Formatted texts by their path in the form, and every picture that has an alt text of its own. */
interface PicturedDocument extends PicturedValues {
  gallery: Picture[];
}

/** The pictures in the values as typed, without those of hidden sections. */
export function picturedDocument(type: string, values: DocumentFormValues): PicturedDocument {
  const found: PicturedDocument = { texts: {}, gallery: [], covers: [] };
  const place = (path: string) => placeInForm(type, values, path.split('.'));
  for (const { key, schema } of contentFields(type))
    collect(schema, values.content[key], `content.${key}`, found, place);
  for (const [index, section] of (values.content.sections ?? []).entries()) {
    const schema = findSectionType(section.type)?.schema;
    const path = `${SECTIONS_PATH}.${index}.values`;
    if (schema && !section.hidden) collect(schema, section.values, path, found, place);
  }
  return found;
}

function collect(
  schema: z.ZodType,
  value: unknown,
  path: string,
  found: PicturedDocument,
  place: (path: string) => string,
) {
  const { control } = fieldInfo(schema);
  if (control === 'rich-text') found.texts[path] = String(value ?? '');
  if (control === 'list') {
    const entry = entryOf(schema);
    if (isSingle(entry) || !Array.isArray(value)) return;
    for (const [index, each] of value.entries())
      collect(entry, each, `${path}.${index}`, found, place);
  }
  if (control !== 'group') return;
  const inside = (value ?? {}) as Record<string, unknown>;
  if (isPicture(schema))
    found.gallery.push({
      url: String(inside.src ?? ''),
      alt: String(inside.alt ?? ''),
      place: place(path),
      altPath: `${path}.alt`,
    });
  for (const { key, schema: field } of fieldsOf(schema))
    collect(field, inside[key], `${path}.${key}`, found, place);
}
