// A document's fields as its form holds them, and what they become for the API.
import { z } from 'zod';
import { type DocumentTypeInfo, findDocumentType } from '#db/contract/documents/document-types.ts';
import type {
  Document,
  DocumentContent,
  DocumentDraftFields,
} from '#db/contract/documents/documents.ts';
import { findSectionType } from '#db/contract/documents/section-types.ts';
import { type Section, section } from '#db/contract/documents/sections.ts';
import { requiredText, slug } from '#db/contract/fields.ts';
import { TITLE_MAX_CHARS } from '#db/limits.ts';
import type { SavedStatus } from '#ui/admin/saving/stored-item.ts';
import { fieldsOf, type NamedField } from './fields/field-shape.ts';
import { formPath, fromFormValue, toFormValue } from './form-values.ts';

/** The content in the shape of the form; the sections of a page are under `sections`. */
export type FormContent = { v: number; sections?: Section[] } & Record<string, unknown>;

export interface DocumentFormValues {
  title: string;
  slug: string;
  content: FormContent;
}

/** The valid values that the form sends. */
export interface ReadyDocument {
  title: string;
  slug: string;
  content: DocumentContent;
}

/** The description of a type of document. Throws when the type does not exist. */
export function typeInfo(type: string): DocumentTypeInfo {
  const info = findDocumentType(type);
  if (!info) throw new Error(`No type of document is called ${type}`);
  return info;
}

/** The fields of the content other than sections: 'Search and sharing' of a page, all fields of a collection or settings. */
export function contentFields(type: string): NamedField[] {
  const { schema } = typeInfo(type);
  if (!(schema instanceof z.ZodObject)) return [];
  const { v, sections, ...fields } = schema.shape as Record<string, z.ZodType>;
  return fieldsOf(z.object(fields));
}

/** Stored content as the form holds it. Sections of an unknown type stay unchanged. */
export function formContentOf(type: string, content: Record<string, unknown>): FormContent {
  const { v, sections: hasSections } = typeInfo(type);
  const fields = contentFields(type).map(({ key, schema }) => [
    key,
    toFormValue(schema, content[key]),
  ]);
  const held = { v, ...Object.fromEntries(fields) };
  if (!hasSections) return held;
  return {
    ...held,
    sections: readableSections(content.sections).map(({ values, ...rest }) => {
      const schema = findSectionType(rest.type)?.schema;
      const shown = schema ? toFormValue(schema, values) : values;
      return { ...rest, values: shown as Section['values'] };
    }),
  };
}

/** The sections that a form can show, each with a unique id. Drafts stored by other clients may have any shape. */
function readableSections(stored: unknown): Section[] {
  const byId = new Map<string, Section>();
  for (const each of Array.isArray(stored) ? stored : []) {
    const { data } = section.safeParse(each);
    if (data && !byId.has(data.id)) byId.set(data.id, data);
  }
  return [...byId.values()];
}

/** The content of the form as it is stored. */
export function contentOfForm(type: string, held: FormContent): DocumentContent {
  const fields = contentFields(type).map(({ key, schema }) => [
    key,
    fromFormValue(schema, held[key]),
  ]);
  const content = { v: held.v, ...Object.fromEntries(fields) };
  if (!typeInfo(type).sections) return content;
  return {
    ...content,
    sections: (held.sections ?? []).map(({ id, type, hidden, values }) => {
      const schema = findSectionType(type)?.schema;
      return { id, type, hidden, values: schema ? fromFormValue(schema, values) : values };
    }),
  };
}

/** A stored document as the form shows it. */
export function documentValuesOf({
  type,
  title,
  slug,
  content,
}: Pick<Document, 'type' | 'title' | 'slug' | 'content'>): DocumentFormValues {
  return { title, slug, content: formContentOf(type, content) };
}

/** The values of the form, complete or not, in the shape of drafts and previews. */
export function documentDraftFieldsOf(
  type: string,
  { title, slug, content }: DocumentFormValues,
): DocumentDraftFields {
  return { title, slug, content: contentOfForm(type, content) };
}

/** The path in the form of an error at `path` of the content. */
export function contentFormPath(
  type: string,
  held: FormContent,
  path: readonly PropertyKey[],
): PropertyKey[] {
  const [key, index, part, ...rest] = path;
  if (key === undefined) return ['content'];
  if (key !== 'sections') {
    const field = contentFields(type).find((each) => each.key === key);
    return ['content', key, ...(field ? formPath(field.schema, path.slice(1)) : path.slice(1))];
  }
  const schema = findSectionType(held.sections?.[Number(index)]?.type ?? '')?.schema;
  if (part !== 'values' || !schema) return ['content', ...path];
  return ['content', key, index ?? 0, part, ...formPath(schema, rest)];
}

/**
 * Validates all fields together with the schemas of the type; the path of an error is that of its field in the form. A
 * draft needs only a title. A document of the site has the slug of its type.
 */
export const documentFormOf = (type: string, status: SavedStatus) =>
  z.custom<DocumentFormValues>().transform((values, context): ReadyDocument => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const check = (name: 'title' | 'slug', schema: z.ZodType) => {
      for (const { message } of schema.safeParse(values[name]).error?.issues ?? [])
        refuse([name], message);
    };
    const content = contentOfForm(type, values.content);
    check('title', requiredText(TITLE_MAX_CHARS));
    if (status === 'published') {
      if (type === 'page') check('slug', slug());
      const parsed = typeInfo(type).schema.safeParse(content);
      for (const { path, message } of parsed.error?.issues ?? [])
        refuse(contentFormPath(type, values.content, path), message);
    }
    return { title: values.title.trim(), slug: values.slug, content };
  });
