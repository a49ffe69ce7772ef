// Sanitises the rich texts of a document, wherever its schema has some.
import { z } from 'zod';
import type { CleanContent } from '#db/contract/clean-html.ts';
import { findFieldInfo } from '#db/contract/documents/document-fields.ts';
import { findDocumentType } from '#db/contract/documents/document-types.ts';
import type { DocumentContent } from '#db/contract/documents/documents.ts';
import { findSectionType } from '#db/contract/documents/section-types.ts';
import { section } from '#db/contract/documents/sections.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** A tag, its end or a comment: where a text may be HTML. */
const TAG = /<[a-z/!?]/i;

/**
 * The content with its rich texts sanitised. A text that no schema describes, such as one of a newer version of the site,
 * is sanitised when it holds a tag: a later version may show it as HTML.
 */
export function sanitiseContent(type: string, content: DocumentContent): CleanContent {
  return sanitise(content, findDocumentType(type)?.schema) as CleanContent;
}

/** `schema` is undefined for what no schema describes. */
function sanitise(value: unknown, schema: z.ZodType | undefined): unknown {
  if (typeof value === 'string') {
    const isRich = schema ? isRichText(schema) : TAG.test(value);
    return isRich ? sanitiseHtml(value) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const inner = schema && unwrapped(schema);
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
    return value.map((each) =>
      element === section ? sanitiseSection(each) : sanitise(each, element),
    );
  }
  const shape: Record<string, z.ZodType> = inner instanceof z.ZodObject ? inner.shape : {};
  return mapValues(value, (each, name) =>
    sanitise(each, Object.hasOwn(shape, name) ? shape[name] : undefined),
  );
}

/** The schema of the values is that of the section's type. */
function sanitiseSection(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return sanitise(value, undefined);
  const { type } = value as { type?: unknown };
  const schema = typeof type === 'string' ? findSectionType(type)?.schema : undefined;
  return mapValues(value, (each, name) => sanitise(each, name === 'values' ? schema : undefined));
}

function isRichText(schema: z.ZodType): boolean {
  const info = findFieldInfo(schema) ?? findFieldInfo(unwrapped(schema));
  return info?.control === 'rich-text';
}

/** The schema without its defaults and the like. */
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

function mapValues(value: object, change: (each: unknown, name: string) => unknown): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, change(each, name)]),
  );
}
