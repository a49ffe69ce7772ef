// The full labels of a document's fields: 'Hero: Headline: Line 2', 'Partners: Partner 3: Name'.
import { z } from 'zod';
import { fieldInfo } from '#db/contract/documents/document-fields.ts';
import { findSectionType } from '#db/contract/documents/section-types.ts';
import {
  contentFields,
  contentFormPath,
  type DocumentFormValues,
  type FormContent,
  type ReadyDocument,
} from './document-form-values.ts';
import { entryOf, fieldsOf, isSingle } from './fields/field-shape.ts';
import { ENTRY_VALUE } from './form-values.ts';
import { sectionLabel } from './sections-of-page.ts';

const OWN: Record<string, string> = { title: 'Name', slug: 'Address', content: 'Content' };

/** The full label of the field at a path of the form; for a path to no field, that of the part around it. */
export function placeInForm(
  type: string,
  { content }: Pick<DocumentFormValues, 'content'>,
  path: readonly PropertyKey[],
): string {
  const [name, key, index, , ...rest] = path;
  if (name !== 'content' || key === undefined) return OWN[String(name)] ?? String(name);
  if (key === 'sections') {
    const section = content.sections?.[Number(index)];
    if (!section) return 'Sections';
    const schema = findSectionType(section.type)?.schema;
    const labels = schema ? labelsOf(schema, rest) : [];
    return [sectionLabel(section.type), ...labels].join(': ');
  }
  const field = contentFields(type).find((each) => each.key === key);
  if (!field) return String(key);
  return [field.info.label, ...labelsOf(field.schema, path.slice(2))].join(': ');
}

/** An error of the server about `sent`: its path in the form, and its message after the full label of its field. */
export function errorInForm(
  type: string,
  sent: Pick<ReadyDocument, 'content'>,
  { path, message }: { path: string; message: string },
): { path: string; message: string; text: string } {
  const [name, ...rest] = path.split('.');
  const content = sent.content as FormContent;
  const keys = name === 'content' ? contentFormPath(type, content, rest) : path.split('.');
  const label = placeInForm(type, { content }, keys);
  return { path: keys.join('.'), message, text: `${label}: ${message}` };
}

/** The labels of the fields and entries along a path inside `schema`. */
function labelsOf(schema: z.ZodType, [key, ...rest]: readonly PropertyKey[]): string[] {
  if (key === undefined) return [];
  if (schema instanceof z.ZodArray) {
    const entry = entryOf(schema);
    const { entry: noun = 'entry' } = fieldInfo(schema);
    const named = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${Number(key) + 1}`;
    const inside = isSingle(entry) && rest[0] === ENTRY_VALUE ? [] : labelsOf(entry, rest);
    return [named, ...inside];
  }
  const field = fieldsOf(schema).find((each) => each.key === key);
  return field ? [field.info.label, ...labelsOf(field.schema, rest)] : [];
}
