// The fields of documents: what each may hold, and how a form shows it. The schema contains both, so that the form of a
// document needs no code of its own.
import { z } from 'zod';
import { isAllowedLink } from '#db/contract/content-html.ts';
import { html, mediaUrl, moment, requiredText, slug, text } from '#db/contract/fields.ts';
import { isPageId } from '#db/contract/page-ids.ts';
import { ENQUIRY_EMAIL_MAX_CHARS, LIST_MAX_ITEMS, URL_MAX_CHARS } from '#db/limits.ts';

/** The control of a field. `group` is an object with fields, `list` repeats a field. */
export type Control =
  | 'line'
  | 'text'
  | 'rich-text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'date'
  | 'moment'
  | 'colour'
  | 'address'
  | 'link'
  | 'reference'
  | 'group'
  | 'list';

/** The target of a reference: a case study or a post by slug, an entry of a collection by name. */
export type ReferenceTo = 'case-study' | 'post' | 'partner' | 'office' | 'author';

/** The description of a field for a form: its label, its control and its rules. */
export interface FieldInfo {
  label: string;
  control: Control;
  hint?: string;
  /** The recommended number of characters. More are allowed with a hint in the form. */
  fits?: number;
  /** Whether it may be empty. */
  optional?: boolean;
  /** The values of a choice with their labels. */
  options?: readonly { value: string; label: string }[];
  to?: ReferenceTo;
  /** Whether it is the anchor of its part of the page. */
  isAnchor?: true;
  /** The noun for one entry of a list, such as 'figure'. */
  entry?: string;
  /** The minimum of a number, or of the number of entries in a list. */
  min?: number;
  max?: number;
  /** The kind of file at an address. */
  media?: 'picture' | 'film' | 'file';
}

const registry = z.registry<FieldInfo>();

/** The description of this field. Throws for a schema that was not made with the functions of this file. */
export function fieldInfo(schema: z.ZodType): FieldInfo {
  const info = registry.get(schema);
  if (!info) throw new Error('A field of a document was made without fieldInfo');
  return info;
}

/** As `fieldInfo`, but undefined for a schema that was not made here. */
export function findFieldInfo(schema: z.ZodType): FieldInfo | undefined {
  return registry.get(schema);
}

type Options = Pick<FieldInfo, 'hint' | 'fits' | 'optional'> & { max?: number };

function textField(control: 'line' | 'text', label: string, { max, ...info }: Options) {
  const schema = info.optional ? text(max).default('') : requiredText(max);
  return schema.register(registry, { label, control, ...info });
}

/** A single-line text. */
export const line = (label: string, options: Options = {}) =>
  textField('line', label, { max: 300, ...options });

/** A text of several lines without formatting. */
export const longText = (label: string, options: Options = {}) => textField('text', label, options);

/** Formatted text: HTML, which is sanitised when it is saved. */
export const richText = (label: string, options: Options = {}) =>
  html()
    .default('')
    .register(registry, { label, control: 'rich-text', ...options });

export const number = (
  label: string,
  { min = 0, max = 1_000_000, ...info }: Omit<Options, 'max'> & { min?: number; max?: number } = {},
) =>
  z
    .number()
    .min(min)
    .max(max)
    .register(registry, { label, control: 'number', min, max, ...info });

export const toggle = (label: string, info: Options = {}) =>
  z
    .boolean()
    .default(false)
    .register(registry, { label, control: 'switch', ...info });

/** One of `options`, each a value and its label. */
export const choice = <Value extends string>(
  label: string,
  options: Record<Value, string>,
  info: Options = {},
) =>
  z.enum(Object.keys(options) as [Value, ...Value[]]).register(registry, {
    label,
    control: 'choice',
    options: Object.entries<string>(options).map(([value, name]) => ({ value, label: name })),
    ...info,
  });

/** A date such as `2026-11-02`, or empty. */
export const day = (label: string, info: Options = {}) =>
  z
    .union([z.literal(''), z.iso.date('Enter a date')])
    .default('')
    .register(registry, { label, control: 'date', ...info });

/** A date and time, ISO 8601 in UTC, or empty. */
export const pointInTime = (label: string, info: Options = {}) =>
  z
    .union([z.literal(''), moment()])
    .default('')
    .register(registry, { label, control: 'moment', ...info });

