// Walks the texts of a document, each with its schema's description.
import { z } from 'zod';
import { type FieldInfo, findFieldInfo } from './document-fields.ts';
import { findDocumentType } from './document-types.ts';
import type { DocumentContent } from './documents.ts';
import { findSectionType } from './section-types.ts';
import { section } from './sections.ts';

/** A text of a document. */
export interface ContentText {
  text: string;
  /** Undefined for a text outside the schema, such as one of a newer version of the site. */
  info: FieldInfo | undefined;
  /** Such as `content.sections.0.values.title`. */
  path: string;
}

type Change = (text: ContentText) => string;
type Schema = z.ZodType | undefined;

/** The content with each of its texts replaced by the result of `change`. */
export function mapTexts(type: string, content: DocumentContent, change: Change): DocumentContent {
  const mapped = mapValue(content, findDocumentType(type)?.schema, 'content', change);
  return mapped as DocumentContent;
}

/** All texts of the content. */
export function listTexts(type: string, content: DocumentContent): ContentText[] {
  const texts: ContentText[] = [];
  mapTexts(type, content, (text) => {
    texts.push(text);
    return text.text;
  });
  return texts;
}

function mapValue(value: unknown, schema: Schema, path: string, change: Change): unknown {
  if (typeof value === 'string') return change({ text: value, info: infoOf(schema), path });
  if (typeof value !== 'object' || value === null) return value;
  const inner = schema && unwrapped(schema);
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
    return value.map((each, at) => mapValue(each, element, `${path}.${at}`, change));
  }
  const schemaOf = inner === section ? schemaOfSection(value) : schemaOfField(inner);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      mapValue(each, schemaOf(name), `${path}.${name}`, change),
    ]),
  );
}

function schemaOfField(schema: Schema): (name: string) => Schema {
  const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
  return (name) => (Object.hasOwn(shape, name) ? shape[name] : undefined);
}

/** Returns a function from the name of a section's field to its schema; that of `values` depends on the type. */
function schemaOfSection({ type }: { type?: unknown }): (name: string) => Schema {
  const known = typeof type === 'string' ? findSectionType(type) : undefined;
  const own = schemaOfField(section);
  return (name) => (name === 'values' ? known?.schema : own(name));
}

function infoOf(schema: Schema): FieldInfo | undefined {
  if (!schema) return undefined;
  // values that nobody types, such as the id of a section, have no description
  return (
    findFieldInfo(schema) ?? findFieldInfo(unwrapped(schema)) ?? { label: '', control: 'line' }
  );
}

/** The schema without wrappers such as defaults. */
function unwrapped(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault ||
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodNullable
  )
    inner = inner.unwrap() as z.ZodType;
  return inner;
}
