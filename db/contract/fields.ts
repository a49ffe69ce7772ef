// The schemas of fields that several resources share: texts, lists, links, dates and ids (docs/contract.md, Field rules).
import { z } from 'zod';
import { LIST_MAX_ITEMS, SLUG_MAX_CHARS, TEXT_MAX_CHARS, URL_MAX_CHARS } from '#db/limits.ts';
import { SLUG_PATTERN } from './slug.ts';
import { hasVisibleCharacter } from './text/visible-content.ts';

// the content security policy forbids browsers the code that Zod generates to validate faster
if ('document' in globalThis) z.config({ jitless: true });

/** Text of at most `maxChars` that the database returns unchanged: without NUL and lone surrogates. */
export const text = (maxChars: number = TEXT_MAX_CHARS) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'Required' : 'Must be text') })
    .max(maxChars, `Must be at most ${maxChars} characters`)
    .refine(
      (value) => !value.includes('\0') && value.isWellFormed(),
      'Contains an invalid character',
    );

/**
 * A path of this site, safe as a link: browsers drop tabs and line breaks and read a backslash as a slash, so that
 * `/\evil.example` would lead to another site.
 */
export const sitePath = (maxChars: number) =>
  text(maxChars).regex(/^\/(?!\/)[^\s\\]*$/, 'Has the wrong format');

/** Text with a visible character. */
export const requiredText = (maxChars?: number) =>
  text(maxChars).refine(hasVisibleCharacter, 'Required');

/** Optional text; null by default. */
export const optionalText = (maxChars?: number) => text(maxChars).nullable().default(null);

/** HTML from the editor. Its size is limited by the request body; it is sanitised when saved. */
export const html = () => text(Number.MAX_SAFE_INTEGER);

/** The optional slug of a draft: an empty one is replaced by one made from the title. */
export const draftSlug = () => z.literal('').or(slug()).default('');

/** The maximum length of a shared name. */
export const NAME_MAX_CHARS = 200;

/** A list of at most 200 names, trimmed, without duplicates. */
export const sharedNames = () =>
  z
    .array(requiredText(NAME_MAX_CHARS))
    .max(LIST_MAX_ITEMS, `Must have at most ${LIST_MAX_ITEMS} items`)
    .overwrite((list) => [...new Set(list.map((name) => name.trim()))]);

/** A name; blank or omitted becomes null. */
export const optionalName = () =>
  optionalText(NAME_MAX_CHARS).overwrite((name) => (name?.trim() ? name : null));

/** A slug: lower-case letters, digits and single hyphens, with at least one letter. */
export const slug = () =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'Required' : 'Must be text') })
    .min(1, { error: 'Required', abort: true })
    .max(SLUG_MAX_CHARS, `Must be at most ${SLUG_MAX_CHARS} characters`)
    .regex(SLUG_PATTERN, 'Use lowercase letters, digits and single hyphens')
    .refine((value) => !/^\d+$/.test(value), 'Must contain at least one letter');

const ASSET_ALIAS = /^@assets\//;

/**
 * The address of an image or a video: http(s) or root-relative.
 * `@assets/x.png` becomes `/attached-assets/x.png`.
 */
export const mediaUrl = ({ orEmpty = false } = {}) =>
  text(URL_MAX_CHARS)
    .refine(
      (value) => (orEmpty && value === '') || isMediaUrl(value),
      'Use an http(s) address or a path that starts with /',
    )
    .overwrite((value) => value.replace(ASSET_ALIAS, '/attached-assets/'));

/** An optional media address, which may be empty; null by default. */
export const optionalMediaUrl = () => mediaUrl({ orEmpty: true }).nullable().default(null);

function isMediaUrl(value: string): boolean {
  // Browsers remove tabs and line breaks and read a backslash as a slash, so addresses may not contain them.
  for (const char of value) if (char === '\\' || char <= ' ' || char === '\x7f') return false;
  if (ASSET_ALIAS.test(value)) return true;
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value);
}

/** An ISO 8601 date and time, returned in UTC with milliseconds. */
export const moment = () =>
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], {
      error: ({ input }) => (input === undefined ? 'Required' : 'Use an ISO 8601 date'),
    })
    .overwrite((value) => new Date(value).toISOString())
    .refine((value) => value.length === 24, 'Out of range');

/** A positive integer id. */
export const id = () => z.int().positive();

/** A positive integer in a path or a query, digits only. */
export const digits = () =>
  z
    .string()
    .regex(/^\d{1,16}$/, 'Must be a whole number')
    .transform(Number)
    .pipe(z.int().min(1, 'Must be at least 1'));

/** An optional parameter with one of these values; empty, as sent by forms, becomes undefined. */
export const optionalChoice = <Value extends string>(values: readonly Value[]) =>
  z
    .union([z.literal('').transform(() => undefined), z.enum(values)])
    .optional()
    .pipe(z.enum(values).optional());

/** The stamps of the state that a form is based on. Without both the last write wins. */
export const editGuard = {
  /** `updatedAt` of the item. 409 when a newer one is stored. */
  updatedAt: moment().optional(),
  /** `updatedAt` of its draft, null for none. 409 when another draft is stored, or none; the draft is kept. */
  draftUpdatedAt: moment().nullable().optional(),
};

/** The status of an item: draft, scheduled or published. */
export const itemStatus = () => z.enum(['draft', 'published', 'scheduled']);
export type ItemStatus = z.infer<ReturnType<typeof itemStatus>>;

/** The status of an item that is or will be public, so it must be complete. */
export const publicStatus = () => itemStatus().exclude(['draft']);

/** The message for a scheduled item without a date. */
export const SCHEDULED_NEEDS_DATE = 'A scheduled item needs a publish date';

/** A new scheduled item needs a date. For use with `z.superRefine`. */
export function scheduledNeedsDate(
  item: { status?: ItemStatus; publishDate?: string },
  issues: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
) {
  if (item.status === 'scheduled' && item.publishDate === undefined)
    issues.addIssue({
      code: 'custom',
      path: ['publishDate'],
      message: SCHEDULED_NEEDS_DATE,
    });
}
