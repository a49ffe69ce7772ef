// The parts of a previewed page that a document's form edits, and the fields that each may show.
import { findSectionType } from '#db/contract/documents/section-types.ts';
import type { Section } from '#db/contract/documents/sections.ts';
import { contentFields, type DocumentFormValues } from '../document-form-values.ts';
import { SECTIONS_PATH } from '../use-sections.ts';
import { type ShownField, shownFields } from './shown-fields.ts';

/** A field, by its part of the page and its path in that part. */
export interface FieldPlace {
  part: string;
  path: string;
}

/** The name of the part that is the whole page: fields of collections and settings may show anywhere on it. */
export const WHOLE_PAGE = '';

/** The fields that a page may show, by its parts: sections, or the whole page. */
export function fieldsOfParts(
  type: string,
  { content }: DocumentFormValues,
): Map<string, ShownField[]> {
  if (content.sections)
    return new Map(content.sections.map((section) => [section.id, fieldsOfSection(section)]));
  const fields = contentFields(type).flatMap(({ key, schema }) =>
    shownFields(schema, content[key], key),
  );
  return new Map([[WHOLE_PAGE, fields]]);
}

function fieldsOfSection({ type, values }: Section): ShownField[] {
  const schema = findSectionType(type)?.schema;
  return schema ? shownFields(schema, values, 'values') : [];
}

/** The fields of `before` that changed, as they are in `now`: without texts for a field that is no longer shown. */
export function changedFields(
  before: readonly ShownField[],
  now: readonly ShownField[],
): ShownField[] {
  const byPath = new Map(now.map((field) => [field.path, field]));
  return before
    .map(({ path }) => byPath.get(path) ?? { path, texts: [] })
    .filter((next, index) => {
      const { texts, picture } = before[index] as ShownField;
      return next.picture !== picture || next.texts.join('\n') !== texts.join('\n');
    });
}

/** The path in the form of a field of the page; null when its section was removed. */
export function formPathOf(
  { part, path }: FieldPlace,
  sections: readonly Pick<Section, 'id'>[],
): string | null {
  if (part === WHOLE_PAGE) return `content.${path}`;
  const index = sections.findIndex(({ id }) => id === part);
  return index < 0 ? null : `${SECTIONS_PATH}.${index}.${path}`;
}

/** The field of the page at a path of the form; null for a field outside of all parts. */
export function placeOfPath(
  path: string,
  sections: readonly Pick<Section, 'id'>[] | undefined,
): FieldPlace | null {
  if (!path.startsWith('content.')) return null;
  if (!sections) return { part: WHOLE_PAGE, path: path.slice('content.'.length) };
  if (!path.startsWith(`${SECTIONS_PATH}.`)) return null;
  const [index = '', ...rest] = path.slice(SECTIONS_PATH.length + 1).split('.');
  const section = sections[Number(index)];
  return section ? { part: section.id, path: rest.join('.') } : null;
}
