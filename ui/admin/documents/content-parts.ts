// The parts of a document's form other than the sections of a page.
import { contentFields } from './document-form-values.ts';
import type { NamedField } from './fields/field-shape.ts';
import { isOneField } from './fields/group-field.tsx';

/** A part of the form with a title of its own. */
export interface ContentPart {
  /** The id of its element. */
  id: string;
  title: string;
  fields: NamedField[];
}

/** The parts of the content other than sections: first the single fields, then each group and each list. */
export function contentParts(type: string): ContentPart[] {
  const fields = contentFields(type);
  const isPart = ({ schema, info }: NamedField) =>
    info.control === 'list' || (info.control === 'group' && !isOneField(schema));
  const single = fields.filter((field) => !isPart(field));
  const parts = fields.filter(isPart).map((field) => ({
    id: `section-${field.key}`,
    title: field.info.label,
    fields: [field],
  }));
  const basics = { id: 'section-basics', title: 'Basics', fields: single };
  return single.length > 0 ? [basics, ...parts] : parts;
}

/** The list that is the whole content, as in a collection; null for any other content. */
export function onlyListOf(type: string): NamedField | null {
  const [only, ...more] = contentParts(type).flatMap(({ fields }) => fields);
  return only && more.length === 0 && only.info.control === 'list' ? only : null;
}
