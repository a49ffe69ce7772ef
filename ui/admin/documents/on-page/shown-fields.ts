// The texts and pictures of a document's values that a page may show, each with the path of its field.
import type { z } from 'zod';
import { fieldInfo } from '#db/contract/documents/document-fields.ts';
import { plainText } from '#db/contract/text/plain-text.ts';
import { entryOf, fieldsOf, isSingle } from '#ui/admin/documents/fields/field-shape.ts';
import { ENTRY_VALUE } from '../form-values.ts';

/** A field that a page may show. */
export interface ShownField {
  /** The path of the field in its part of the page. */
  path: string;
  /** The texts of the field, normalised: one for each line of a text, one for each block of a formatted text. */
  texts: string[];
  /** The address of a picture. */
  picture?: string;
  /** The alt text of the picture, when the field has one. */
  alt?: string;
}

/** The fields of `value`, as the form holds it, that have a text or a picture, in order. */
export function shownFields(schema: z.ZodType, value: unknown, path: string): ShownField[] {
  const { control, media } = fieldInfo(schema);
  switch (control) {
    case 'group':
      return fieldsOf(schema).flatMap(({ key, schema }) => {
        const values = value as Record<string, unknown> | undefined;
        const shown = shownFields(schema, values?.[key], `${path}.${key}`);
        const alt = typeof values?.alt === 'string' ? values.alt.trim() : '';
        return shown.map((each) =>
          each.picture && each.path === `${path}.${key}` && alt ? { ...each, alt } : each,
        );
      });
    case 'list': {
      const entry = entryOf(schema);
      const entries = Array.isArray(value) ? value : [];
      return entries.flatMap((each, index) =>
        isSingle(entry)
          ? shownFields(entry, each?.[ENTRY_VALUE], `${path}.${index}.${ENTRY_VALUE}`)
          : shownFields(entry, each, `${path}.${index}`),
      );
    }
    case 'address':
      return media === 'picture' && typeof value === 'string' && value !== ''
        ? [{ path, texts: [], picture: value }]
        : [];
    default: {
      const texts = textsOf(control, value);
      return texts.length > 0 ? [{ path, texts }] : [];
    }
  }
}

const SHOWN_CONTROLS = ['line', 'text', 'rich-text', 'number', 'reference'];

/** The texts of one field, as `ShownField` has them. */
export function textsOf(control: string, value: unknown): string[] {
  if (!SHOWN_CONTROLS.includes(control)) return [];
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return [];
  const parts = control === 'rich-text' ? blocksOf(text) : text.split('\n');
  return parts.map(normalText).filter((each) => each !== '');
}

function blocksOf(html: string): string[] {
  return html.split(/<\/(?:p|h[1-6]|li|blockquote|pre|td|th|figcaption)>/i).map(plainText);
}

/** A text without `*` marks, soft hyphens and invisible characters, trimmed and with single spaces. */
export function normalText(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