/** A colour as `#rrggbb`. */
export const colour = (label: string, info: Options = {}) =>
  text(7)
    .regex(/^#[0-9a-f]{6}$/i, 'Use a colour such as #ff4b1f')
    .overwrite((value) => value.toLowerCase())
    .register(registry, { label, control: 'colour', ...info });

/** An anchor, or the last part of an address: lower-case letters, digits and hyphens. */
export const anchor = (label: string, info: Options = {}) =>
  slug()
    .refine((value) => !isPageId(value), 'This anchor is reserved')
    .register(registry, { label, control: 'line', isAnchor: true, ...info });

/** An email address. */
export const email = (label: string, info: Options = {}) =>
  text(ENQUIRY_EMAIL_MAX_CHARS)
    .pipe(z.email('Enter an email address'))
    .register(registry, { label, control: 'line', ...info });

/** The address of a picture, a film or a file. */
export const address = (
  label: string,
  { media = 'picture', ...info }: Options & Pick<FieldInfo, 'media'> = {},
) =>
  mediaUrl({ orEmpty: info.optional ?? false }).register(registry, {
    label,
    control: 'address',
    media,
    ...info,
  });

/** A picture with its alt text; an optional one may have an empty `src`. */
export const image = (label: string, info: Options = {}) =>
  group(
    label,
    { src: address(label, info), alt: line('Alt text', { optional: true, max: 500 }) },
    info,
  );

/** A film with its poster. */
export const film = (label: string, info: Options = {}) =>
  group(
    label,
    {
      src: address(label, { ...info, media: 'film' }),
      poster: address('Poster', { optional: true }),
    },
    info,
  );

/** A page of this site, or an https, mailto or tel address. Whether the page exists is checked when saving. */
export const link = (label: string, info: Options = {}) =>
  text(URL_MAX_CHARS)
    .refine(
      (value) => (info.optional && value === '') || isLink(value),
      'Use a page of this site, or an https address',
    )
    .register(registry, { label, control: 'link', ...info });

/** A button: its label and its link. */
export const button = (label: string, info: Options = {}) =>
  group(
    label,
    { label: line('Text', { fits: 40, optional: info.optional }), href: link('Links to', info) },
    info,
  );

/** SVG path data: only commands and numbers. */
const PATH_DATA = /^[MLHVCSQTAZmlhvcsqtaz0-9eE\s.,+-]*$/;

/** A single-colour drawing: the view box and path of an SVG. */
export const drawing = (label: string, info: Options = {}) =>
  group(
    label,
    {
      viewBox: text(60)
        .regex(
          info.optional
            ? /^(-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+)?$/
            : /^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/,
          'Enter four numbers',
        )
        .register(registry, { label: 'View box', control: 'line', ...info }),
      path: text(20_000)
        .regex(PATH_DATA, 'Use the path data of an SVG')
        .register(registry, { label: 'Path', control: 'text', ...info }),
    },
    info,
  );

/** A reference by slug or name; an optional one may be empty. */
export const reference = (label: string, to: ReferenceTo, info: Options = {}) =>
  (info.optional ? text(300).default('') : requiredText(300)).register(registry, {
    label,
    control: 'reference',
    to,
    ...info,
  });

/** Fields under a common heading. */
export const group = <Shape extends z.ZodRawShape>(
  label: string,
  shape: Shape,
  info: Options = {},
) => z.object(shape).register(registry, { label, control: 'group', ...info });

/** A list whose entries are added, sorted and removed; `entry` is the noun for one. */
export const list = <Entry extends z.ZodType>(
  label: string,
  entry: string,
  of: Entry,
  {
    min = 0,
    max = LIST_MAX_ITEMS,
    ...info
  }: Omit<Options, 'max'> & { min?: number; max?: number } = {},
) =>
  z
    .array(of)
    .min(min, `Must have at least ${min}`)
    .max(max, `Must have at most ${max}`)
    .register(registry, { label, control: 'list', entry, min, max, ...info });

function isLink(value: string): boolean {
  if (!isAllowedLink(value)) return false;
  return value.startsWith('/') || value.startsWith('#') || /^(https|mailto|tel):/i.test(value);
}
