// The words that identify a section or an entry of a list while it is folded: its first text that is not blank. A list of
// single texts counts as one text.
import type { z } from 'zod';
import { fieldInfo } from '#db/contract/documents/document-fields.ts';
import { cutText } from '#db/contract/text/cut-text.ts';
import { plainText } from '#db/contract/text/plain-text.ts';
import { entryOf, fieldsOf, isSingle } from './fields/field-shape.ts';
import { ENTRY_VALUE } from './form-values.ts';

const WORDS_MAX_CHARS = 90;

/** The first words of a value as the form holds it, shortened; empty when it has no text. */
export function firstWords(schema: z.ZodType, value: unknown): string {
  return shortened(firstText(schema, value));
}

/**
 * The first words of an entry of a list as the form holds it, where a single value is wrapped in an object. The words of an
 * anchor or a reference are used only when the entry has no other text.
 */
export function entryWords(entry: z.ZodType, value: unknown): string {
  const values = value as Record<string, unknown> | undefined;
  if (isSingle(entry)) return firstWords(entry, values?.[ENTRY_VALUE]);
  const titles = fieldsOf(entry).filter(
    ({ info }) => !info.isAnchor && info.control !== 'reference',
  );
  const title = firstOf(
    titles.map(
      ({ key, schema }) =>
        () =>
          firstText(schema, values?.[key]),
    ),
  );
  return shortened(title) || firstWords(entry, value);
}

function shortened(text: string): string {
  return text.length > WORDS_MAX_CHARS ? `${cutText(text, WORDS_MAX_CHARS).trimEnd()}…` : text;
}

function firstText(schema: z.ZodType, value: unknown): string {
  switch (fieldInfo(schema).control) {
    case 'line':
    case 'text':
    case 'reference':
      return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
    case 'rich-text':
      return typeof value === 'string' ? plainText(value).trim() : '';
    case 'group':
      return firstOf(
        fieldsOf(schema).map(
          ({ key, schema }) =>
            () =>
              firstText(schema, (value as Record<string, unknown> | undefined)?.[key]),
        ),
      );
    case 'list': {
      const entry = entryOf(schema);
      const entries = Array.isArray(value) ? value : [];
      if (isSingle(entry))
        return entries
          .map((each) => firstText(entry, each?.[ENTRY_VALUE]))
          .join(' ')
          .trim();
      return firstOf(entries.map((each) => () => firstText(entry, each)));
    }
    default:
      return '';
  }
}

function firstOf(texts: (() => string)[]): string {
  for (const text of texts) {
    const found = text();
    if (found !== '') return found;
  }
  return '';
}
